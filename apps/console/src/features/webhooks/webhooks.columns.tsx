import type { Output } from "@reserve/contract";
import { Link, Note } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { to } from "../../shared/links/to.ts";
import { badgeColumn, countColumn, dateTimeColumn, nameColumn, ownColumn, textColumn } from "../../shared/list/list-columns.ts";
import { deliveryBadge, eventName, outcomeOf, webhookBadge } from "./webhookBadges.tsx";

type WebhookRow = Output<"listWebhooks">["items"][number];

/** Returns the columns of the webhooks; memoize them per language, so that rows only rerender when their data changed. */
export function webhookColumns(t: TFunction<"webhooks">): readonly DataColumn<WebhookRow>[] {
  return [
    nameColumn("name", t("field.name"), ({ name }) => name, { detail: ({ url }) => <Note>{url}</Note> }),
    badgeColumn("state", t("field.state"), [t("state.GivenUp")], ({ state }) => webhookBadge(state, t), { cardSlot: "footStart" }),
    countColumn("events", t("field.events"), ({ events }) => events.length, { hiddenBelow: "medium" }),
    countColumn("waitingCount", t("field.waitingCount"), ({ waitingCount }) => waitingCount),
    dateTimeColumn("lastSuccessAt", t("field.lastSuccessAt"), ({ lastSuccessAt }) => lastSuccessAt),
  ];
}

type DeliveryRow = Output<"listWebhookDeliveries">["items"][number];

/** Returns the columns of the deliveries. */
export function deliveryColumns(t: TFunction<"webhooks">): readonly DataColumn<DeliveryRow>[] {
  return [
    nameColumn("type", t("field.type"), ({ type }) => eventName(type, t), { detail: ({ eventId }) => <Note>{eventId}</Note> }),
    ownColumn("webhook", t("field.webhook"), "medium", ({ webhookId, webhookName }) => (
      <Link href={to.webhook(webhookId)}>{webhookName}</Link>
    )),
    badgeColumn("state", t("field.state"), [t("failing", { tries: 10 })], (row) => deliveryBadge(row, t), { cardSlot: "footStart" }),
    textColumn("outcome", t("field.outcome"), "medium", (row) => outcomeOf(row, t)),
    dateTimeColumn("occurredAt", t("field.occurredAt"), ({ occurredAt }) => occurredAt, { isDescendingFirst: true }),
    dateTimeColumn("nextTryAt", t("field.nextTryAt"), ({ nextTryAt }) => nextTryAt, { hiddenBelow: "medium" }),
  ];
}
