import type { Schemas } from "@reserve/contract";
import { Link, Note } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, dateTimeColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { mailStateBadge, mailTypeName } from "./mailState.tsx";

type Row = Schemas["MailSummary"];

/** Returns the columns of the sent mails; memoize them per language, so that rows only rerender when their data changed. */
export function mailColumns(t: TFunction<"mails">): readonly DataColumn<Row>[] {
  return [
    nameColumn("subject", t("field.subject"), ({ subject }) => <span title={subject}>{subject}</span>, {
      detail: ({ type }) => <Note>{mailTypeName(type, t)}</Note>,
    }),
    textColumn("to", t("field.to"), "long", ({ to }) => to, { cardSlot: "plain" }),
    badgeColumn("state", t("field.state"), [t("state.failing", { tries: 10 })], (mail) => mailStateBadge(mail, t), {
      cardSlot: "footStart",
    }),
    textColumn("error", t("field.error"), "long", ({ error }) => error, { hiddenBelow: "medium" }),
    dateTimeColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true }),
    ownColumn("document", t("field.document"), "number", (mail) => order(mail, t), { align: "end", cardSlot: "footEnd" }),
  ];
}

function order({ documentId }: Row, t: TFunction<"mails">) {
  return documentId === null ? null : <Link href={to.order(documentId)}>{t("order", { id: documentId })}</Link>;
}
