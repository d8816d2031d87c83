import type { ClientFlags } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { listDocuments } from "@reserve/contract/lists";
import type { DataColumn } from "@reserve/design-system/table";
import type { ColumnsState } from "@reserve/design-system/table/columns";
import type { TFunction } from "i18next";
import { badgeColumn, dateTimeColumn, moneyColumn, nameColumn, ownColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { documentBadge, paymentBadge } from "../../../shared/list/order-status.tsx";

const { filters } = listDocuments;

type Row = Schemas["DocumentSummary"];

/**
 * Returns the columns of the orders list; memoize them per language, so that rows only rerender when their data changed. Each but the name has the
 * width of its widest word, so that nothing moves when the rows arrive.
 */
export function orderColumns(t: TFunction<"orders">, { multiStore }: Pick<ClientFlags, "multiStore">): readonly DataColumn<Row>[] {
  const states = filters.documentStatus.is.map((one) => t(`documentStatus.${one}`));
  const payments = filters.paymentStatus.is.map((one) => t(`paymentStatus.${one}`));
  const store = textColumn<Row>("store", t("filter.storeId"), "medium", (row) => row.store?.name, {
    hiddenBelow: "desktop",
    cardSlot: "hidden",
  });
  const rare = { cardSlot: "hidden" } as const;
  return [
    nameColumn("customId", t("list.number"), ({ customId }) => customId, { room: "number", cardSlot: "lead" }),
    dateTimeColumn("date", t("list.date"), ({ date }) => date, { isDescendingFirst: true, hiddenBelow: "narrow", cardSlot: "title" }),
    { id: "customerName", header: t("list.customer"), isFlexible: true, cardSlot: "plain", cell: ({ customerName }) => customerName },
    textColumn("shippingMethod", t("list.shipping"), "medium", ({ shippingMethod }) => t(`shippingMethod.${shippingMethod}`), {
      hiddenBelow: "widest",
      cardSlot: "end",
    }),
    ...(multiStore ? [store] : []),
    badgeColumn("documentStatus", t("list.status"), states, (row) => documentBadge(row, t), {
      cardSlot: "footStart",
    }),
    ownColumn("progress", t("list.items"), "short", (row) => progress(row, t), {
      align: "nowrap",
      hiddenBelow: "medium",
      cardSlot: "hidden",
    }),
    badgeColumn("paymentStatus", t("list.payment"), payments, (row) => paymentBadge(row, t), {
      cardSlot: "footEnd",
    }),
    moneyColumn("totalPriceWithTax", t("list.total"), ({ totalPriceWithTax }) => totalPriceWithTax, {
      isDescendingFirst: true,
      cardSlot: "corner",
    }),
    textColumn("paymentMethod", t("filter.paymentMethod"), "short", ({ paymentMethod }) => t(`paymentMethod.${paymentMethod}`), rare),
    textColumn("deliveryPackage", t("list.tracking"), "medium", ({ deliveryPackage }) => deliveryPackage, rare),
    textColumn("externalId", t("list.externalId"), "medium", ({ externalId }) => externalId, rare),
  ];
}

/** Default columns: the rarer ones are one click away. The store is shown when the screen is wide enough. */
export const startColumns: ColumnsState = {
  order: [],
  hidden: ["paymentMethod", "deliveryPackage", "externalId", ...(matchMedia("(max-width: 102.5em)").matches ? ["store"] : [])],
  widths: {},
};

/** « 2/5 expédiés » while only a part has left, else the bare figures. */
function progress({ itemCount, shippedCount }: Row, t: TFunction<"orders">) {
  if (shippedCount === 0 || shippedCount === itemCount) return `${shippedCount}/${itemCount}`;
  return <strong>{t("shipped", { shipped: shippedCount, total: itemCount })}</strong>;
}
