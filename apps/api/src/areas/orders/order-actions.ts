import type { OperationId, Schemas } from "@reserve/contract";
import {
  amountDueCents,
  apply,
  type CounterPart,
  can,
  canNotifyPicking,
  counterFaults,
  counterMeansOf,
  type Effect,
  isAtCounterAsRule,
  isLive,
  linesToHandOver,
  linesToNotify,
  linesTotalCents,
  type OrderAction,
  type OrderFacts,
  refundableCents,
  toCents,
} from "@reserve/domain";
import { notifyWatchers } from "../../platform/changes.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlerContext } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { storedAddress } from "../../platform/customers/stored-address.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { type MailRequest, requireEmail } from "../../platform/mail/mail.ts";
import type { WebhookEvent } from "../../platform/webhooks/webhooks.ts";
import { euros } from "./formats.ts";
import { papersDue } from "./issued-papers.ts";
import {
  addEvents,
  addParcel,
  changeDocument,
  changed,
  type DocumentChange,
  type LockedDocument,
  lockDocument,
  type NewEvent,
  noteNotified,
  splitLines,
  trackParcel,
} from "./order-actions.store.ts";
import { type FactLine, factsOf } from "./order-facts.ts";
import { mailTypes, readerOf } from "./order-mails.ts";
import { NO_SUCH_DOCUMENT, NO_SUCH_PARCEL, sentenceOf, shippingAddressFaults } from "./order-sentences.ts";
import type { Effects } from "./order-undo.tables.ts";
import { applyEffects, deferEffects, settleUndo, undoSnapshotOf } from "./order-undo.ts";
import { findDocument, readItems } from "./orders.store.ts";
import { addCounterPayments } from "./till.store.ts";

/** An action requested by staff. */
export interface Command {
  action: OrderAction;
  documentId: number;
  itemIds?: readonly number[] | undefined;
  deliveryPackage?: string | undefined;
  /** For `shipItems`: lines of which only some copies leave, with their number. */
  quantities?: readonly { itemId: number; quantity: number }[] | undefined;
  /** For `setTracking`: id of the parcel; by default the last one. */
  parcelId?: number | undefined;
  text?: string | undefined;
  /** For `notifyPicking`: notifies a customer who was notified before. */
  again?: boolean | undefined;
  /** For `recordRefund`. */
  refund?: {
    cents: number;
    means: Schemas["RefundMeans"];
    reference: string | null;
    tellsCustomer: boolean;
    isAtCounter?: boolean | undefined;
  };
  /** For `validatePayment` and `validatePicking`: payments received at the counter. */
  counterPayments?: readonly { means: Schemas["CounterMeans"]; amount: string }[] | undefined;
  shippingAddress?: Schemas["AddressSave"] | undefined;
  /** Seconds within which the action can be undone; by default it is final immediately. */
  undoSeconds?: number | undefined;
  /** True if the caller must send the version it changes. */
  needsVersion?: boolean;
}

type Context = Omit<HandlerContext<OperationId>, "input">;

