import type { Schemas } from "@reserve/contract";
import { Badge, Link, Note, Section, type Tone } from "@reserve/design-system";
import { BanIcon, CircleCheckIcon, CircleSlashIcon, CircleXIcon, HourglassIcon } from "@reserve/design-system/icons";
import { type DataColumn, DataTable } from "@reserve/design-system/table";
import { registrationStates, type SubscriberState, subscriberStates } from "@reserve/domain";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, dateColumn, dateTimeColumn, nameColumn, textColumn } from "../../shared/list/list-columns.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { customerName } from "./customer.name.ts";
import { mailsOf, registrationsOf, subscriptionsOf } from "./customers.queries.ts";

type Customer = Schemas["Customer"];
type Mail = Schemas["MailSummary"];
type Subscription = Schemas["CustomerSubscription"];
type Registration = Schemas["CustomerRegistration"];
type T = TFunction<["customers", "shared"]>;

/** Mails, events and subscriptions of a customer's e-mail addresses, including those of merged records. Each part requires its own permission. */
export function CustomerMail({ customer }: { customer: Customer }) {
  const may = useMay();
  return (
    <>
      {may("listMails") ? <Mails customer={customer} /> : null}
      {may("listCustomerRegistrations") ? <Registrations customer={customer} /> : null}
      {may("listCustomerSubscriptions") ? <Subscriptions customer={customer} /> : null}
    </>
  );
}

function Mails({ customer }: { customer: Customer }) {
  const { t } = useTranslation(["customers", "shared"]);
  const { api } = useRuntime();
  const mayOpen = useMay()("getMail");
  const query = useQuery(mailsOf(api, customer.id));
  const columns = useMemo(() => mailColumns(t, mayOpen), [t, mayOpen]);
  const count = query.data?.totalCount ?? 0;
  return (
    <Section
      aside={count > 0 ? <Link href={to.mails({ customerId: customer.id })}>{t("mails.all", { count })}</Link> : null}
      title={t("section.mails")}
    >
      <Rows caption={t("mails.caption", { name: customerName(customer) })} columns={columns} none={t("mails.none")} query={query} />
    </Section>
  );
}

function Registrations({ customer }: { customer: Customer }) {
  const { t } = useTranslation(["customers", "shared"]);
  const { api } = useRuntime();
  const query = useQuery(registrationsOf(api, customer.id));
  const columns = useMemo(() => registrationColumns(t), [t]);
  return (
    <Section title={t("section.registrations")}>
      <Rows
        caption={t("registrations.caption", { name: customerName(customer) })}
        columns={columns}
        none={t("registrations.none")}
        query={query}
      />
    </Section>
  );
}

function Subscriptions({ customer }: { customer: Customer }) {
  const { t } = useTranslation(["customers", "shared"]);
  const { api } = useRuntime();
  const query = useQuery(subscriptionsOf(api, customer.id));
  const columns = useMemo(() => subscriptionColumns(t), [t]);
  return (
    <Section title={t("section.letters")}>
      <Rows caption={t("letters.caption", { name: customerName(customer) })} columns={columns} none={t("letters.none")} query={query} />
    </Section>
  );
}

interface RowsProps<Row> {
  query: UseQueryResult<{ items: Row[] }>;
  columns: readonly DataColumn<Row>[];
  caption: string;
  /** Text of the empty state. */
  none: string;
}

/** A short table inside the sheet, with all states of its query. */
function Rows<Row extends { id: number | string }>({ query, columns, caption, none }: RowsProps<Row>) {
  const { t } = useTranslation("shared");
  const table = { columns, getRowId: ({ id }: Row) => String(id), options: inSheet };
  return (
    <QueryState
      query={query}
      skeleton={<DataTable {...table} caption={t("state.loading")} loading={{ isFirst: true, bars: 2 }} rows={[]} />}
    >
      {({ items }) => (items.length === 0 ? <Note>{none}</Note> : <DataTable {...table} caption={caption} rows={items} />)}
    </QueryState>
  );
}

