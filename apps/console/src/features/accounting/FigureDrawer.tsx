import type { Schemas } from "@reserve/contract";
import { Button, FieldStack, Skeleton } from "@reserve/design-system";
import { Drawer } from "@reserve/design-system/overlays";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { dateColumn, moneyColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { type AccountingPeriod, type Figure, figureOrders } from "./accounting.queries.ts";

type Row = Schemas["FigureRow"];

interface FigureDrawerProps {
  title: string;
  period: AccountingPeriod;
  figure: Figure;
  onClose: () => void;
}

/** Drawer with the papers and movements that a figure is the sum of, each with a link to its order, and their sum. */
export function FigureDrawer({ title, period, figure, onClose }: FigureDrawerProps) {
  const { t } = useTranslation("accounting");
  const { api } = useRuntime();
  const [page, setPage] = useState(1);
  const query = useQuery(figureOrders(api, period, figure, page));
  const isSplit = figure.figure !== "Receipts" && figure.figure !== "Deposits";
  const columns = useMemo(() => columnsOf(t, isSplit), [t, isSplit]);
  return (
    <Drawer onClose={onClose} size="wide" title={title}>
      <QueryState query={query} skeleton={<Skeleton height={240} />}>
        {({ items, sums, totalCount, pageSize }) => (
          <FieldStack>
            <p>
              {t(isSplit ? "figure.splitSum" : "figure.sum", {
                ...{ count: totalCount, amount: formatMoney(sums.amount) },
                ...{ noTax: formatMoney(sums.noTax ?? "0.00"), tax: formatMoney(sums.tax ?? "0.00") },
              })}
            </p>
            <DataTable caption={title} columns={columns} getRowId={getRowId} options={inSheet} rowHref={rowHref} rows={items} />
            {totalCount > pageSize ? (
              <div>
                <Button disabledReason={page === 1 ? t("figure.first") : undefined} onClick={() => setPage(page - 1)}>
                  {t("figure.previous")}
                </Button>
                <Button disabledReason={page * pageSize >= totalCount ? t("figure.last") : undefined} onClick={() => setPage(page + 1)}>
                  {t("figure.next")}
                </Button>
              </div>
            ) : null}
          </FieldStack>
        )}
      </QueryState>
    </Drawer>
  );
}

const inSheet = { isFlush: true, hasShortcuts: false };
const getRowId = ({ id }: Row) => id;
const rowHref = ({ documentId, voucherId }: Row) => (documentId === null ? to.voucher(voucherId ?? "") : to.order(documentId));

function columnsOf(t: TFunction<"accounting">, isSplit: boolean): readonly DataColumn<Row>[] {
  return [
    nameColumn("number", t("figure.order"), ({ number }) => number, { room: "number" }),
    textColumn("kind", t("figure.kind"), "medium", ({ kind, paper }) => paper ?? t(`figure.kinds.${kind}`), { cardSlot: "plain" }),
    dateColumn("day", t("sales.day"), ({ day }) => day, { cardSlot: "plain" }),
    ...(isSplit
      ? [moneyColumn<Row>("noTax", t("sales.noTax"), ({ noTax }) => noTax), moneyColumn<Row>("tax", t("vat.tax"), ({ tax }) => tax)]
      : []),
    moneyColumn("amount", t(isSplit ? "sales.withTax" : "figure.amount"), ({ amount }) => amount, { cardSlot: "corner" }),
  ];
}
