import type { Schemas } from "@reserve/contract";
import { Button, EmptyState, FieldStack, ScreenOnly, Section } from "@reserve/design-system";
import { DownloadIcon, LockIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { useWrite } from "../../shared/command/useWrite.ts";
import { useFileDownload } from "../../shared/export/useFileDownload.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { closingColumns, periodName } from "./closing.columns.tsx";
import { tillClosings } from "./till.queries.ts";

type Closing = Schemas["TillClosing"];

/** Closings of the year of a day, its months and the year that can be closed, and the archives. */
export function TillClosings({ till: { day, store, entryCount } }: { till: Schemas["TillDay"] }) {
  const { t, i18n } = useTranslation("till");
  const { api } = useRuntime();
  const ofStore = store ? { storeId: store.id } : {};
  const year = Number(day.slice(0, 4));
  const query = useQuery(tillClosings(api, { year, ...ofStore }));
  const archive = useFileDownload(t("file.done"));
  const command = useWrite("closeTillPeriod", {
    announce: ({ entityOutput }) => ({ detail: t("closings.done", { period: periodName(entityOutput, i18n.language) }) }),
  });
  const take = (kind: "Month" | "Year") =>
    void archive.take(api.download("generateTillArchive", { body: { kind, day, ...ofStore } }), `caisse-archive-${day}.jsonl`);
  const pending = command.pendingInput?.body;
  return (
    <Section aside={t("closings.entries", { count: entryCount })} title={t("closings.title", { year })}>
      <ScreenOnly>
        <FieldStack>
          {(query.data?.closable ?? []).map((period) => (
            <Button
              icon={<LockIcon />}
              isBusy={command.isSending}
              key={period.kind}
              onClick={() => command.ask({ body: { ...period, ...ofStore } })}
            >
              {t("closings.close", { period: periodName(period, i18n.language) })}
            </Button>
          ))}
          {(["Month", "Year"] as const).map((kind) => (
            <Button icon={<DownloadIcon />} isBusy={archive.isBusy} key={kind} onClick={() => take(kind)}>
              {t("closings.archive", { period: periodName({ kind, day }, i18n.language) })}
            </Button>
          ))}
        </FieldStack>
      </ScreenOnly>
      <QueryState query={query} skeleton={null}>
        {({ items }) => <ClosingTable closings={items} />}
      </QueryState>
      {pending ? <Confirmation command={command} detail={t("closings.ask", { period: periodName(pending, i18n.language) })} /> : null}
    </Section>
  );
}

function ClosingTable({ closings }: { closings: readonly Closing[] }) {
  const { t, i18n } = useTranslation("till");
  const columns = useMemo(() => closingColumns(t, i18n.language), [t, i18n.language]);
  return (
    <DataTable
      caption={t("closings.caption", { count: closings.length })}
      columns={columns}
      empty={<EmptyState detail={t("closings.noneDetail")} title={t("closings.none")} />}
      getRowId={({ kind, number }) => `${kind} ${number}`}
      options={inSheet}
      rows={closings}
    />
  );
}

const inSheet = { isFlush: true };
