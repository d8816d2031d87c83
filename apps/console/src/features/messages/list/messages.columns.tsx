import type { Schemas } from "@reserve/contract";
import { Badge, Link, Note } from "@reserve/design-system";
import { TriangleAlertIcon } from "@reserve/design-system/icons";
import { CardOnly, type DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { formatDateTime } from "../../../shared/format.ts";
import { to } from "../../../shared/to.ts";
import type { MessageWords } from "../useMessageWords.tsx";
import { waitingOf } from "../waiting.ts";
import { writerOf } from "../writer.ts";

type Row = Schemas["MessageSummary"];

interface Facts {
  t: TFunction<"messages">;
  words: MessageWords;
  now: Date;
  mayOpenOrders: boolean;
}

/** The columns of the messages; made once for a language and a moment, so that rows are drawn again only when their data changed. */
export function messageColumns({ t, words, now, mayOpenOrders }: Facts): readonly DataColumn<Row>[] {
  return [
    {
      id: "subject",
      header: t("field.subject"),
      isMain: true,
      isFlexible: true,
      cell: ({ subject }) => <span title={subject}>{subject}</span>,
      detail: ({ question }) => <Note>{words.question(question)}</Note>,
    },
    {
      id: "lastName",
      header: t("field.from"),
      isSortable: true,
      width: "12rem",
      align: "nowrap",
      cardSlot: "plain",
      cell: (row) => (
        <>
          <span title={row.email}>{writerOf(row)}</span>
          <CardOnly> · {formatDateTime(row.receivedAt)}</CardOnly>
        </>
      ),
    },
    {
      id: "status",
      header: t("field.status"),
      width: "9rem",
      align: "state",
      cardSlot: "footStart",
      cell: ({ status }) => words.badge(status),
    },
    { id: "queue", header: t("field.waiting"), isSortable: true, width: "11rem", align: "state", cardSlot: "footEnd", cell: waiting },
    {
      id: "takenBy",
      header: t("field.takenBy"),
      width: "10rem",
      align: "nowrap",
      hiddenBelow: "medium",
      cell: ({ takenBy }) => takenBy,
    },
    {
      id: "receivedAt",
      header: t("field.receivedAt"),
      isSortable: true,
      width: "10rem",
      align: "nowrap",
      // « Attente » says since when; who has taken a message stands nowhere else.
      hiddenBelow: "widest",
      isCardHidden: true,
      cell: ({ receivedAt }) => formatDateTime(receivedAt),
    },
    {
      id: "document",
      header: t("field.document"),
      width: "8rem",
      align: "end",
      isCardHidden: true,
      cell: ({ documentId }) => {
        if (documentId === null) return null;
        const number = t("order", { id: documentId });
        return mayOpenOrders ? <Link href={to.order(documentId)}>{number}</Link> : number;
      },
    },
  ];

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
