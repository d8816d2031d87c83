import {
  apply,
  type CounterPartMeans,
  can,
  canNotifyPicking,
  eligibleLines,
  isIn,
  linesAwaitingRelease,
  linesTotalCents,
  type OrderRules,
  orderActions,
  type PaymentMeans,
  type Verdict,
} from "@reserve/domain";
import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { noticeOf, type OrderSubject, type OrderUndo, type SubjectLine } from "./order-subject.ts";
import { broken, hasNoReply, hasSucceeded, type Outcome, outputIn, type Refusal, refusalIn } from "./outcome.ts";

/** Actions with a form of their own. */
type FormAction = "editItems" | "editShippingAddress" | "recordRefund" | "grantAllowance";

/** Actions confirmed on an order page; the others have forms of their own. */
export type OrderPageAction = Exclude<(typeof orderActions)[number], FormAction>;

/** The actions of the order page, in the order of its panel. */
export const orderPageActions: readonly OrderPageAction[] = orderActions.filter(
  (action) => action !== "editItems" && action !== "editShippingAddress" && action !== "recordRefund" && action !== "grantAllowance",
);

/** Values that a person adds to an action in its dialog. */
export interface OrderActionValues {
  /** For `shipItems` and `setTracking`: the parcel's number. */
  deliveryPackage?: string;
  /** For `shipItems` and `validatePicking`: lines of which only some copies leave, with their number. */
  quantities?: { itemId: number; quantity: number }[];
  /** For `setTracking`: id of the parcel; by default the last one. */
  parcelId?: number;
  /** For `comment` and `message`. */
  text?: string;
  /** For `validatePayment` and `validatePicking`: payments received at the counter, of all that is due or a part. */
  counterPayments?: { means: CounterPartMeans; amount: string; voucherCode?: string }[];
  /** For `validatePayment` otherwise: amount, means and the voucher. */
  amount?: string;
  voucherCode?: string;
  means?: PaymentMeans;
}

/** The API call of an action; its idempotency key makes it safe to retry. */
export type OrderCommand = { idempotencyKey: string; version?: string } & (
  | {
      op: "validatePayment";
      body: { documentId: number } & Pick<OrderActionValues, "counterPayments" | "amount" | "means" | "voucherCode">;
    }
  | { op: "notifyPicking"; body: { documentId: number; itemIds: number[]; again?: true } }
  | { op: "shipDocumentItems"; body: { documentId: number; itemIds: number[] } & Pick<OrderActionValues, "deliveryPackage" | "quantities"> }
  | { op: "cancelDocumentItems"; body: { documentId: number; itemIds: number[] } }
  | { op: "validatePicking"; body: { documentId: number; itemIds?: number[] } & Pick<OrderActionValues, "quantities" | "counterPayments"> }
  | { op: "setDeliveryPackage"; body: { documentId: number; deliveryPackage: string; parcelId?: number } }
  | { op: "addDocumentComment"; body: { documentId: number; text: string; isMessage: boolean } }
);

interface Intent {
  action: OrderPageAction;
  lineIds: number[];
  /** False if the action is sent without confirmation, so no dialog is open. */
  hasDialog: boolean;
  values: OrderActionValues;
  key: string;
}

/** Input of the order actions machine. */
export interface OrderActionsStart {
  order: OrderSubject;
  rules: OrderRules;
  newKey: () => string;
}

interface OrderActionsContext extends OrderActionsStart {
  /** Ids of the selected lines. */
  selected: number[];
  intent: Intent | null;
  refusal: Refusal | null;
}

/** Events of the order actions machine. */
export type OrderActionsEvent =
  /** The order was refetched. */
  | { type: "orderChanged"; order: OrderSubject }
  | { type: "toggleLine"; lineId: number }
  | { type: "selectLines"; lineIds: number[] }
  /** The button of an action: opens its dialog. */
  | { type: "ask"; action: OrderPageAction }
  /** An action without a dialog: a comment, a message, a number typed in the page. */
  | { type: "run"; action: OrderPageAction; values?: OrderActionValues }
  /** Sends with the typed values; after no reply, the same values are a retry and corrected ones a new intent. */
  | { type: "confirm"; values?: OrderActionValues }
  | { type: "cancel" }
  /** Retries with the same key after no reply. */
  | { type: "retry" }
  | { type: "reset" };