/** Runs an action on a document in the write's transaction: locks it, checks the rule, writes its effect, thread, mails and audit entry. */
export async function runCommand(context: Context, command: Command): Promise<Schemas["DocumentResult"]> {
  const { db, now, user, ports, variant } = context;
  const found = await lockDocument(db, command.documentId);
  if (!found) throw refuse.notFound(NO_SUCH_DOCUMENT);
  // Any new action makes the previous one final.
  await settleUndo(db, ports, found, now);
  if (command.needsVersion) {
    const { version, addressVersion } = found.document;
    // The address is checked against its own version: unrelated changes of the order are no reason to reject it.
    const since = command.action === "editShippingAddress" ? addressVersion : version;
    context.requireVersion(version, { ...(await findDocument(db, found.document.id)) }, since);
  }

  const before = factsOf(found);
  requireAllowed(command, before, variant.flags);
  const isPaid = command.action === "validatePicking" && command.counterPayments !== undefined;
  if (isPaid) requireAllowed({ action: "validatePayment", documentId: command.documentId }, before, variant.flags);
  const taken = takenOf(command);
  if (command.counterPayments) requireDueTaken(taken, amountDueCents(before));
  const order = await withCopiesApart(db, found, command);
  const facts = factsOf(order);
  requireRefundable(command, facts);
  const itemIds = chosenLines(command, facts, now);
  if (command.shippingAddress) requireDeliverable(order.document.shippingMethod, command.shippingAddress);
  const effect = apply(command.action, facts, {
    ...(itemIds ? { selectedLineIds: itemIds } : {}),
    ...(command.refund ? { refundCents: command.refund.cents } : {}),
    ...(isPaid ? { isPaid } : {}),
  });

  const change = changeOf(command, effect, order, now);
  await changeDocument(db, command.action === "notifyPicking" ? await noteNotified(db, order, touchedOf(effect), now) : order, change);
  const parcel = parcelOf(command, order);
  if (parcel) await trackParcel(db, parcel.id, change.deliveryPackage ?? "");
  if (command.action === "shipItems")
    await addParcel(db, order, { lineIds: touchedOf(effect), trackingNumber: leavingNumber(change, order), shippedAt: now });
  const taking = { documentId: order.document.id, storeId: order.document.storeId, now, takenBy: personName(user) };
  const counterPaymentIds = await addCounterPayments(db, taking, [
    ...taken.map((part) => ({ ...part, kind: "Payment" as const })),
    ...refundedAtCounter(command),
  ]);
  const { userName, firstName } = user;
  await notifyWatchers(db, { entity: "document", id: order.document.id, version: order.document.version + 1, userName, firstName });
  const mails = mailsOf(command, effect);
  const eventIds = await addEvents(db, order.document.id, now, personName(user), [
    ...eventsOf(command, effect, order),
    ...mails.map((mailType) => ({ kind: "MailQueued" as const, mailType })),
  ]);
  const webhookType = webhookTypeOf[command.action];
  const effects: Effects = {
    actorName: personName(user),
    papers: papersDue(order, change),
    mails: mails.map((type) => {
      const lines = linesOf(type, effect, facts);
      return {
        type,
        lines: lines.map(({ title, quantity }) => ({ title, quantity })),
        amountCents: amountOf(command, lines, effect, facts),
        trackingNumber: leavingNumber(change, order),
        storeName: order.store ? `${order.store.name}, ${order.store.city}` : null,
        ...(command.action === "notifyPicking" ? { waiting: waitingOf(effect, order) } : {}),
        ...(command.text === undefined ? {} : { message: command.text }),
      };
    }),
    told: webhookType ? { type: webhookType, id: order.document.id, state: effect.documentStatus } : null,
    counterPaymentIds,
  };
  const kind = undoable[command.action];
  if (kind && command.undoSeconds !== undefined) {
    // A missing e-mail address is reported now, not when the undo period has ended.
    for (const { type } of effects.mails) requireEmail(readerOf(type, order, ports));
    await deferEffects(db, ports, order.document.id, {
      ...{ kind, effects, eventIds, before: undoSnapshotOf(found), version: order.document.version + 1 },
      until: new Date(now.getTime() + command.undoSeconds * 1_000),
    });
  } else await applyEffects(db, ports, changed(order, change), effects, now);

  context.audit({
    entity: "document",
    entityId: order.document.id,
    entityName: order.document.customId,
    ...auditOf(command, order, change),
  });
  const document = await findDocument(db, order.document.id);
  if (!document) throw new Error(`document ${order.document.id} vanished while it was held`);
  context.setVersion(document.version);
  return { ...SUCCESS, entityOutput: document };
}

/** Returns the number of lines ready in the shop after this notice, and of those still to come. */
function waitingOf(effect: Effect<FactLine>, { items }: LockedDocument): { ready: number; total: number } {
  const live = items.filter(isLive);
  const isReady = ({ id, notifiedAt, status }: (typeof live)[number]) =>
    notifiedAt !== null || status === "Complete" || effect.touchedLineIds.includes(id);
  return { ready: live.filter(isReady).length, total: live.length };
}

/** Webhook types of actions. */
const webhookTypeOf: Partial<Record<OrderAction, WebhookEvent["type"]>> = {
  shipItems: "order.shipped",
  cancelItems: "order.cancelled",
  notifyPicking: "order.ready_for_pickup",
  validatePicking: "order.handed_over",
  recordRefund: "order.refunded",
};

