import type { Schemas } from "@reserve/contract";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../links/to.ts";
import { badgeColumn, dateTimeColumn, moneyColumn, nameColumn } from "./list-columns.ts";
import { documentBadge, paymentBadge } from "./order-status.tsx";

type Row = Schemas["DocumentSummary"];

interface OrderTableProps {
  caption: string;
  orders: readonly Row[];
  /** Shows the customer of each order; omitted when all belong to one customer. */
  hasCustomer?: boolean;
  isLoading?: boolean;
  /** Number of skeleton rows. */
  loadingRows?: number;
}

/** Table of a few orders inside another page, with links and statuses. */
export function OrderTable({ caption, orders, hasCustomer = false, isLoading = false, loadingRows = 5 }: OrderTableProps) {
  const { t } = useTranslation(["orders", "shared"]);
  const columns = useMemo(() => columnsOf(t, hasCustomer), [t, hasCustomer]);
  return (
    <DataTable
      caption={isLoading ? t("shared:state.loading") : caption}
      columns={columns}
      getRowId={getRowId}
      loading={isLoading ? { isFirst: true, bars: loadingRows } : undefined}
      options={inSheet}
      rowHref={rowHref}
      rows={orders}
    />
  );
}

const getRowId = ({ id }: Row) => String(id);
const inSheet = { isFlush: true, hasShortcuts: false };
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
    nameColumn("customId", t("list.number"), ({ customId }) => customId, { room: "number" }),
    hasCustomer
      ? dateTimeColumn("date", t("list.date"), ({ date }) => date, { cardSlot: "plain", hiddenBelow: "widest" })
      : { ...dateTimeColumn<Row>("date", t("list.date"), ({ date }) => date, { cardSlot: "plain", isFlexible: true }), width: undefined },
    ...(hasCustomer ? [customer] : []),
    badgeColumn("documentStatus", t("list.status"), [t("documentStatus.AwaitingPayment")], (order) => documentBadge(order, t), {
      cardSlot: "footStart",
    }),
    badgeColumn("paymentStatus", t("list.payment"), [t("paymentStatus.Pending")], (order) => paymentBadge(order, t), {
      cardSlot: "footEnd",
    }),
    moneyColumn("totalPriceWithTax", t("list.total"), ({ totalPriceWithTax }) => totalPriceWithTax, { cardSlot: "corner" }),
  ];
}
