import type { Output } from "@reserve/contract";
import { Checkbox, Note, RadioGroup, Section, Select, TextArea } from "@reserve/design-system";
import { HtmlEditor, type Insertion, MjmlEditor } from "@reserve/design-system/code";
import { CheckGroup, CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { CodeText } from "@reserve/design-system/source";
import { campaignFaults, isListTooLong, type MailTarget, mailTargets, readEmailList } from "@reserve/domain";
import { placeBlock } from "@reserve/domain/letter-block";
import { UNSUBSCRIBE_MARK } from "@reserve/domain/unsubscribe-link";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { type RecordFormState, useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatCount } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { useDebounced } from "../../shared/list/useDebounced.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { TargetNote } from "../../shared/record/TargetNote.tsx";
import { CampaignMargin } from "./CampaignMargin.tsx";
import { type CampaignValues, campaignSaveOf, campaignValuesOf } from "./campaign.values.ts";
import { campaignBadge } from "./campaignBadge.tsx";
import { type ChosenTarget, campaignTargets, recipientCount } from "./campaigns.queries.ts";
import { LetterBlockDialog, useLetterBlocks } from "./LetterBlockDialog.tsx";
import { useLetterPage } from "./useLetterPage.ts";

type Entity = Output<"updateCampaign">["entityOutput"];
type Form = RecordFormState<CampaignValues>;

interface CampaignFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a campaign: recipients with their number, content beside its preview, and findings to check before sending. */
export function CampaignForm({ record, neighbourLinks }: CampaignFormProps) {
  const { t } = useTranslation("campaigns");
  const { api, variant } = useRuntime();
  const { disableMjml } = variant.flags;
  const fresh = disableMjml
    ? {
        contentType: "Html" as const,
        content: `<p>${t("starter.hello")}</p>\n<p><a href="${UNSUBSCRIBE_MARK}">${t("starter.leave")}</a></p>\n`,
      }
    : { contentType: "Mjml" as const, content: mjmlStarter(t("starter.hello"), t("starter.leave")) };
  const [search] = useSearchParams();
  // Opened from an analytics target: its members are the recipients.
  const opened = record ? null : idIn(search.get("target"));
  const going = opened === null ? {} : { mailTarget: "AnalyticsTargetIds" as const, analyticsTargetIds: [opened] };
  const form = useRecordForm({
    name: `campaign ${record?.id ?? (opened === null ? "new" : `new ${opened}`)}`,
    label: record ? t("campaign.unsaved", { name: record.name }) : t("campaign.new"),
    record,
    create: { op: "createCampaign", url: ({ id }) => to.campaign(id) },
    update: "updateCampaign",
    values: (entity) => campaignValuesOf(entity, { ...fresh, ...going }),
    fields: {
      mailTarget: { label: t("field.target"), text: ({ mailTarget }) => t(`target.${mailTarget}`) },
      subscriptionIdentifier: t("field.subscription"),
      analyticsTargetIds: { label: t("field.analyticsTargets"), text: ({ analyticsTargetIds }) => analyticsTargetIds.join(", ") || null },
      emailList: { label: t("field.emailList"), isLongText: true },
      subject: t("field.subject"),
      name: t("field.name"),
      contentType: { label: t("field.contentType"), text: ({ contentType }) => t(`contentType.${contentType}`) },
      content: { label: t("field.content"), isLongText: true },
    },
    check(typed) {
      const properties = campaignFaults(typed, variant.flags).map(({ field, reason }) => ({
        propertyName: field as string,
        errorMessage: reason === "EmailInvalid" ? t("fault.EmailInvalid", { list: invalidIn(typed.emailList) }) : t(`fault.${reason}`),
      }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: campaignSaveOf,
  });
  const { values, field } = form;
  const page = useLetterPage(values);
  const blocks = useLetterBlocks();
  const insertion: Insertion = {
    label: t("block.insert"),
    ask: ({ source, pen, onChoose, onClose }) => (
      <LetterBlockDialog
        blocks={blocks}
        onChoose={(block) => {
          const { text, at } = placeBlock(values.contentType, source, pen, block);
          onChoose(text, at);
        }}
        onClose={onClose}
      />
    ),
  };
  const letter = {
    ...field("content"),
    help: t("field.contentHelp", { mark: UNSUBSCRIBE_MARK }),
    preview: page?.html ?? null,
    problems: (page?.problems ?? []).map(({ kind, line, element, detail }) => ({
      line,
      message: t(`problem.${kind}`, { element, detail }),
    })),
    insertion: blocks.length > 0 ? insertion : undefined,
    rows: 22,
  };
  const count = useQuery(recipientCount(api, useTarget(values)));
  return (
    <RecordForm
      actions={neighbourLinks}
      form={form}
      margin={<CampaignMargin isDirty={form.isDirty} page={page} people={count.data?.total ?? null} record={record} values={values} />}
      marginLabel={t("campaign.margin")}
      saveLabel={t(record ? "campaign.save" : "campaign.create")}
      subtitle={record ? t("campaign.number", { id: record.id }) : undefined}
      title={record?.name ?? t("campaign.new")}
      titleExtra={record ? campaignBadge(record.state, t) : null}
    >
      <Section aside={count.data ? t("people", { count: count.data.total }) : undefined} title={t("section.who")}>
        <TargetFields form={form} />
        {values.mailTarget === "AnalyticsTargetIds" ? values.analyticsTargetIds.map((id) => <TargetNote id={id} key={id} />) : null}
        {count.data && count.data.suppressed > 0 ? <Note>{t("who.suppressed", { count: count.data.suppressed })}</Note> : null}
        {count.data && count.data.notAgreed > 0 ? <Note>{t("who.notAgreed", { count: count.data.notAgreed })}</Note> : null}
      </Section>
      <Section title={t("section.subject")}>
        <FieldGrid>
          <FieldCell span={8}>
            <CountedTextField
              {...field("subject")}
              autoComplete="off"
              help={t("field.subjectHelp", { count: values.subject.trim().length })}
              maxLength={250}
            />
          </FieldCell>
          <FieldCell span={4}>
            <CountedTextField {...field("name")} autoComplete="off" help={t("field.nameHelp")} maxLength={200} required />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section aside={t(`contentType.${values.contentType}`)} title={t("section.letter")}>
        {values.contentType === "Mjml" ? <MjmlEditor {...letter} /> : <HtmlEditor {...letter} />}
      </Section>
      <Section title={t("section.text")}>
        <CodeText label={t("section.text")} text={page?.text ?? ""} />
      </Section>
    </RecordForm>
  );
}

/** Returns the initial letter: a greeting and an unsubscribe link. */
function mjmlStarter(hello: string, leave: string): string {
  return `<mjml>
  <mj-body width="600px">
    <mj-section>
      <mj-column>
        <mj-text font-size="16px">${hello}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section>
      <mj-column>
        <mj-text font-size="12px"><a href="${UNSUBSCRIBE_MARK}">${leave}</a></mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;
}

/** Returns the recipients to count once typing pauses; null while none are selected. */
function useTarget({ mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds }: CampaignValues): ChosenTarget | null {
  const list = useDebounced(emailList, 400);
  const target = { mailTarget, emailList: "", subscriptionIdentifier: null, analyticsTargetIds: [] };
  switch (mailTarget) {
    case "EmailList":
      return list.trim() === "" || isListTooLong(list) ? null : { ...target, emailList: list };
    case "SubscriptionId":
      return subscriptionIdentifier === null ? null : { ...target, subscriptionIdentifier };
    case "AnalyticsTargetIds":
      return analyticsTargetIds.length === 0 ? null : { ...target, analyticsTargetIds: [...analyticsTargetIds] };
  }
}

/** Maximum number of addresses named in a message; the list may have thousands. */
const NAMED = 5;

function invalidIn(list: string): string {
  const { invalid } = readEmailList(list);
  const named = invalid.slice(0, NAMED).map((one) => one.slice(0, 80));
  return invalid.length > NAMED ? `${named.join(" ; ")} …` : named.join(" ; ");
}

/** Length in characters above which browsers take a second or more to paste by themselves. */
const LONG_PASTE = 50_000;

/** Returns a list with one address per line, which renders faster than a single line; a quoted name may contain separators. */
function linesOf(list: string): string {
  return list.includes('"') ? list : list.replace(/; ?/g, "\n");
}

/** Fields of the recipients: one of three kinds, and its choice. */
function TargetFields({ form }: { form: Form }) {
  const { t } = useTranslation("campaigns");
  const { api } = useRuntime();
  const { values, field, change } = form;
  const { data: targets } = useQuery(campaignTargets(api));
  // A target deleted meanwhile stays selected until the user removes it: otherwise the campaign would have fewer recipients than they expect.
  const gone = values.analyticsTargetIds.filter((id) => targets && !targets.analyticsTargets.some((target) => target.id === id));
  const isTooLong = isListTooLong(values.emailList);
  const list = readEmailList(isTooLong ? "" : values.emailList);
  const facts = [
    t("who.addresses", { count: list.emails.length }),
    list.duplicates.length > 0
      ? t("who.duplicates", { count: list.duplicates.length, list: list.duplicates.slice(0, NAMED).join(", ") })
      : "",
    list.invalid.length > 0 ? t("who.invalid", { count: list.invalid.length, list: invalidIn(values.emailList) }) : "",
  ];
  return (
    <FieldGrid>
      <FieldCell span={12}>
        <RadioGroup
          {...field("mailTarget")}
          isInline
          onChange={(value) => change({ mailTarget: value as MailTarget })}
          options={mailTargets.map((value) => ({ value, label: t(`target.${value}`) }))}
        />
      </FieldCell>
      <FieldCell span={12}>
        {values.mailTarget === "EmailList" ? (
          <TextArea
            {...field("emailList")}
            {...(isTooLong ? { error: t("fault.EmailListLong") } : {})}
            help={isTooLong || values.emailList.trim() === "" ? t("field.emailListHelp") : facts.filter(Boolean).join(" ")}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData("text/plain");
              if (pasted.length < LONG_PASTE) return;
              event.preventDefault();
              const { value, selectionStart, selectionEnd } = event.currentTarget;
              change({ emailList: value.slice(0, selectionStart) + linesOf(pasted) + value.slice(selectionEnd) });
            }}
            rows={4}
            spellCheck={false}
          />
        ) : null}
        {values.mailTarget === "SubscriptionId" ? (
          targets?.subscriptions.length === 0 ? (
            <Note>{t("who.noSubscription")}</Note>
          ) : (
            <Select
              {...field("subscriptionIdentifier")}
              help={t("field.subscriptionHelp")}
              options={(targets?.subscriptions ?? []).map(({ identifier, name, count }) => ({
                value: identifier,
                label: `${name} (${formatCount(count)})`,
              }))}
              placeholder={t("who.choose")}
            />
          )
        ) : null}
        {values.mailTarget === "AnalyticsTargetIds" ? (
          targets?.analyticsTargets.length === 0 && gone.length === 0 ? (
            <Note>{t("who.noAnalyticsTarget")}</Note>
          ) : (
            <CheckGroup count={formatCount(values.analyticsTargetIds.length)} legend={field("analyticsTargetIds").label}>
              {gone.map((id) => (
                <Checkbox
                  checked
                  key={id}
                  label={t("who.deletedTarget", { id })}
                  onChange={() => change({ analyticsTargetIds: values.analyticsTargetIds.filter((other) => other !== id) })}
                />
              ))}
              {(targets?.analyticsTargets ?? []).map(({ id, name, count }) => (
                <Checkbox
                  checked={values.analyticsTargetIds.includes(id)}
                  key={id}
                  label={`${name} (${formatCount(count)})`}
                  onChange={(isChosen) => {
                    const others = values.analyticsTargetIds.filter((other) => other !== id);
                    change({ analyticsTargetIds: isChosen ? [...others, id] : others });
                  }}
                />
              ))}
            </CheckGroup>
          )
        ) : null}
      </FieldCell>
    </FieldGrid>
  );
}
