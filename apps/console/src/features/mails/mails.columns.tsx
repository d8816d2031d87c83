import type { Schemas } from "@reserve/contract";
import { Badge, Link } from "@reserve/design-system";
import { CircleCheckIcon, CircleXIcon, ClockIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../shared/format.ts";

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
    { id: "type", header: t("field.type"), hiddenBelow: "wide", cell: ({ type }) => typeName(type, t) },
    { id: "state", header: t("field.state"), align: "state", cardSlot: "footStart", cell: (mail) => state(mail, t) },
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

/** Sent, waiting, or « En échec, essai 3 ». */
function state({ processed, sentTries }: Row, t: TFunction<"mails">) {
  if (processed)
    return (
      <Badge icon={<CircleCheckIcon />} tone="success">
        {t("state.sent")}
      </Badge>
    );
  if (sentTries === 0)
    return (
      <Badge icon={<ClockIcon />} tone="neutral">
        {t("state.waiting")}
      </Badge>
    );
  return (
    <Badge icon={<CircleXIcon />} isFilled tone="danger">
      {t("state.failing", { tries: sentTries })}
    </Badge>
  );
}

/** A kind of mail in words; one that this console does not know yet keeps its own name. */
function typeName(type: string, t: TFunction<"mails">): string {
  return t(`type.${type}` as "type.paidCustomer", { defaultValue: type });
}

function order({ documentId }: Row, t: TFunction<"mails">) {
  return documentId === null ? "–" : <Link href={`/public/document/detail/${documentId}`}>{t("order", { id: documentId })}</Link>;
}