/** Events that the order actions machine emits: toast, refetch. */
export type OrderActionsEmitted =
  /** `undo`: the action, as long as it can be undone. */
  | { type: "succeeded"; op: OrderCommand["op"]; action: OrderPageAction; lineIds: number[]; undo: OrderUndo | null }
  | { type: "refused"; op: OrderCommand["op"]; action: OrderPageAction; refusal: Refusal };

type OrderActionsTag = "confirming" | "pending" | "failed" | "unanswered" | "succeeded";

/** Machine of an order's actions: select lines, ask, confirm, send, settle; the domain's rules decide what is possible. Provide `send`. */
export const orderActionsMachine = setup({
  types: {
    context: {} as OrderActionsContext,
    events: {} as OrderActionsEvent,
    emitted: {} as OrderActionsEmitted,
    input: {} as OrderActionsStart,
    tags: {} as OrderActionsTag,
  },
  actors: {
    /** Sends one call and returns the order after it. */
    send: fromPromise<Outcome<OrderSubject>, OrderCommand>(() => Promise.reject(new Error("This command is to be provided."))),
  },
  guards: {
    mayAsk: ({ context }, params: { action: OrderPageAction }) => verdictOf(context, params.action).isAllowed,
    mayConfirm: ({ context }) => isConfirmable(context),
    hasDialog: ({ context }) => intentOf(context).hasDialog,
    isSame: ({ context }, { values = {} }: { values?: OrderActionValues }) =>
      JSON.stringify(values) === JSON.stringify(intentOf(context).values),
    // A read started before a write may arrive after the write's response.
    isNews: ({ context }, params: { order: OrderSubject }) => params.order.version >= context.order.version,
  },
  actions: {
    intend: assign(({ context }, params: { action: OrderPageAction; hasDialog: boolean; values?: OrderActionValues }) => ({
      refusal: null,
      intent: {
        action: params.action,
        lineIds: linesOf(context, params.action).map(({ id }) => id),
        hasDialog: params.hasDialog,
        values: params.values ?? {},
        key: context.newKey(),
      },
    })),
    renew: assign(({ context }, params: { values?: OrderActionValues }) => ({
      refusal: null,
      intent: context.intent && { ...context.intent, values: params.values ?? {}, key: context.newKey() },
    })),
    receive: assign(({ context }, params: { order: OrderSubject }) => ({
      order: params.order,
      selected: stillThere(params.order, context.selected),
    })),
    take: assign(({ context }, { output }: { output: OrderSubject }) => ({
      order: output,
      selected: stillThere(output, context.selected),
    })),
    note: assign({ refusal: (_, params: { refusal: Refusal | null }) => params.refusal }),
    forget: assign({ intent: null, refusal: null }),
    notifyDone: emit(({ context }) => {
      const { action, lineIds } = intentOf(context);
      return { type: "succeeded", op: commandOf(context).op, action, lineIds, undo: context.order.undo };
    }),
    notifyRejected: emit(({ context }) => refusedOf(context)),
  },
}).createMachine({
  id: "orderActions",
  context: ({ input }) => ({ ...input, selected: [], intent: null, refusal: null }),
  initial: "ready",
  on: {
    orderChanged: {
      guard: { type: "isNews", params: ({ event }) => ({ order: event.order }) },
      actions: { type: "receive", params: ({ event }) => ({ order: event.order }) },
    },
  },
  states: {
    ready: {
      initial: "calm",
      on: {
        toggleLine: { actions: assign({ selected: ({ context, event }) => toggled(context, event.lineId) }) },
        selectLines: { actions: assign({ selected: ({ context, event }) => stillThere(context.order, event.lineIds) }) },
        ask: {
          guard: { type: "mayAsk", params: ({ event }) => ({ action: event.action }) },
          target: "confirming",
          actions: { type: "intend", params: ({ event }) => ({ action: event.action, hasDialog: true }) },
        },
        run: {
          guard: { type: "mayAsk", params: ({ event }) => ({ action: event.action }) },
          target: "sending",
          actions: { type: "intend", params: ({ event }) => ({ action: event.action, hasDialog: false, values: event.values }) },
        },
      },
      states: {
        calm: {},
        succeeded: { tags: "succeeded", on: { reset: { target: "calm", actions: "forget" } } },
        // Rejected without a dialog: the error is shown in the page, beside the action.
        refused: { tags: "failed", on: { reset: { target: "calm", actions: "forget" } } },
      },
    },
    confirming: {
      tags: "confirming",
      initial: "asking",
      on: {
        confirm: { guard: "mayConfirm", target: "sending", actions: { type: "renew", params: ({ event }) => event } },
        cancel: { target: "ready", actions: "forget" },
      },
      states: {
        asking: {},
        // The dialog stays open with the typed values, the server's messages at their fields.
        refused: { tags: "failed" },
      },
    },
    sending: {
      tags: "pending",
      entry: { type: "note", params: { refusal: null } },
      invoke: {
        id: "send",
        src: "send",
        input: ({ context }) => commandOf(context),
        onDone: [
          { guard: hasSucceeded, target: "ready.succeeded", actions: [{ type: "take", params: outputIn }, "notifyDone"] },
          { guard: hasNoReply, target: "unanswered", actions: { type: "note", params: refusalIn } },
          { target: "refused", actions: { type: "note", params: refusalIn } },
        ],
        onError: { target: "unanswered", actions: { type: "note", params: { refusal: broken } } },
      },
    },
    refused: {
      entry: "notifyRejected",
      always: [{ guard: "hasDialog", target: "confirming.refused" }, { target: "ready.refused" }],
    },
    // No reply: it is unknown whether it was done.
    unanswered: {
      tags: ["failed", "unanswered"],
      entry: "notifyRejected",
      on: {
        retry: "sending",
        confirm: [
          { guard: { type: "isSame", params: ({ event }) => event }, target: "sending" },
          // A corrected intent is a new one: a different body with the old key would be rejected.
          { guard: "mayConfirm", target: "sending", actions: { type: "renew", params: ({ event }) => event } },
        ],
        cancel: { target: "ready", actions: "forget" },
      },
    },
  },
});

