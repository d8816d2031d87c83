import type { ClientFlags } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { ColumnsState } from "@reserve/design-system/table/columns";
import type { TFunction } from "i18next";
import { formatDateTime, formatMoney } from "../../../shared/format.ts";
import { documentBadge, paymentBadge } from "../../../shared/order-status.tsx";

type Row = Schemas["DocumentSummary"];

/**
 * The columns of the orders list; made once for a language, so that rows are drawn again only when their data changed. Each but the name has the
 * width of its widest word, so that nothing moves when the rows arrive.
 */
export function orderColumns(t: TFunction<"orders">, { multiStore }: Pick<ClientFlags, "multiStore">): readonly DataColumn<Row>[] {
  const store: DataColumn<Row> = {
    id: "store",
    width: "168px",
    header: t("filter.storeId"),
    align: "nowrap",
    cell: ({ store: shop }) => shop?.name ?? "",
    hiddenBelow: "desk",
    isCardHidden: true,
  };
  return [
    {
      id: "customId",
      width: "96px",
      header: t("list.number"),
      isMain: true,
      isSortable: true,
      cell: ({ customId }) => customId,
      cardSlot: "lead",
    },
    {
      id: "date",
      width: "136px",
      header: t("list.date"),
      align: "nowrap",
      isSortable: true,
      isDescendingFirst: true,
      hiddenBelow: "narrow",
      cardSlot: "title",
      cell: ({ date }) => formatDateTime(date),
    },
    {
      id: "customerName",
      header: t("list.customer"),
      isSortable: true,
      isFlexible: true,
      cardSlot: "plain",
      cell: (row) => row.customerName,
    },
    {
      id: "shippingMethod",
      width: "152px",
      header: t("list.shipping"),
      align: "nowrap",
      hiddenBelow: "widest",
      cardSlot: "end",
      cell: ({ shippingMethod }) => t(`shippingMethod.${shippingMethod}`),
    },
    ...(multiStore ? [store] : []),
    {
      id: "documentStatus",
      width: "200px",
      header: t("list.status"),
      align: "state",
      cardSlot: "footStart",
      cell: (row) => documentBadge(row, t),
    },
    {
      id: "progress",
      width: "104px",
      header: t("list.items"),
      align: "nowrap",
      hiddenBelow: "medium",
      isCardHidden: true,
      cell: (row) => progress(row, t),
    },
    {
      id: "paymentStatus",
      width: "172px",
      header: t("list.payment"),
      align: "state",
      cardSlot: "footEnd",
      cell: (row) => paymentBadge(row, t),
    },
    {
      id: "totalPriceWithTax",
      width: "100px",
      header: t("list.total"),
      align: "end",
      isSortable: true,
      isDescendingFirst: true,
      cardSlot: "corner",
      cell: ({ totalPriceWithTax }) => formatMoney(totalPriceWithTax),
    },
    {
      id: "paymentMethod",
      width: "136px",
      header: t("filter.paymentMethod"),
      align: "nowrap",
      cell: ({ paymentMethod }) => t(`paymentMethod.${paymentMethod}`),
      isCardHidden: true,
    },
    {
      id: "deliveryPackage",
      width: "144px",
      header: t("list.tracking"),
      align: "nowrap",
      cell: ({ deliveryPackage }) => deliveryPackage ?? "",
      isCardHidden: true,
    },
    {
      id: "externalId",
      width: "144px",
      header: t("list.externalId"),
      align: "nowrap",
      cell: ({ externalId }) => externalId ?? "",
      isCardHidden: true,
    },
  ];
}

/** The columns before anybody chose: what the rarer ones say is one click away. The shop stands there where the screen has room for it. */
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
