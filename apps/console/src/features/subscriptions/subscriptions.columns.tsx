import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { Button, IconButton, Note } from "@reserve/design-system";
import { ShieldCheckIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import { subscriberStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { badgeColumn, countColumn, dateColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { subscriberBadge } from "./subscriberBadge.tsx";
import { subscriptionName } from "./subscription.name.ts";

type Row = Schemas["Subscription"];
type Person = Schemas["Subscriber"];
type Suppressed = Schemas["SuppressedEmail"];

/** Returns the columns of the subscriptions; memoize them per language. */
export function subscriptionColumns(t: TFunction<"subscriptions">, locale: LocaleCode): readonly DataColumn<Row>[] {
  return [
    nameColumn("name", t("field.name"), (row) => subscriptionName(row, locale)),
    textColumn("type", t("field.type"), "medium", ({ type }) => t(`type.${type}`), { cardSlot: "plain" }),
    textColumn("identifier", t("field.identifier"), "medium", ({ identifier }) => identifier, { hiddenBelow: "medium" }),
    countColumn("subscribedCount", t("field.subscribedCount"), ({ subscribedCount }) => subscribedCount),
    countColumn("pendingCount", t("field.pendingCount"), ({ pendingCount }) => pendingCount),
    countColumn("leftCount", t("field.leftCount"), ({ leftCount }) => leftCount, { hiddenBelow: "medium" }),
    dateColumn("createdAt", t("field.createdAt"), ({ createdAt }) => createdAt, { isDescendingFirst: true, hiddenBelow: "wide" }),
  ];
}

/** Returns the columns of the subscribers; a press on one shows the proof. */
export function peopleColumns(t: TFunction<"subscriptions">, onChoose: (id: number) => void): readonly DataColumn<Person>[] {
  const states = subscriberStates.map((state) => t(`state.${state}`));
  return [
    nameColumn("email", t("field.person"), ({ email }) => <strong>{email}</strong>, {
      detail: ({ firstName, lastName }) => <Note>{`${firstName} ${lastName}`.trim()}</Note>,
    }),
    badgeColumn("state", t("field.state"), states, ({ state }) => subscriberBadge(state, t), { cardSlot: "footStart" }),
    dateColumn("since", t("field.since"), ({ since }) => since, { isDescendingFirst: true, cardSlot: "footEnd" }),
    textColumn("origin", t("field.origin"), "medium", ({ origin }) => origin, { hiddenBelow: "widest" }),
    ownColumn("proof", t("field.proof"), "code", ({ id, email }) => (
      <IconButton icon={<ShieldCheckIcon />} label={t("person.proofOf", { email })} onClick={() => onChoose(id)} size="small" />
    )),
  ];
}

/** The columns of the e-mail addresses that are written to no more. */
export function suppressedColumns(t: TFunction<"subscriptions">, onRelease: (row: Suppressed) => void): readonly DataColumn<Suppressed>[] {
  return [
    nameColumn("email", t("field.email"), ({ email }) => email, { detail: ({ note }) => (note ? <Note>{note}</Note> : null) }),
    textColumn("reason", t("field.reason"), "medium", ({ reason }) => t(`suppression.${reason}`), { cardSlot: "plain" }),
    textColumn("by", t("field.by"), "medium", ({ by }) => by ?? t("suppressed.server"), { hiddenBelow: "medium" }),
    dateColumn("at", t("field.at"), ({ at }) => at, { isDescendingFirst: true }),
    ownColumn("release", t("field.release"), "short", (row) => (
      <Button aria-label={t("suppressed.releaseOf", { email: row.email })} onClick={() => onRelease(row)} variant="plain">
        {t("suppressed.release")}
      </Button>
    )),
  ];
}