/** The running actions of an order page. */
export type OrderActionsActor = ActorRefFrom<typeof orderActionsMachine>;

/** Snapshot of the order actions machine. */
export type OrderActionsSnapshot = SnapshotFrom<typeof orderActionsMachine>;

type ActionFacts = Pick<OrderActionsContext, "order" | "rules" | "selected">;

/** Returns whether an action is possible now, else the reason shown at its button. */
export function verdictOf({ order, rules, selected }: ActionFacts, action: OrderPageAction, lineIds?: number[]): Verdict {
  const chosen = lineIds ?? chosenLines({ selected }, action);
  return can(action, order, rules, chosen);
}

/** Facts that an action's dialog states before confirmation. */
export interface OrderConfirmation {
  action: OrderPageAction;
  lineIds: number[];
  lineCount: number;
  /** Number of copies on those lines. */
  copyCount: number;
  /** Total of those lines, in cents. */
  sumCents: number;
  /** « À rembourser » after the action; null if nothing will be due. */
  refundDueCents: number | null;
  /** Lines not published yet: shipping them now shows a warning. */
  awaitingReleaseCount: number;
  /** « Paiement reçu » is offered. */
  asksPayment: boolean;
  /** Instant of the previous notification; null if the customer was not notified. */
  notifiedBefore: string | null;
  /** The order will be completed. */
  endsOrder: boolean;
}

/** Returns the facts of an action's dialog by the domain's rules; `now` decides which books are unpublished. */
export function confirmationOf(context: OrderActionsContext, now: Date): OrderConfirmation | null {
  const { intent, order } = context;
  if (!intent) return null;
  const lines = order.lines.filter(({ id }) => intent.lineIds.includes(id));
  const effect = verdictOf(context, intent.action, intent.lineIds).isAllowed
    ? apply(intent.action, order, takesLines(intent.action) ? { selectedLineIds: intent.lineIds } : {})
    : null;
  const awaiting = new Set(linesAwaitingRelease(order, now).map(({ id }) => id));
  return {
    action: intent.action,
    lineIds: intent.lineIds,
    lineCount: lines.length,
    copyCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sumCents: linesTotalCents(lines),
    refundDueCents: effect && effect.refundDueCents > 0 ? effect.refundDueCents : null,
    awaitingReleaseCount: lines.filter(({ id }) => awaiting.has(id)).length,
    asksPayment: asksPayment(context),
    notifiedBefore:
      intent.action === "notifyPicking" && !canNotifyPicking(order, false, intent.lineIds).isAllowed
        ? (order.pickingNotifiedAt ?? null)
        : null,
    endsOrder: effect !== null && effect.documentStatus !== order.documentStatus && isIn(effect.documentStatus, ["Complete", "Cancelled"]),
  };
}

/** Whether an action's dialog is open: confirming, sending, or failed with its input. */
export function isDialogOpen(snapshot: OrderActionsSnapshot): boolean {
  const isUnderWay = snapshot.hasTag("confirming") || snapshot.hasTag("pending") || snapshot.hasTag("unanswered");
  return isUnderWay && (snapshot.context.intent?.hasDialog ?? false);
}

