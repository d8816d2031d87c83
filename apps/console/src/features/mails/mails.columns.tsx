import type { Schemas } from "@reserve/contract";
import { Link, Note } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../shared/format.ts";
import { to } from "../../shared/to.ts";
import { mailStateBadge, mailTypeName } from "./mailState.tsx";

type Row = Schemas["MailSummary"];

/** The columns of the sent mails; made once for a language, so that rows are drawn again only when their data changed. */
export function mailColumns(t: TFunction<"mails">): readonly DataColumn<Row>[] {
  return [
    {
      id: "subject",
      header: t("field.subject"),
      isMain: true,
      isFlexible: true,
      isSortable: true,
      cell: ({ subject }) => <span title={subject}>{subject}</span>,
      detail: ({ type }) => <Note>{mailTypeName(type, t)}</Note>,
    },
    {
      id: "to",
      header: t("field.to"),
      isSortable: true,
      width: "13rem",
      align: "nowrap",
      cardSlot: "plain",
      cell: ({ to }) => <span title={to}>{to}</span>,
    },
    {
      id: "state",
      header: t("field.state"),
      width: "11rem",
      align: "state",
      cardSlot: "footStart",
      cell: (mail) => mailStateBadge(mail, t),
    },
    {
      id: "error",
      header: t("field.error"),
      width: "12rem",
      align: "nowrap",
      cell: ({ error }) => (error ? <span title={error}>{error}</span> : null),
    },
    {
      id: "createdAt",
      header: t("field.createdAt"),
      isSortable: true,
      isDescendingFirst: true,
      width: "10rem",
      align: "nowrap",
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    { id: "document", header: t("field.document"), width: "8rem", align: "end", cardSlot: "footEnd", cell: (mail) => order(mail, t) },
  ];
}

function order({ documentId }: Row, t: TFunction<"mails">) {
  return documentId === null ? null : <Link href={to.order(documentId)}>{t("order", { id: documentId })}</Link>;
}