/** Undoable actions, with their names in the thread. */
const undoable: Partial<Record<OrderAction, Schemas["DocumentUndo"]["kind"]>> = {
  shipItems: "Shipped",
  cancelItems: "Cancelled",
  validatePicking: "PickingValidated",
};

/** Throws 409 if the order's state forbids the action; 422 at the lines if only they are invalid. */
function requireAllowed(command: Command, facts: OrderFacts<FactLine>, rules: Context["variant"]["flags"]): void {
  const possible = can(command.action, facts, rules, command.itemIds);
  const verdict =
    possible.isAllowed && command.action === "notifyPicking" ? canNotifyPicking(facts, command.again === true, command.itemIds) : possible;
  if (verdict.isAllowed) return;
  const sentence = sentenceOf(verdict);
  const { reason, params } = verdict;
  if (reason === "UnknownLines" || reason === "SomeLinesNotEligible") {
    const wrong = new Set(params.lineIds);
    const properties = (command.itemIds ?? []).flatMap((id, index) =>
      wrong.has(id) ? [{ propertyName: `itemIds[${index}]`, errorMessage: sentence }] : [],
    );
    throw refuse.invalid(properties);
  }
  throw refuse.conflict(sentence, reason);
}

const touchedOf = ({ lines, touchedLineIds }: Effect<FactLine>) => lines.flatMap(({ id }) => (touchedLineIds.includes(id) ? [id] : []));

/** Returns the tracking number for an action's parcel: the one given with it, or the recorded one if no parcel has it yet. */
function leavingNumber(change: DocumentChange, { document, parcels }: LockedDocument): string | null {
  return change.deliveryPackage ?? (parcels.length === 0 ? document.deliveryPackage : null);
}

/** Returns the parcel whose number is set: the specified one, else the last; null before any shipment. */
function parcelOf({ action, parcelId }: Command, { parcels }: LockedDocument) {
  if (action !== "setTracking") return null;
  const parcel = parcelId === undefined ? parcels.at(-1) : parcels.find(({ id }) => id === parcelId);
  if (parcelId !== undefined && !parcel) throw refuse.invalid([NO_SUCH_PARCEL]);
  return parcel ?? null;
}

/** Returns the document with leaving copies split from the rest of their line; throws 422 at each invalid number. */
async function withCopiesApart(
  db: Context["db"],
  order: LockedDocument,
  { itemIds = [], quantities = [] }: Command,
): Promise<LockedDocument> {
  if (quantities.length === 0) return order;
  const faults = quantities.flatMap(({ itemId, quantity }, index) => {
    const most = order.items.find(({ id }) => id === itemId)?.quantity ?? 0;
    if (!itemIds.includes(itemId) || quantities.findIndex((other) => other.itemId === itemId) !== index)
      return [{ propertyName: `quantities[${index}].itemId`, errorMessage: NOT_LEAVING }];
    return quantity > most ? [{ propertyName: `quantities[${index}].quantity`, errorMessage: tooMany(most) }] : [];
  });
  if (faults.length > 0) throw refuse.invalid(faults);
  await splitLines(db, order, new Map(quantities.map(({ itemId, quantity }) => [itemId, quantity])));
  return { ...order, items: await readItems(db, order.document.id) };
}

const NOT_LEAVING = {
  fr: "Cette ligne n’est pas de celles qui partent, ou est nommée deux fois.",
  en: "This line is none of those that leave, or is named twice.",
};
const tooMany = (most: number) => ({ fr: `La ligne compte ${most} exemplaires au plus.`, en: `The line has ${most} copies at most.` });

/** Returns the lines for a mail: those changed by an action, or all collected and shipped ones once the order is completed. */
function linesOf(type: MailRequest["type"], { lines, touchedLineIds }: Effect<FactLine>, facts: OrderFacts<FactLine>): readonly FactLine[] {
  if (type === "completed") return lines.filter(isLive);
  // A payment always concerns the whole order, even if lines are handed over with it.
  if (type === "paidCustomer" || type === "paidVendor") return facts.lines.filter(isLive);
  return touchedLineIds.length > 0 ? facts.lines.filter(({ id }) => touchedLineIds.includes(id)) : facts.lines;
}

/** Returns the counter payments of a command, in cents. */
function takenOf({ counterPayments = [] }: Command): CounterPart[] {
  return counterPayments.map(({ means, amount }) => ({ means, cents: toCents(amount) ?? 0 }));
}

