import type { Schemas } from "@reserve/contract";
import { Alert, Axes, Axis, Note, Page, ProgressBar, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRefetch } from "../../shared/command/useRefetch.ts";
import { formatCount } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { ImportBadge } from "./ImportBadge.tsx";
import { ImportMargin } from "./ImportMargin.tsx";
import { ImportReading } from "./ImportReading.tsx";
import { ChangedRecords, NewRecords, RefusedRecords } from "./ImportRecords.tsx";
import { importById, isAtWork } from "./imports.queries.ts";

/** Screen of an import: validation results, progress, and outcome. */
export function ImportScreen() {
  return (
    <RecordPage backHref={to.imports()} name={({ fileName }) => fileName} query={importById} skeleton={<RecordSkeleton sheet={480} />}>
      {(found) => <ImportSheet found={found} />}
    </RecordPage>
  );
}

function ImportSheet({ found }: { found: Schemas["Import"] }) {
  const { t } = useTranslation("imports");
  useFreshRecords(found);
  const isWriting = found.state === "Importing" || found.state === "Stopped" || found.state === "Done";
  return (
    <Page title={found.fileName} titleExtra={<ImportBadge isInset state={found.state} />}>
      <SheetAndMargin margin={<ImportMargin found={found} />} marginLabel={t("section.margin")}>
        <Sheet>
          {found.fault ? (
            <Section label={t("section.fault")}>
              <Alert title={t(found.state === "Unreadable" ? "fault.unreadable" : "fault.partly")} tone="danger">
                {found.fault}
              </Alert>
            </Section>
          ) : null}
          {found.table ? <ImportReading found={found} table={found.table} /> : null}
          {isAtWork(found) || found.state === "Stopped" ? <Progress found={found} /> : null}
          {found.state === "Unreadable" || found.state === "Unmapped" ? null : (
            <Section isFlush label={t("section.counts")}>
              <Axes isEven>
                <Count
                  count={isWriting ? found.writtenNewCount : found.newCount}
                  note={isWriting ? t("count.of", { count: found.newCount }) : t("count.newNote")}
                  title={t(isWriting ? "count.created" : "count.new")}
                />
                <Count
                  count={isWriting ? found.writtenChangedCount : found.changedCount}
                  note={isWriting ? t("count.of", { count: found.changedCount }) : t("count.prices", { count: found.priceCount })}
                  title={t("count.changed")}
                />
                <Count count={found.unchangedCount} note={t("count.unchangedNote")} title={t("count.unchanged")} />
                <Count count={found.refusedCount} note={t("count.refusedNote")} title={t("count.refused")} />
              </Axes>
            </Section>
          )}
          {found.refusedCount > 0 ? <RefusedRecords found={found} /> : null}
          {found.changedCount > 0 ? <ChangedRecords found={found} /> : null}
          {found.newCount > 0 ? <NewRecords found={found} /> : null}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

function Count({ title, count, note }: { title: string; count: number; note: string }) {
  return (
    <Axis title={title}>
      <p>
        <strong>{formatCount(count)}</strong>
      </p>
      <Note>{note}</Note>
    </Axis>
  );
}

function Progress({ found }: { found: Schemas["Import"] }) {
  const { t } = useTranslation("imports");
  const { state, position, recordCount, progress } = found;
  return (
    <Section title={t(`progress.${state === "Verifying" ? "verifying" : "importing"}`)}>
      <ProgressBar
        label={t(`progress.${state === "Verifying" ? "verifying" : "importing"}`)}
        value={progress}
        valueText={state === "Verifying" ? undefined : t("progress.written", { count: position, total: formatCount(recordCount) })}
      />
      <Note>{t(state === "Verifying" ? "progress.leaveVerifying" : "progress.leave")}</Note>
    </Section>
  );
}

/** Refetches the records changed by an import whenever its status advances. */
function useFreshRecords({ state }: Schemas["Import"]): void {
  const refetch = useRefetch();
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was !== state) refetch(was === "Importing" ? "startImport" : "createImport");
  }, [refetch, state]);
}
