import type { Schemas } from "@reserve/contract";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatCount, formatDate, formatDateTime, formatMoney } from "../../shared/format.ts";
import { customerName } from "./customer.name.ts";

type Row = Schemas["CustomerSummary"];

/** The columns of the customers list; made once for a language, so that rows are drawn again only when their data changed. */
export function customerColumns(t: TFunction<"customers">): readonly DataColumn<Row>[] {
  return [
    {
      id: "lastName",
      header: t("field.name"),
      isMain: true,
      isFlexible: true,
      isSortable: true,
      cell: (customer) => customerName(customer),
    },
    {
      id: "company",
      header: t("field.company"),
      width: "10rem",
      align: "nowrap",
      hiddenBelow: "wide",
      cardSlot: "plain",
      cell: ({ company }) => (company ? <span title={company}>{company}</span> : null),
    },
    {
      id: "email",
      header: t("field.email"),
      width: "14rem",
      align: "nowrap",
      cardSlot: "plain",
      cell: ({ email }) => <span title={email}>{email}</span>,
    },
    {
      id: "role",
      header: t("field.role"),
      width: "7.5rem",
      align: "nowrap",
      cell: ({ role }) => role?.name ?? null,
    },
    {
      id: "orderCount",
      header: t("field.orderCount"),
      width: "6rem",
      align: "end",
      hiddenBelow: "medium",
      cell: ({ orderCount }) => formatCount(orderCount),
    },
    {
      id: "orderTotal",
      header: t("field.orderTotal"),
      width: "8rem",
      align: "end",
      isSortable: true,
      isDescendingFirst: true,
      cardSlot: "corner",
      cell: ({ orderTotal }) => formatMoney(orderTotal),
    },
    {
      id: "lastOrderAt",
      header: t("field.lastOrderAt"),
      width: "8.5rem",
      align: "nowrap",
      isSortable: true,
      isDescendingFirst: true,
      cell: ({ lastOrderAt }) =>
        lastOrderAt ? (
          <time dateTime={lastOrderAt} title={t("exact", { date: formatDateTime(lastOrderAt) })}>
            {formatDate(lastOrderAt)}
          </time>
        ) : (
          t("never")
        ),
    },
  ];
}