/** Throws 422 at each invalid part, or at all of them if their total differs from the amount due. */
function requireDueTaken(parts: readonly CounterPart[], dueCents: number): void {
  const faults = counterFaults(parts, dueCents).map((fault): PropertyRefusal => {
    if (fault.kind === "WrongSum") return { propertyName: "counterPayments", errorMessage: wrongSum(fault.sumCents, dueCents) };
    const part = `counterPayments[${fault.index}]`;
    return fault.kind === "MeansTwice"
      ? { propertyName: `${part}.means`, errorMessage: MEANS_TWICE }
      : { propertyName: `${part}.amount`, errorMessage: NO_AMOUNT };
  });
  if (faults.length > 0) throw refuse.invalid(faults);
}

const wrongSum = (sumCents: number, dueCents: number) => ({
  fr: `Il est dû ${euros(dueCents, "fr")}, et ${euros(sumCents, "fr")} sont encaissés : les deux doivent être égaux.`,
  en: `${euros(dueCents, "en")} is due and ${euros(sumCents, "en")} was taken: both must be equal.`,
});
const MEANS_TWICE = { fr: "Ce moyen de paiement est nommé deux fois.", en: "This means of payment is named twice." };
const NO_AMOUNT = { fr: "Indiquez un montant de plus de 0 €.", en: "Give an amount above €0." };

/** Returns the till's row for a refund at the counter; throws 422 if its means is not possible there. */
function refundedAtCounter({ refund }: Command) {
  if (!refund || !(refund.isAtCounter ?? isAtCounterAsRule(refund.means))) return [];
  const means = counterMeansOf(refund.means);
  if (!means) throw refuse.invalid([NOT_FROM_TILL]);
  return [{ kind: "Refund" as const, means, cents: refund.cents }];
}

const NOT_FROM_TILL = {
  propertyName: "isAtCounter",
  errorMessage: { fr: "Ce moyen ne sort pas de la caisse.", en: "This does not come out of the till." },
};

/** Returns the amount in an action's mail: cancelled or refunded, else received or owed. */
function amountOf(command: Command, lines: readonly FactLine[], effect: Effect<FactLine>, facts: OrderFacts<FactLine>): number {
  if (command.refund) return command.refund.cents;
  return command.action === "cancelItems" ? linesTotalCents(lines) : (effect.paidCents ?? amountDueCents(facts));
}

/** Throws 422 at the amount if it exceeds the refundable amount. */
function requireRefundable({ refund }: Command, facts: OrderFacts<FactLine>): void {
  if (!refund) return;
  const most = refundableCents(facts);
  if (refund.cents > 0 && refund.cents <= most) return;
  throw refuse.invalid([
    {
      propertyName: "amount",
      errorMessage: {
        fr: `Indiquez un montant de 0,01 € à ${euros(most, "fr")} : c’est ce qui a été reçu et n’est pas encore rendu.`,
        en: `Give an amount from €0.01 to ${euros(most, "en")}: this was received and has not been given back.`,
      },
    },
  ]);
}

/**
 * Returns the ids given by the caller; without them, the lines to hand over or to notify: by default those not notified yet, with `again` all of
 * them.
 */
function chosenLines({ action, itemIds, again }: Command, facts: OrderFacts<FactLine>, now: Date): readonly number[] | undefined {
  if (itemIds || (action !== "validatePicking" && action !== "notifyPicking")) return itemIds;
  const lines = action === "notifyPicking" && !again ? linesToNotify(facts, now) : linesToHandOver(facts, now);
  if (lines.length > 0) return lines.map(({ id }) => id);
  const notifiedAt = action === "notifyPicking" ? facts.pickingNotifiedAt : null;
  const reason = notifiedAt ? "AlreadyNotified" : "NoEligibleLine";
  throw refuse.conflict(sentenceOf({ isAllowed: false, reason, params: notifiedAt ? { at: notifiedAt } : {} }), reason);
}

/** Throws 422 at each property that a carrier would reject. */
function requireDeliverable(shippingMethod: OrderFacts["shippingMethod"], address: Schemas["AddressSave"]): void {
  const faults = shippingAddressFaults(shippingMethod, address);
  if (faults.length > 0) throw refuse.invalid(faults);
}