const inSheet = { isFlush: true, hasShortcuts: false };

/** Column with the e-mail address that matched. */
function emailColumn<Row>(t: T, emailOf: (row: Row) => string, hiddenBelow?: "wide"): DataColumn<Row> {
  return textColumn("email", t("field.email"), "long", emailOf, { cardSlot: "plain", ...(hiddenBelow ? { hiddenBelow } : {}) });
}

function mailColumns(t: T, mayOpen: boolean): readonly DataColumn<Mail>[] {
  const stateOf = ({ processed, error }: Mail) => t(`mails.state.${processed ? "Sent" : error === null ? "Waiting" : "Failing"}`);
  return [
    nameColumn("subject", t("mails.subject"), ({ id, subject }) => (mayOpen ? <Link href={to.mail(id)}>{subject}</Link> : subject)),
    emailColumn(t, ({ to: email }) => email, "wide"),
    dateTimeColumn("createdAt", t("mails.createdAt"), ({ createdAt }) => createdAt, { cardSlot: "plain" }),
    textColumn("state", t("mails.stateHead"), "short", stateOf, { cardSlot: "footStart" }),
  ];
}

function registrationColumns(t: T): readonly DataColumn<Registration>[] {
  const words = registrationStates.map((state) => t(`registrations.state.${state}`));
  return [
    nameColumn(
      "event",
      t("registrations.event"),
      // The event's page lists registered people only.
      ({ eventId, event, email, state }) => (
        <Link href={state === "Registered" ? to.eventRegistration(eventId, { search: email }) : to.eventRegistration(eventId)}>
          {event}
        </Link>
      ),
    ),
    emailColumn(t, ({ email }) => email, "wide"),
    dateTimeColumn("eventStart", t("registrations.eventStart"), ({ eventStart }) => eventStart, { cardSlot: "plain" }),
    badgeColumn(
      "state",
      t("registrations.stateHead"),
      words,
      ({ state }) => <Badge {...registrationMarks[state]}>{t(`registrations.state.${state}`)}</Badge>,
      { cardSlot: "footStart" },
    ),
  ];
}

const registrationMarks = {
  Registered: { tone: "success", icon: <CircleCheckIcon /> },
  Waiting: { tone: "neutral", icon: <HourglassIcon /> },
  Cancelled: { tone: "neutral", icon: <CircleSlashIcon /> },
} as const satisfies Record<Registration["state"], object>;

const subscriptionMarks: Readonly<Record<SubscriberState, { tone: Tone; icon: ReactNode }>> = {
  Pending: { tone: "neutral", icon: <HourglassIcon /> },
  Subscribed: { tone: "success", icon: <CircleCheckIcon /> },
  Unsubscribed: { tone: "neutral", icon: <CircleSlashIcon /> },
  Removed: { tone: "neutral", icon: <BanIcon /> },
  Dead: { tone: "danger", icon: <CircleXIcon /> },
};

function subscriptionColumns(t: T): readonly DataColumn<Subscription>[] {
  return [
    nameColumn("subscription", t("letters.subscription"), ({ subscription, subscriptionId, email }) => (
      <Link href={to.subscription(subscriptionId, { search: email })}>{subscription}</Link>
    )),
    emailColumn(t, ({ email, isSuppressed }) => (isSuppressed ? t("letters.suppressed", { email }) : email)),
    badgeColumn(
      "state",
      t("letters.stateHead"),
      subscriberStates.map((state) => t(`letters.state.${state}`)),
      ({ state }) => <Badge {...subscriptionMarks[state]}>{t(`letters.state.${state}`)}</Badge>,
      { cardSlot: "footStart" },
    ),
    dateColumn("since", t("letters.since"), ({ since }) => since, { cardSlot: "footEnd" }),
  ];
}
