import type { Schemas } from "@reserve/contract";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatMoney } from "./format.ts";
import { documentBadge, paymentBadge } from "./order-status.tsx";
import { to } from "./to.ts";

type Row = Schemas["DocumentSummary"];

interface OrderTableProps {
  caption: string;
  orders: readonly Row[];
  /** Says whose each order is; left out where all are one person's. */
  hasCustomer?: boolean;
  isLoading?: boolean;
  /** How many bars stand there meanwhile. */
  loadingRows?: number;
}

/** A few orders inside another page: each leads to its own, and says where it stands. */
export function OrderTable({ caption, orders, hasCustomer = false, isLoading = false, loadingRows = 5 }: OrderTableProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const columns = useMemo(() => columnsOf(t, hasCustomer), [t, hasCustomer]);
  return (
    <DataTable
      caption={isLoading ? t("shared:state.loading") : caption}
      columns={columns}
      getRowId={getRowId}
      isFlush
      isLoading={isLoading}
      loadingRows={loadingRows}
      rowHref={rowHref}
      rows={orders}
      shortcuts={false}
    />
  );
}

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.order(id);

function columnsOf(t: TFunction<["orders", "shared"]>, hasCustomer: boolean): readonly DataColumn<Row>[] {
  const customer: DataColumn<Row> = {
    id: "customerName",
    header: t("list.customer"),
    isFlexible: true,
    cardSlot: "plain",
    cell: ({ customerName }) => customerName,
  };
  return [
    { id: "customId", header: t("list.number"), isMain: true, width: hasCustomer ? "80px" : "96px", cell: ({ customId }) => customId },
    {
      id: "date",
      header: t("list.date"),
      align: "nowrap",
      cardSlot: "plain",
      cell: ({ date }) => formatDateTime(date),
      ...(hasCustomer ? { width: "128px", hiddenBelow: "widest" } : { isFlexible: true }),
    },
    ...(hasCustomer ? [customer] : []),
    {
      id: "documentStatus",
      header: t("list.status"),
      width: "168px",
      align: "state",
      cardSlot: "footStart",
      cell: (order) => documentBadge(order, t),
    },
    {
      id: "paymentStatus",
      header: t("list.payment"),
      width: hasCustomer ? "120px" : "140px",
      align: "state",
      cardSlot: "footEnd",
      cell: (order) => paymentBadge(order, t),
    },
    {
      id: "totalPriceWithTax",
      header: t("list.total"),
      width: "92px",
      align: "end",
      cardSlot: "corner",
      cell: ({ totalPriceWithTax }) => formatMoney(totalPriceWithTax),
    },
  ];
}
