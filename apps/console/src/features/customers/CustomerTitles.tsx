import type { Schemas } from "@reserve/contract";
import { FieldStack, Link, Note, SearchField, Section } from "@reserve/design-system";
import { type DataColumn, DataTable, Pagination } from "@reserve/design-system/table";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Ean } from "../../shared/format/Ean.tsx";
import { to } from "../../shared/links/to.ts";
import { countColumn, dateTimeColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { customerName } from "./customer.name.ts";
import { TITLES_A_PAGE, titlesOf } from "./customers.queries.ts";

type Row = Schemas["CustomerTitle"];

/** All products a customer ordered, with their order, searchable by text or EAN; for users who may see orders. */
export function CustomerTitles({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const may = useMay();
  return (
    <Section title={t("section.titles")}>
      {may("listCustomerTitles") ? <Titles customer={customer} /> : <Note>{t("titles.mayNot")}</Note>}
    </Section>
  );
}

function Titles({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation(["customers", "shared"]);
  const { api } = useRuntime();
  const mayOpen = useMay()("getProduct");
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const query = useQuery({ ...titlesOf(api, customer.id, { search, page }), placeholderData: keepPreviousData });
  const columns = useMemo(() => columnsOf(t, mayOpen), [t, mayOpen]);
  const table = { columns, getRowId, options: inSheet };
  return (
    <FieldStack>
      <SearchField
        label={t("titles.search")}
        onDebouncedChange={(typed) => {
          setSearch(typed);
          setPage(1);
        }}
        placeholder={t("titles.search")}
        value={search}
      />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} loading={{ isFirst: true, bars: 5 }} rows={noRows} />}
      >
        {({ items, totalCount, totalIsExact }) =>
          totalCount === 0 ? (
            <Note>{t(search.trim() === "" ? "titles.none" : "titles.notFound")}</Note>
          ) : (
            <>
              <DataTable
                {...table}
                caption={t("titles.caption", { name: customerName(customer), count: totalCount })}
                loading={query.isPlaceholderData ? { isFirst: false } : undefined}
                rows={items}
              />
              {totalCount > TITLES_A_PAGE ? (
                <Pagination
                  onPageChange={setPage}
                  onPageSizeChange={() => setPage(1)}
                  page={page}
                  pageSize={TITLES_A_PAGE}
                  pageSizes={onePageSize}
                  texts={{ pageSize: t("shared:list.pageSize"), pagination: t("titles.pages") }}
                  totalCount={totalCount}
                  totalIsExact={totalIsExact}
                />
              ) : null}
            </>
          )
        }
      </QueryState>
    </FieldStack>
  );
}

const onePageSize = [TITLES_A_PAGE];
const noRows: readonly Row[] = [];
const inSheet = { isFlush: true, hasShortcuts: false };
const getRowId = ({ id }: Row) => String(id);

function columnsOf(t: TFunction<["customers", "shared"]>, mayOpen: boolean): readonly DataColumn<Row>[] {
  return [
    nameColumn(
      "title",
      t("titles.title"),
      ({ title, productId }) => (mayOpen && productId !== null ? <Link href={to.product(productId)}>{title}</Link> : title),
      {
        detail: ({ ean }) => (
          <Note>
            <Ean value={ean} />
          </Note>
        ),
      },
    ),
    textColumn("authors", t("titles.authors"), "medium", ({ authors }) => authors.join(", "), { hiddenBelow: "wide", cardSlot: "plain" }),
    countColumn("quantity", t("titles.quantity"), ({ quantity }) => quantity, { cardSlot: "footEnd" }),
    dateTimeColumn("date", t("titles.date"), ({ date }) => date, { cardSlot: "plain" }),
    ownColumn(
      "order",
      t("titles.order"),
      "number",
      ({ documentId, documentCustomId }) => (
        <Link href={to.order(documentId)}>{t("titles.orderNumber", { number: documentCustomId })}</Link>
      ),
      { cardSlot: "footStart" },
    ),
  ];
}
