import { amountDueCents, apply, can, fromCents, type OrderAction, type OrderRules } from "@reserve/domain";
import {
  commandOf,
  confirmationOf,
  type OrderActionsEvent,
  type OrderActionsSnapshot,
  type OrderCommand,
  orderPageActions,
} from "../order-actions.machine.ts";
import type { OrderSubject } from "../order-subject.ts";
import type { Outcome } from "../outcome.ts";
import { broke, done } from "./walk.ts";

const actionOf: Record<Exclude<OrderCommand["op"], "addDocumentComment">, OrderAction> = {
  validatePayment: "validatePayment",
  notifyPicking: "notifyPicking",
  shipDocumentItems: "shipItems",
  cancelDocumentItems: "cancelItems",
  validatePicking: "validatePicking",
  setDeliveryPackage: "setTracking",
};

/** Returns the server's expected response by the rules: the order afterwards, or a conflict without change. */
export function answerOf(order: OrderSubject, command: OrderCommand, rules: OrderRules): Outcome<OrderSubject> {
  const next = { ...order, version: order.version + 1 };
  if (command.op === "addDocumentComment") return { isValid: true, output: next };
  const action = actionOf[command.op];
  const itemIds = "itemIds" in command.body ? command.body.itemIds : undefined;
  const verdict = can(action, order, rules, itemIds);
  if (!verdict.isAllowed) return { isValid: false, kind: "conflict", errors: [], propertiesErrorMessages: [], reason: verdict.reason };
  const { documentStatus, paymentStatus, lines, paidCents, touchedLineIds } = apply(action, order, {
    selectedLineIds: itemIds,
    ...(command.op === "validatePicking" && command.body.counterPayments ? { receivedCents: amountDueCents(order) } : {}),
  });
  const effect = { documentStatus, paymentStatus, paidCents };
  if (action !== "notifyPicking") return { isValid: true, output: { ...next, ...effect, lines } };
  const notifiedAt = "2026-11-21T08:42:00Z";
  const notifiedLines = lines.map((line) => (touchedLineIds.includes(line.id) ? { ...line, notifiedAt } : line));
  return { isValid: true, output: { ...next, ...effect, lines: notifiedLines, pickingNotifiedAt: notifiedAt } };
}

/** The order page as a model: possible user events, possible responses, and the key of equal snapshots. */
export const orderActionsModel = {
  /** Returns every user event that the page currently allows. */
  intents(snapshot: OrderActionsSnapshot): OrderActionsEvent[] {
    const { context } = snapshot;
    const events: OrderActionsEvent[] = [
      ...context.order.lines.map(({ id }) => ({ type: "toggleLine", lineId: id }) as const),
      ...orderPageActions.map((action) =>
        action === "comment" || action === "message"
          ? ({ type: "run", action, values: { text: "Cliente rappelée." } } as const)
          : ({ type: "ask", action } as const),
      ),
      { type: "confirm", values: valuesOf(context.intent?.action) },
      { type: "confirm", values: { ...valuesOf(context.intent?.action), counterPayments: [cashDue(context.order)] } },
      { type: "cancel" },
      { type: "retry" },
      { type: "reset" },
    ];
    const isOffered = (event: OrderActionsEvent) =>
      event.type !== "confirm" || !event.values?.counterPayments || (confirmationOf(context, NOW)?.asksPayment ?? false);
    return events.filter((event) => isOffered(event) && snapshot.can(event));
  },

  /** Returns the possible replies to the call in progress: the domain's result, a rejection, or no reply. */
  answers({ context, children }: OrderActionsSnapshot) {
    if (!children.send) return [];
    return [
      done("send", answerOf(context.order, commandOf(context), context.rules)),
      done("send", {
        isValid: false,
        kind: "invalid",
        errors: [],
        propertiesErrorMessages: [{ propertyName: "itemIds", errorMessage: "Non." }],
      }),
      broke("send"),
    ];
  },

  /** Returns a key of everything that a view could distinguish. */
  key({ value, context: { order, selected, intent, refusal } }: OrderActionsSnapshot): string {
    const { documentStatus, paymentStatus, pickingNotifiedAt, lines } = order;
    const intentKey = intent && [intent.action, intent.lineIds, intent.values];
    return JSON.stringify([
      value,
      documentStatus,
      paymentStatus,
      pickingNotifiedAt ?? null,
      lines.map(({ status }) => status),
      selected,
      intentKey,
      refusal?.kind ?? null,
    ]);
  },
};

/** Pays everything due, in cash. */
const cashDue = (order: OrderSubject) => ({ means: "Cash" as const, amount: fromCents(amountDueCents(order)) });

const NOW = new Date("2026-11-21T08:42:00Z");

function valuesOf(action: string | undefined): { deliveryPackage?: string } {
  return action === "setTracking" ? { deliveryPackage: "8R42109876543" } : {};
}
