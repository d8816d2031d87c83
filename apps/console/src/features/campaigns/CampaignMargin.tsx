import type { Output } from "@reserve/contract";
import { ActionStack, Alert, Button, FieldStack, Form, Note, RadioGroup, Section, TextField } from "@reserve/design-system";
import { type Check, Checks } from "@reserve/design-system/checks";
import { EmailListField } from "@reserve/design-system/fields";
import { CalendarClockIcon, CopyIcon, ExternalLinkIcon, MailIcon, SendIcon } from "@reserve/design-system/icons";
import { DateTimePicker } from "@reserve/design-system/pickers";
import { departureFaults, isCountTyped, typedCount } from "@reserve/domain";
import { findInLetter, type LetterFinding } from "@reserve/domain/campaign-letter";
import { type LetterFault, letterFault, type RenderedLetter } from "@reserve/domain/letter-page";
import type { TFunction } from "i18next";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { fileSize } from "../../shared/format/file-size.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useUser } from "../../shared/session/permissions.ts";
import { readStored, store } from "../../shared/session/stored.ts";
import type { CampaignValues } from "./campaign.values.ts";

type Entity = Output<"updateCampaign">["entityOutput"];

interface CampaignMarginProps {
  /** Null: a new one. */
  record: Entity | null;
  values: CampaignValues;
  /** True with unsaved changes. */
  isDirty: boolean;
  /** The rendered letter; null before the first one. */
  page: RenderedLetter | null;
  /** Number of recipients; null while none are chosen. */
  people: number | null;
}

/** Margin of a campaign: findings, test mail, and sending. */
export function CampaignMargin({ record, values, isDirty, page, people }: CampaignMarginProps) {
  const { t } = useTranslation("campaigns");
  // Parsing a long letter is slow: typing does not wait for it.
  const content = useDeferredValue(values.content);
  const findings = useMemo(() => findInLetter(content, page), [content, page]);
  // The preview compiles shortly after an edit: an empty campaign has none, and `departureFaults` reports it.
  const fault = page && letterFault(page);
  return (
    <>
      <BeforeLeaving fault={fault} findings={findings} values={values} />
      <Test isDirty={isDirty} record={record} values={values} />
      {record ? (
        <Departure fault={fault} findings={findings} isDirty={isDirty} people={people} record={record} values={values} />
      ) : (
        <Note>{t("campaign.newNote")}</Note>
      )}
      {record ? <Further isDirty={isDirty} record={record} /> : null}
    </>
  );
}

/** Maximum number of findings in the list. */
const SHOWN = 12;

interface BeforeLeavingProps {
  fault: LetterFault | null;
  findings: readonly LetterFinding[];
  values: CampaignValues;
}

function BeforeLeaving({ fault, findings, values }: BeforeLeavingProps) {
  const { t, i18n } = useTranslation("campaigns");
  const missing = departureFaults(values).map(({ field, reason }): Check => ({ id: field, state: "no", label: t(`fault.${reason}`) }));
  const isUnsent = fault !== null && fault !== "UnsubscribeHidden" && values.content.trim() !== "";
  const checks: Check[] = [
    ...missing,
    ...(isUnsent ? [{ id: fault, state: "no" as const, label: t(`fault.${fault}`) }] : []),
    ...findings.slice(0, SHOWN).map(
      (finding, index): Check => ({
        id: `${finding.kind} ${finding.line} ${index}`,
        state: stateOf(finding.kind),
        label: t(`finding.${finding.kind}.label`),
        detail: detailOf(finding, t, i18n.language),
      }),
    ),
  ];
  return (
    <Section isPanel title={t("section.before")}>
      {checks.length > 0 ? <Checks checks={checks} label={t("section.before")} /> : <Note>{t("finding.none")}</Note>}
      {findings.length > SHOWN ? <Note>{t("finding.more", { count: findings.length - SHOWN })}</Note> : null}
      <LinkCheck content={values.content} />
    </Section>
  );
}

/** The footer that is added is no fault; it is listed because the preview shows it. */
function stateOf(kind: LetterFinding["kind"]): Check["state"] {
  if (kind === "UnsubscribeAdded") return "yes";
  return kind === "LinkDead" || kind === "UnsubscribeHidden" ? "no" : "wait";
}

type Link = Output<"checkCampaignLinks">["entityOutput"]["links"][number];

