import type { Schemas } from "@reserve/contract";
import { Badge, Note, Section } from "@reserve/design-system";
import { CircleCheckIcon, ClockIcon, MessageSquareIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { messageStatuses } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, dateTimeColumn, nameColumn } from "../../shared/list/list-columns.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { customerName } from "./customer.name.ts";
import { messagesOf } from "./customers.queries.ts";

type Row = Schemas["MessageSummary"];

/** A customer's last messages with their status; only their number without permission. */
export function CustomerMessages({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const may = useMay();
  return (
    <Section title={t("section.messages")}>
      {may("listMessages") ? <Messages customer={customer} /> : <Note>{t("messages.mayNot", { count: customer.messageCount })}</Note>}
    </Section>
  );
}

function Messages({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation(["customers", "shared"]);
  const { api } = useRuntime();
  const query = useQuery(messagesOf(api, customer.id));
  const columns = useMemo(() => columnsOf(t), [t]);
  const table = {
    caption: t("messages.caption", { name: customerName(customer) }),
    columns,
    getRowId,
    rowHref,
    options: { isFlush: true, hasShortcuts: false },
  };
  const waiting = Math.min(Math.max(customer.messageCount, 1), 10);
  return (
    <QueryState
      query={query}
      skeleton={<DataTable {...table} caption={t("shared:state.loading")} loading={{ isFirst: true, bars: waiting }} rows={noRows} />}
    >
      {({ items }) => (items.length === 0 ? <Note>{t("messages.none")}</Note> : <DataTable {...table} rows={items} />)}
    </QueryState>
  );
}

const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.message(id);

const marks = {
  Pending: { tone: "warning", icon: <ClockIcon />, isFilled: true },
  Progress: { tone: "info", icon: <MessageSquareIcon />, isFilled: true },
  Solved: { tone: "success", icon: <CircleCheckIcon />, isFilled: false },
} as const satisfies Record<Row["status"], object>;

function columnsOf(t: TFunction<["customers", "shared"]>): readonly DataColumn<Row>[] {
  return [
    nameColumn("subject", t("messages.subject"), ({ subject }) => subject),
    dateTimeColumn("receivedAt", t("messages.receivedAt"), ({ receivedAt }) => receivedAt, { cardSlot: "plain" }),
    badgeColumn(
      "status",
      t("messages.status"),
      messageStatuses.map((one) => t(`messageStatus.${one}`)),
      statusBadge,
      {
        cardSlot: "footStart",
      },
    ),
  ];

  function statusBadge({ status }: Row) {
    return <Badge {...marks[status]}>{t(`messageStatus.${status}`)}</Badge>;
  }
}
