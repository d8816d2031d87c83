import type { Schemas } from "@reserve/contract";
import { EmptyState, FieldStack, Link, loadable, Page, RadioGroup, ScreenOnly, Section, Sheet, Skeleton } from "@reserve/design-system";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { idIn } from "../../shared/links/url-id.ts";
import { dateTimeColumn, moneyColumn, nameColumn, ownColumn } from "../../shared/list/list-columns.ts";
import { useUrlQuery } from "../../shared/list/useUrlQuery.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";

type Row = Schemas["TrayEntrySummary"];
type State = Schemas["TrayState"];

const TrayDialog = loadable(async () => (await import("./TrayDialog.tsx")).TrayDialog);
const STATES: readonly State[] = ["Waiting", "Released", "Discarded"];
/** More than a shop ever has waiting; the oldest come first. */
const ROWS = 100;

/** « Envois à corriger »: orders and payments of the site that could not be taken. The URL holds the state and the open entry. */
export function TrayListScreen() {
  const { t } = useTranslation(["tray", "app"]);
  const { api } = useRuntime();
  const [search, setSearch] = useUrlQuery();
  const state = STATES.find((one) => one === search.get("state")) ?? "Waiting";
  const openId = idIn(search.get("entry"));
  const query = useQuery({
    ...api.query("listTrayEntries", { query: { state: [state], pageSize: ROWS } }),
    placeholderData: keepPreviousData,
  });
  const put = (name: "state" | "entry", value: string | null) =>
    setSearch(
      (next) => {
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page subtitle={t("subtitle")} title={t("app:screen.tray")}>
      <ScreenOnly>
        <RadioGroup
          isInline
          label={t("state.label")}
          onChange={(value) => put("state", value)}
          options={STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={state}
        />
      </ScreenOnly>
      <QueryState query={query} skeleton={<TraySkeleton />}>
        {({ items }) => (
          <Sheet>
            <Section title={t(`state.${state}`)}>
              <Entries rows={items} state={state} />
            </Section>
          </Sheet>
        )}
      </QueryState>
      {openId === null ? null : <TrayDialog id={openId} key={openId} onClose={() => put("entry", null)} />}
    </Page>
  );
}

function Entries({ rows, state }: { rows: readonly Row[]; state: State }) {
  const { t } = useTranslation("tray");
  const columns = useMemo(() => columnsOf(t, state), [t, state]);
  return (
    <DataTable
      caption={t("caption", { count: rows.length })}
      columns={columns}
      empty={<EmptyState detail={t("none.detail")} title={t(`none.${state}`)} />}
      getRowId={getRowId}
      options={inSheet}
      rows={rows}
    />
  );
}

const getRowId = ({ id }: Row) => String(id);
const inSheet = { isFlush: true };

/** Returns the columns of a state: problems of what waits, the order of what was released. */
function columnsOf(t: TFunction<"tray">, listed: State): readonly DataColumn<Row>[] {
  return [
    dateTimeColumn("receivedAt", t("column.receivedAt"), ({ receivedAt }) => receivedAt, { cardSlot: "footStart" }),
    nameColumn(
      "reference",
      t("column.reference"),
      ({ id, kind, reference, state }) => {
        const name = t(`kind.${kind}`, { reference });
        return state === "Waiting" ? <Link href={`?entry=${id}`}>{name}</Link> : name;
      },
      { room: "medium" },
    ),
    ...(listed === "Waiting" ? [problemsColumn(t)] : []),
    ...(listed === "Released" ? [orderColumn(t)] : []),
    moneyColumn("amount", t("column.amount"), ({ amount }) => amount, { cardSlot: "footEnd" }),
  ];
}

function problemsColumn(t: TFunction<"tray">): DataColumn<Row> {
  const words = ({ problems }: Row) => problems.map(({ errorMessage }) => errorMessage).join(" ");
  return {
    id: "problems",
    header: t("column.problems"),
    cell: (row) => <span title={words(row)}>{words(row)}</span>,
    isFlexible: true,
    cardSlot: "plain",
  };
}

function orderColumn(t: TFunction<"tray">): DataColumn<Row> {
  return ownColumn("document", t("column.document"), "short", ({ documentId }) =>
    documentId === null ? null : <Link href={to.order(documentId)}>{t("column.open")}</Link>,
  );
}

function TraySkeleton() {
  return (
    <FieldStack>
      <Sheet>
        <Section>
          <Skeleton height={240} />
        </Section>
      </Sheet>
    </FieldStack>
  );
}