/** Checks the links of the campaign on demand; never automatically. */
function LinkCheck({ content }: { content: string }) {
  const { t } = useTranslation("campaigns");
  const [checked, setChecked] = useState<{ content: string; links: readonly Link[] } | null>(null);
  const checkedContent = useRef(content);
  const check = useWrite("checkCampaignLinks", {
    announce: () => ({ text: t("links.done") }),
    onDone: ({ entityOutput: { links } }) => setChecked({ content: checkedContent.current, links }),
  });
  const checks = (checked?.links ?? []).map(
    (link): Check => ({
      id: link.url,
      state: link.state === "Answers" ? "yes" : link.state === "Dead" || link.state === "NoAnswer" ? "no" : "wait",
      label: link.url.replace(/^https?:\/\//, ""),
      detail: t("finding.line", { line: link.line, said: describeLink(link, t) }),
    }),
  );
  return (
    <FieldStack>
      {checked ? <Checks checks={checks} label={t("links.list")} /> : null}
      {checked && checks.length === 0 ? <Note>{t("links.none")}</Note> : null}
      {checked && checked.content !== content ? <Note>{t("links.changed")}</Note> : null}
      <Button
        icon={<ExternalLinkIcon />}
        isBusy={check.isSending}
        isFullWidth
        onClick={() => {
          checkedContent.current = content;
          void check.send({ body: { content } });
        }}
      >
        {t("links.check")}
      </Button>
    </FieldStack>
  );
}

function describeLink({ state, status, movedTo, reason }: Link, t: TFunction<"campaigns">): string {
  if (reason !== null) return t(`links.reason.${reason}`);
  return t(`links.state.${state}`, { status, url: movedTo });
}

function detailOf({ kind, line, about }: LetterFinding, t: TFunction<"campaigns">, locale: string): string {
  const detail = t(`finding.${kind}.detail`, { about: kind === "TooLarge" ? fileSize(Number(about), locale) : (about ?? "") });
  return line === null ? detail : t("finding.line", { line, said: detail });
}

const TEST_PEOPLE = "campaign test";
const MOST_TEST_PEOPLE = 10;

/** Parses the stored recipients of the last test. */
function testPeople(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, MOST_TEST_PEOPLE) : [];
}

/** Sends a test of the saved campaign, or of the unsaved one where the client allows drafts. */
function Test({ record, values, isDirty }: Pick<CampaignMarginProps, "record" | "values" | "isDirty">) {
  const { t } = useTranslation("campaigns");
  const { variant } = useRuntime();
  const userId = useUser().data?.id ?? 0;
  // A campaign that was just created opens another page: the test recipients are preserved.
  const [people, setPeople] = useState(() => testPeople(readStored("tab", userId, TEST_PEOPLE)));
  const choose = (emails: string[]) => {
    const chosen = emails.slice(0, MOST_TEST_PEOPLE);
    setPeople(chosen);
    store("tab", userId, TEST_PEOPLE, chosen.length > 0 ? chosen : null);
  };
  const announce = () => ({ text: t("test.sent", { count: people.length }) });
  const saved = useWrite("sendCampaignTest", { announce });
  const draft = useWrite("sendCampaignDraft", { announce });
  const isDraft = isDirty || record === null;
  const reason = people.length === 0 ? t("test.nobody") : isDraft && !variant.flags.mailCampainDraft ? t("campaign.saveFirst") : undefined;
  const { subject, contentType, content } = values;
  const send = () => {
    if (reason !== undefined) return;
    if (isDraft || !record) void draft.send({ body: { subject, contentType, content, to: people } });
    else void saved.send({ body: { id: record.id, to: people } });
  };
  const refused = saved.failure ?? draft.failure;
  return (
    <Section title={t("section.test")}>
      <Form onSubmit={send}>
        <EmailListField label={t("test.to")} onChange={choose} value={people} />
        <Button disabledReason={reason} icon={<MailIcon />} isBusy={saved.isSending || draft.isSending} isFullWidth type="submit">
          {t("test.send")}
        </Button>
      </Form>
      {refused && refused.propertiesErrorMessages.length > 0 ? (
        <Alert tone="danger">{refused.propertiesErrorMessages.map(({ errorMessage }) => errorMessage).join(" ")}</Alert>
      ) : null}
      {record?.testedAt ? (
        <Note>{t(record.isTestCurrent && !isDirty ? "test.last" : "test.lastChanged", { date: formatDateTime(record.testedAt) })}</Note>
      ) : (
        <Note>{t("test.never")}</Note>
      )}
    </Section>
  );
}

interface DepartureProps extends Omit<CampaignMarginProps, "page" | "record"> {
  record: Entity;
  fault: LetterFault | null;
  findings: readonly LetterFinding[];
}

