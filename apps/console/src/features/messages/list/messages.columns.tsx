import type { Schemas } from "@reserve/contract";
import { Badge, Link, Note } from "@reserve/design-system";
import { TriangleAlertIcon } from "@reserve/design-system/icons";
import { CardOnly, type DataColumn } from "@reserve/design-system/table";
import { messageStatuses } from "@reserve/domain";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { badgeColumn, dateTimeColumn, nameColumn, ownColumn, textColumn } from "../../../shared/list/list-columns.ts";
import type { MessageWords } from "../useMessageTexts.tsx";
import { waitingOf } from "../waiting.ts";
import { writerOf } from "../writer.ts";

type Row = Schemas["MessageSummary"];

interface Facts {
  t: TFunction<"messages">;
  words: MessageWords;
  now: Date;
  mayOpenOrders: boolean;
}

/** Returns the columns of the messages; memoize them per language and moment, so that rows only rerender when their data changed. */
export function messageColumns({ t, words, now, mayOpenOrders }: Facts): readonly DataColumn<Row>[] {
  const late = t("waiting.late", { since: t("waiting.days", { count: 100 }) });
  return [
    nameColumn("subject", t("field.subject"), ({ subject }) => <span title={subject}>{subject}</span>, {
      detail: ({ question }) => <Note>{words.question(question)}</Note>,
    }),
    ownColumn("lastName", t("field.from"), "long", writer, { align: "nowrap", cardSlot: "plain" }),
    badgeColumn("status", t("field.status"), messageStatuses.map(words.status), ({ status }) => words.badge(status), {
      cardSlot: "footStart",
    }),
    badgeColumn("queue", t("field.waiting"), [late], waiting, { cardSlot: "footEnd" }),
    textColumn("takenBy", t("field.takenBy"), "medium", ({ takenBy }) => takenBy, { hiddenBelow: "medium" }),
    // « Attente » shows the waiting time; this column is the only one with the assigned colleague.
    dateTimeColumn("receivedAt", t("field.receivedAt"), ({ receivedAt }) => receivedAt, { hiddenBelow: "widest", cardSlot: "hidden" }),
    ownColumn("document", t("field.document"), "number", order, { align: "end", cardSlot: "hidden" }),
  ];

  function writer(row: Row) {
    return (
      <>
        <span title={row.email}>{writerOf(row)}</span>
        <CardOnly> · {formatDateTime(row.receivedAt)}</CardOnly>
      </>
    );
  }

  function order({ documentId }: Row) {
    if (documentId === null) return null;
    const number = t("order", { id: documentId });
    return mayOpenOrders ? <Link href={to.order(documentId)}>{number}</Link> : number;
  }

  function waiting(row: Row) {
    const state = waitingOf(row, now, t);
    if (!state) return row.answeredAt ? t("waiting.answered") : null;
    if (!state.isLate) return state.words;
    return (
      <Badge icon={<TriangleAlertIcon />} isFilled tone="danger">
        {t("waiting.late", { since: state.words })}
      </Badge>
    );
  }
}