/** Returns the changes that a rule's effect makes to a document with these lines. */
export function changeByRule(effect: Effect<FactLine>, items: LockedDocument["items"]): DocumentChange {
  const before = new Map(items.map((item) => [item.id, item.status]));
  return {
    documentStatus: effect.documentStatus,
    paymentStatus: effect.paymentStatus,
    lineStatuses: new Map(effect.lines.filter((line) => before.get(line.id) !== line.status).map((line) => [line.id, line.status])),
    paidCents: effect.paidCents,
    refundedCents: effect.refundedCents,
    refundDueCents: effect.refundDueCents,
  };
}

function changeOf(command: Command, effect: Effect<FactLine>, { document, items }: LockedDocument, now: Date): DocumentChange {
  const change = changeByRule(effect, items);
  if (effect.paymentStatus === "Paid" && document.paymentStatus !== "Paid") change.paidAt = now;
  if (command.action === "notifyPicking") change.pickingNotifiedAt = now;
  if (command.deliveryPackage !== undefined) change.deliveryPackage = command.deliveryPackage.trim();
  if (command.shippingAddress) change.shippingAddress = storedAddress(command.shippingAddress);
  if (command.action === "comment" && command.text !== undefined) change.documentComment = command.text;
  return change;
}

function mailsOf(command: Command, effect: Effect<FactLine>) {
  if (command.refund?.tellsCustomer === false) return [];
  return command.action === "message" ? (["documentMessage"] as const) : effect.mails.map((mail) => mailTypes[mail]);
}

function eventsOf(command: Command, effect: Effect<FactLine>, { document }: LockedDocument): NewEvent[] {
  const itemCount = effect.touchedLineIds.length;
  const completed: NewEvent[] =
    effect.documentStatus === "Complete" && document.documentStatus !== "Complete" ? [{ kind: "Completed" }] : [];
  switch (command.action) {
    case "validatePayment":
      return [{ kind: "PaymentReceived", amountCents: effect.paidCents }, ...completed];
    case "shipItems":
      return [{ kind: "Shipped", itemCount, trackingNumber: command.deliveryPackage?.trim() ?? null }, ...completed];
    case "setTracking":
      return [{ kind: "TrackingSet", trackingNumber: command.deliveryPackage?.trim() ?? null }];
    case "cancelItems": {
      const cancelled = effect.lines.filter((line) => effect.touchedLineIds.includes(line.id));
      return [{ kind: "Cancelled", itemCount, amountCents: linesTotalCents(cancelled) }, ...completed];
    }
    case "notifyPicking":
      return [{ kind: "PickingNotified", itemCount }];
    case "validatePicking":
      return [
        ...(effect.paymentStatus === "Paid" && document.paymentStatus !== "Paid"
          ? [{ kind: "PaymentReceived" as const, amountCents: effect.paidCents }]
          : []),
        { kind: "PickingValidated", itemCount },
        ...completed,
      ];
    case "recordRefund":
      return [
        {
          kind: "Refunded",
          amountCents: command.refund?.cents ?? null,
          refundMeans: command.refund?.means ?? null,
          text: command.refund?.reference ?? null,
        },
      ];
    case "comment":
      return [{ kind: "Comment", text: command.text ?? "" }];
    case "message":
      return [{ kind: "CustomerMessage", text: command.text ?? "" }];
    default:
      return [];
  }
}

/** Returns the audited changes: statuses and other written columns. */
function auditOf(command: Command, { document, items }: LockedDocument, change: DocumentChange) {
  const { lineStatuses = new Map(), ...columns } = change;
  const before: Record<string, unknown> = {};
  for (const key of Object.keys(columns) as (keyof typeof columns)[]) before[key] = document[key];
  const linesOf = (statusOf: (item: LockedDocument["items"][number]) => string | undefined) =>
    Object.fromEntries(items.filter((item) => lineStatuses.has(item.id)).map((item) => [item.id, statusOf(item)]));
  return {
    before: { ...before, items: linesOf((item) => item.status) },
    after: {
      ...columns,
      items: linesOf((item) => lineStatuses.get(item.id)),
      ...(command.action === "message" ? { message: command.text } : {}),
      ...(command.counterPayments ? { counterPayments: command.counterPayments } : {}),
    },
  };
}