/** Sends or schedules the campaign; the confirmation shows the number of recipients, and above a thousand it has to be typed. */
function Departure({ record, values, fault, findings, isDirty, people }: DepartureProps) {
  const { t, i18n } = useTranslation("campaigns");
  const [kind, setKind] = useState<"now" | "later">("now");
  const [at, setAt] = useState<string | null>(null);
  const [typed, setTyped] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = useWrite("startCampaign", {
    announce: ({ entityOutput }) => ({ text: t(entityOutput.state === "scheduled" ? "departure.scheduled" : "departure.started") }),
  });
  const count = people ?? 0;
  const mustType = isCountTyped(count);
  const input = { body: { id: record.id, recipientCount: count, dontSendBeforeDateUtc: kind === "later" ? at : null } };
  const typedTotal = typedCount(typed, count);
  const reason = reasonOf();
  function reasonOf(): string | undefined {
    if (isDirty) return t("campaign.saveFirst");
    const [missing] = departureFaults(values);
    if (missing) return t(`fault.${missing.reason}`);
    if (fault) return t(`fault.${fault}`);
    if (people === null) return t("departure.counting");
    if (people === 0) return t("departure.nobody");
    if (kind === "later" && at === null) return t("departure.noDate");
    return undefined;
  }
  const confirm = () => {
    setIsWrong(mustType && typedTotal.kind !== "same");
    if (mustType && typedTotal.kind !== "same") field.current?.focus();
    else start.confirm(input);
  };
  const dead = findings.filter(({ kind: found }) => found === "LinkDead");
  return (
    <Section title={t("section.departure")}>
      <Form
        onSubmit={() => {
          if (reason !== undefined) return;
          setTyped("");
          setIsWrong(false);
          start.ask(input, `"${record.version}"`);
        }}
      >
        <RadioGroup
          label={t("departure.when")}
          name="departure"
          onChange={(value) => setKind(value as "now" | "later")}
          options={(["now", "later"] as const).map((value) => ({ value, label: t(`departure.${value}`) }))}
          value={kind}
        />
        {kind === "later" ? <DateTimePicker help={t("departure.help")} label={t("departure.date")} onChange={setAt} value={at} /> : null}
        <Button
          disabledReason={reason}
          icon={kind === "later" ? <CalendarClockIcon /> : <SendIcon />}
          isFullWidth
          type="submit"
          variant="primary"
        >
          {t(kind === "later" ? "departure.schedule" : "departure.start")}
        </Button>
      </Form>
      <Confirmation
        command={start}
        detail={
          kind === "later" && at
            ? t("departure.detailLater", { subject: record.subject, date: formatDateTime(at), people: t("people", { count }) })
            : t("departure.detailNow", { subject: record.subject, people: t("people", { count }) })
        }
        initialFocus={mustType ? field : undefined}
        onConfirm={confirm}
      >
        {dead.length > 0 ? (
          <Alert title={t("departure.dead", { count: dead.length })} tone="danger">
            {dead
              .slice(0, 3)
              .map((finding) => detailOf(finding, t, i18n.language))
              .join(" ")}
          </Alert>
        ) : null}
        {mustType ? (
          <FieldStack>
            <TextField
              autoComplete="off"
              error={isWrong ? wordsOf(typedTotal, t) : undefined}
              help={t("departure.typeHelp")}
              inputMode="numeric"
              label={t("departure.type")}
              onChange={(value) => {
                setTyped(value);
                setIsWrong(false);
              }}
              ref={field}
              value={typed}
            />
          </FieldStack>
        ) : null}
      </Confirmation>
    </Section>
  );
}

function wordsOf(typedTotal: ReturnType<typeof typedCount>, t: TFunction<"campaigns">): string {
  return typedTotal.kind === "short" ? t("departure.missing", { count: typedTotal.missing }) : t("departure.other");
}

/** A copy of it, and its end. */
export function Further({ record, isDirty }: { record: Pick<Entity, "id" | "name" | "state" | "version">; isDirty: boolean }) {
  const { t } = useTranslation("campaigns");
  const navigate = useNavigate();
  const clone = useWrite("cloneCampaign", { onDone: ({ entityOutput }) => void navigate(to.campaign(entityOutput.id)) });
  return (
    <Section title={t("section.further")}>
      <ActionStack>
        <Button icon={<CopyIcon />} isBusy={clone.isSending} isFullWidth onClick={() => void clone.send({ body: { id: record.id } })}>
          {t("campaign.clone")}
        </Button>
        {record.state === "draft" || record.state === "sent" ? (
          <DeleteButton
            detail={t(record.state === "sent" ? "campaign.deleteSent" : "campaign.deleteDetail", { name: record.name })}
            disabledReason={isDirty ? t("campaign.saveFirst") : undefined}
            label={t("campaign.delete")}
            nextUrl={to.campaigns()}
            op="deleteCampaign"
            record={record}
          />
        ) : null}
      </ActionStack>
    </Section>
  );
}