function takesLines(action: OrderPageAction): boolean {
  return action === "shipItems" || action === "cancelItems" || action === "validatePicking";
}

/** Returns the lines to check against the rules: the selected ones, for actions on lines. An empty selection means no lines. */
function chosenLines({ selected }: Pick<ActionFacts, "selected">, action: OrderPageAction): number[] | undefined {
  if (action === "notifyPicking") return selected.length > 0 ? selected : undefined;
  return takesLines(action) ? selected : undefined;
}

function linesOf(context: ActionFacts, action: OrderPageAction): SubjectLine[] {
  const chosen = chosenLines(context, action);
  return chosen ? context.order.lines.filter(({ id }) => chosen.includes(id)) : eligibleLines(action, context.order);
}

function isConfirmable(context: OrderActionsContext): boolean {
  return context.intent !== null && verdictOf(context, context.intent.action, context.intent.lineIds).isAllowed;
}

/** « Paiement reçu » is offered if payment is at the counter and still due. */
function asksPayment({ order, rules, intent }: OrderActionsContext): boolean {
  return (
    intent?.action === "validatePicking" &&
    order.paymentMethod === "ManualAtPickup" &&
    order.paymentStatus === "Pending" &&
    can("validatePayment", order, rules).isAllowed
  );
}

function intentOf({ intent }: OrderActionsContext): Intent {
  // Only reachable through `ask` and `run`, which set it.
  if (!intent) throw new Error("An action was sent without an intent.");
  return intent;
}

/** Returns the call for a confirmed intent. */
export function commandOf(context: OrderActionsContext): OrderCommand {
  const { action, key: idempotencyKey, lineIds: itemIds, values } = intentOf(context);
  const documentId = context.order.id;
  switch (action) {
    case "validatePayment":
      return { op: action, idempotencyKey, body: { documentId, ...takenOf(values), ...otherwiseOf(values) } };
    case "notifyPicking":
      return { op: action, idempotencyKey, ...noticeOf(context.order, itemIds) };
    case "shipItems": {
      const { deliveryPackage, quantities } = values;
      const more = { ...(deliveryPackage ? { deliveryPackage } : {}), ...(quantities ? { quantities } : {}) };
      return { op: "shipDocumentItems", idempotencyKey, body: { documentId, itemIds, ...more } };
    }
    case "cancelItems":
      return { op: "cancelDocumentItems", idempotencyKey, body: { documentId, itemIds } };
    case "validatePicking":
      return {
        op: "validatePicking",
        idempotencyKey,
        body: { documentId, itemIds, ...(values.quantities ? { quantities: values.quantities } : {}), ...takenOf(values) },
      };
    case "setTracking": {
      const { deliveryPackage = "", parcelId } = values;
      return {
        op: "setDeliveryPackage",
        idempotencyKey,
        version: `"${context.order.version}"`,
        body: { documentId, deliveryPackage, ...(parcelId === undefined ? {} : { parcelId }) },
      };
    }
    case "comment":
    case "message":
      return { op: "addDocumentComment", idempotencyKey, body: { documentId, text: values.text ?? "", isMessage: action === "message" } };
  }
}

function takenOf({ counterPayments }: OrderActionValues): Pick<OrderActionValues, "counterPayments"> {
  return counterPayments ? { counterPayments } : {};
}

/** Returns amount and means of a payment that came otherwise than at the counter. */
function otherwiseOf({ amount, means, voucherCode }: OrderActionValues): Pick<OrderActionValues, "amount" | "means" | "voucherCode"> {
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(means === undefined ? {} : { means }),
    ...(voucherCode === undefined ? {} : { voucherCode }),
  };
}

function refusedOf(context: OrderActionsContext): OrderActionsEmitted {
  const { action } = intentOf(context);
  return { type: "refused", op: commandOf(context).op, action, refusal: context.refusal ?? broken };
}

function toggled({ order, selected }: OrderActionsContext, lineId: number): number[] {
  return selected.includes(lineId) ? selected.filter((id) => id !== lineId) : stillThere(order, [...selected, lineId]);
}

/** Keeps only lines selected that still allow an action. */
function stillThere(order: OrderSubject, lineIds: number[]): number[] {
  const open = new Set([...eligibleLines("shipItems", order), ...eligibleLines("cancelItems", order)].map(({ id }) => id));
  return order.lines.map(({ id }) => id).filter((id) => lineIds.includes(id) && open.has(id));
}
