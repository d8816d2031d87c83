import type { Schemas } from "@reserve/contract";
import { Link } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../shared/format.ts";
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
    },
    {
      id: "to",
      header: t("field.to"),
      isSortable: true,
      width: "14rem",
      align: "nowrap",
      cardSlot: "plain",
      cell: ({ to }) => <span title={to}>{to}</span>,
    },
    { id: "type", header: t("field.type"), hiddenBelow: "wide", cell: ({ type }) => mailTypeName(type, t) },
    { id: "state", header: t("field.state"), align: "state", cardSlot: "footStart", cell: (mail) => mailStateBadge(mail, t) },
    { id: "error", header: t("field.error"), width: "14rem", cell: ({ error }) => error ?? "–" },
    { id: "createdAt", header: t("field.createdAt"), isSortable: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      id: "sentDate",
      header: t("field.sentDate"),
      isSortable: true,
      hiddenBelow: "wide",
      isCardHidden: true,
      cell: ({ sentDate }) => (sentDate ? formatDateTime(sentDate) : "–"),
    },
    { id: "document", header: t("field.document"), align: "end", cardSlot: "footEnd", cell: (mail) => order(mail, t) },
  ];
}

function order({ documentId }: Row, t: TFunction<"mails">) {
  return documentId === null ? "–" : <Link href={`/public/document/detail/${documentId}`}>{t("order", { id: documentId })}</Link>;
}
