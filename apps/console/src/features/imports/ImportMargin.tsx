import type { Schemas } from "@reserve/contract";
import { ActionStack, Button, ButtonLink, Checkbox, DescriptionList, FieldStack, Note, Section, Timeline } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, ClockIcon, FilePlusIcon, SearchIcon } from "@reserve/design-system/icons";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";

type Found = Schemas["Import"];

/** Margin of an import: actions, file details, history. */
export function ImportMargin({ found }: { found: Found }) {
  return (
    <>
      <Actions found={found} key={found.state} />
      <FileFacts found={found} />
      <Events found={found} />
    </>
  );
}

function Actions({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const { state } = found;
  return (
    <Section isPanel title={t(state === "Done" ? "section.done" : "section.actions")}>
      <p>{t(`advice.${state}`, { count: found.writtenNewCount + found.writtenChangedCount })}</p>
      {state === "Verified" || state === "Stopped" ? <Start found={found} /> : null}
      {state === "Importing" ? <Stop id={found.id} /> : null}
      {state === "Failed" ? <Retry found={found} /> : null}
      {state === "Verified" || state === "Unmapped" || state === "Done" || state === "Unreadable" || state === "Stopped" ? (
        <ActionStack>
          {found.refusedCount > 0 ? (
            <SheetExport
              isFullWidth
              label={t("action.export", { count: found.refusedCount })}
              op="exportImportRefusals"
              query={{ id: found.id }}
            />
          ) : null}
          <ButtonLink href={to.imports()}>{t("action.other")}</ButtonLink>
        </ActionStack>
      ) : null}
    </Section>
  );
}

function Start({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const [creates, setCreates] = useState(found.creates);
  const [changes, setChanges] = useState(found.changes);
  const start = useWrite("startImport", { announce: () => ({ tone: "info", text: t("started") }) });
  const isUndecided = found.duplicateCount > 0 && found.duplicates === null;
  const isResumed = found.state === "Stopped";
  const count = (creates ? found.newCount - found.writtenNewCount : 0) + (changes ? found.changedCount - found.writtenChangedCount : 0);
  return (
    <FieldStack>
      {found.kind === "Onix" ? (
        <>
          <Checkbox checked={creates} label={t("option.creates", { count: found.newCount })} onChange={setCreates} />
          <Checkbox checked={changes} label={t("option.changes", { count: found.changedCount })} onChange={setChanges} />
        </>
      ) : null}
      <Button
        disabledReason={
          isUndecided ? t("option.undecided") : !creates && !changes ? t("option.none") : count === 0 ? t("option.nothing") : undefined
        }
        isBusy={start.isSending}
        isFullWidth
        onClick={() => void start.send({ body: { id: found.id, creates, changes } })}
        variant="primary"
      >
        {t(isResumed ? "action.resume" : `action.start${found.kind}`, { count })}
      </Button>
    </FieldStack>
  );
}

function Stop({ id }: { id: number }) {
  const { t } = useTranslation("imports");
  const stop = useWrite("stopImport");
  return (
    <ActionStack>
      <Button isFullWidth onClick={() => stop.ask({ body: { id } })}>
        {t("action.stop")}
      </Button>
      <Confirmation command={stop} detail={t("stopDetail")} />
    </ActionStack>
  );
}

function Retry({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const mayRetry = useMay()("retryBackgroundTask");
  const retry = useWrite("retryBackgroundTask");
  const { taskId } = found;
  if (taskId === null || !mayRetry) return <Note>{t("mayNotRetry")}</Note>;
  return (
    <Button isBusy={retry.isSending} isFullWidth onClick={() => void retry.send({ body: { id: taskId } })} variant="primary">
      {t("action.retry")}
    </Button>
  );
}

function FileFacts({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const format =
    found.kind === "Stock" ? t("format.stock") : t(found.usesShortTags ? "format.short" : "format.long", { release: found.release ?? "3" });
  const facts = [
    { term: t("field.format"), description: format },
    { term: t("field.sender"), description: found.sender },
    { term: t("field.sentAt"), description: found.sentAt && formatDateTime(found.sentAt) },
    { term: t("field.encoding"), description: found.encoding?.toUpperCase() },
    { term: t("field.recordCount"), description: formatCount(found.recordCount) },
    { term: t("field.fileSize"), description: t("size", { size: Math.ceil(found.fileSize / 1000) }) },
  ];
  return (
    <Section title={t("section.file")}>
      <DescriptionList items={facts.filter(({ description }) => Boolean(description))} />
    </Section>
  );
}

function Events({ found }: { found: Found }) {
  const { t } = useTranslation("imports");
  const { createdAt, createdBy, verifiedAt, startedAt, startedBy, endedAt, state } = found;
  const events = [
    {
      id: "ended",
      icon: state === "Done" ? <CircleCheckIcon /> : <BanIcon />,
      at: state === "Done" || state === "Stopped" ? endedAt : null,
      title: t(state === "Done" ? "event.done" : "event.stopped"),
    },
    { id: "started", icon: <ClockIcon />, at: startedAt, title: t("event.started", { name: startedBy ?? t("folder") }) },
    { id: "verified", icon: <SearchIcon />, at: verifiedAt, title: t("event.verified", { count: found.refusedCount }) },
    { id: "created", icon: <FilePlusIcon />, at: createdAt, title: t("event.created", { name: createdBy ?? t("folder") }) },
  ];
  return (
    <Section title={t("section.events")}>
      <Timeline items={events.flatMap(({ id, icon, at, title }) => (at ? [{ id, icon, title, time: formatDateTime(at) }] : []))} />
    </Section>
  );
}
