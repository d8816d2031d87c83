import { parseEan } from "@reserve/domain";
import { type ActorRefFrom, assign, emit, enqueueActions, fromPromise, type SnapshotFrom, setup } from "xstate";
import { noticeOf, type OrderUndo } from "./order-subject.ts";
import { broken, hasNoReply, hasSucceeded, isInputRejection, type Outcome, outputIn, type Refusal, refusalIn } from "./outcome.ts";
import type { PickingEnd, PickingLine, PickingOrder } from "./picking-order.ts";

/** An API call that ends an order's preparation; its idempotency key makes it safe to retry. */
export type PickingCommand = { idempotencyKey: string } & (
  | { op: "shipDocumentItems"; body: { documentId: number; itemIds: number[]; deliveryPackage?: string } }
  | { op: "notifyPicking"; version?: string; body: { documentId: number; itemIds: number[]; again?: true } }
);

/** Stored progress of an order between visits: picked copies, and the order's version. */
export interface StoredPicking {
  orderId: number;
  version: number;
  /** Copies by line. */
  picked: Readonly<Record<string, number>>;
}

/** Result of a scanned or typed code. */
export type ScanResult =
  /** One more copy was picked for this order. */
  | { kind: "picked"; ean: string; orderId: number; lineId: number; isLineDone: boolean; isOrderDone: boolean; isAllDone: boolean }
  /** No order in this selection contains this book. */
  | { kind: "wrongBook"; ean: string }
  /** Every copy of this book is picked, other books are still missing. */
  | { kind: "tooMany"; ean: string }
  /** Everything is picked. */
  | { kind: "alreadyAll"; ean: string }
  /** The book is ordered but not published yet. */
  | { kind: "awaitingRelease"; ean: string }
  /** Not a book's code; `expected` is the correct check digit. */
  | { kind: "unreadable"; code: string; expected: string | null };

/** The order after its end: its version, and its remaining lines to prepare. */
export interface PickingAnswer {
  version: number;
  left: PickingOrder | null;
  undo: OrderUndo | null;
}

/** Outcome of an order's preparation. */
export interface PickingDone {
  end: PickingEnd;
  version: number;
  lineIds: readonly number[];
  copyCount: number;
  /** Lines of the order are still to be fetched, or not available yet. */
  isPartial: boolean;
  /** Null once it can no longer be undone. */
  undo: OrderUndo | null;
}

interface Intent {
  orderId: number;
  end: PickingEnd;
  lineIds: number[];
  copyCount: number;
  /** Some copies of the order are still missing, or the customer is notified of them later. */
  isPartial: boolean;
  deliveryPackage: string | null;
  /** For `notifyPicking`: the notice to send, fixed even if the order changes meanwhile. */
  notice: ReturnType<typeof noticeOf> | null;
  key: string;
}

/** Input of the picking machine. */
export interface PickingStart {
  /** The longest waiting order first; it is served first. */
  orders: readonly PickingOrder[];
  stored: readonly StoredPicking[];
  newKey: () => string;
}

interface PickingContext {
  orders: readonly PickingOrder[];
  newKey: () => string;
  /** Number of picked copies by line. */
  picked: Readonly<Record<string, number>>;
  /** Copies added and removed, newest last, for undo. */
  steps: readonly { lineId: number; copies: number }[];
  /** `turn` increases with every scan, so that a repeated result is announced again. */
  last: { result: ScanResult; turn: number } | null;
  /** Orders that changed since their copies were fetched. */
  changedIds: readonly number[];
  done: Readonly<Record<string, PickingDone>>;
  /** Rejections by order id, for the report. */
  refusals: Readonly<Record<string, Refusal>>;
  intent: Intent | null;
  refusal: Refusal | null;
}

/** Events of the picking machine. */
export type PickingEvent =
  /** A scanner's burst or a typed code, unparsed. */
  | { type: "scan"; text: string }
  /** Adds a copy by hand to one of these lines, the longest waiting order first. */
  | { type: "addCopy"; lineIds: readonly number[] }
  | { type: "removeCopy"; lineIds: readonly number[] }
  /** « Tout pris ». */
  | { type: "takeAll"; lineIds: readonly number[] }
  | { type: "undo" }
  /** Resets the picking; all copies go back to the shelf. */
  | { type: "startOver" }
  /** The orders were refetched. */
  | { type: "ordersRead"; orders: readonly PickingOrder[] }
  /** The end of an order was undone: the order as restored. Its copies count as picked, as before. */
  | { type: "takenBack"; order: PickingOrder }
  /** The notice about changed orders was dismissed. */
  | { type: "understood" }
  /** « Expédier » or « Prévenir le client » for one order. */
  | { type: "ask"; orderId: number }
  /** Sends with the parcel's number; after no reply, the same number is a retry and another one a new intent. */
  | { type: "confirm"; deliveryPackage?: string }
  | { type: "cancel" }
  /** Retries with the same key after no reply. */
  | { type: "retry" };

/** Events that the picking machine emits: sounds, toasts, refetch. */
export type PickingEmitted =
  | { type: "scanned"; result: ScanResult }
  | { type: "succeeded"; op: PickingCommand["op"]; orderId: number; done: PickingDone }
  | { type: "refused"; op: PickingCommand["op"]; orderId: number; refusal: Refusal };

type PickingTag = "picking" | "confirming" | "pending" | "failed" | "unanswered";

/** Maximum number of steps that can be undone. */
const MOST_STEPS = 50;

/**
 * Machine for preparing one or several orders: a scanned copy goes to the order that has waited longest, and each order ends separately. Provide
 * `send`.
 */
export const pickingMachine = setup({
  types: {
    context: {} as PickingContext,
    events: {} as PickingEvent,
    emitted: {} as PickingEmitted,
    input: {} as PickingStart,
    tags: {} as PickingTag,
  },
  actors: {
    /** Sends one call and returns the order after it. */
    send: fromPromise<Outcome<PickingAnswer>, PickingCommand>(() => Promise.reject(new Error("This command is to be provided."))),
  },
  guards: {
    hasRoom: ({ context }, { lineIds }: { lineIds: readonly number[] }) => lineWithRoom(context, linesOf(context, lineIds)) !== undefined,
    hasCopy: ({ context }, { lineIds }: { lineIds: readonly number[] }) => lineWithCopy(context, lineIds) !== undefined,
    canUndo: ({ context }) => context.steps.length > 0,
    hasCopies: ({ context }) => Object.keys(context.picked).length > 0,
    hasChanged: ({ context }) => context.changedIds.length > 0,
    mayAsk: ({ context }, { orderId }: { orderId: number }) => readinessOf(context, orderId).canEnd,
    // The order may have changed while the dialog was open.
    mayConfirm: ({ context }) => {
      const { intent } = context;
      const order = context.orders.find(({ id }) => id === intent?.orderId);
      return Boolean(intent && order?.end === intent.end && intent.lineIds.every((id) => order.lines.some((line) => line.id === id)));
    },
    isSame: ({ context }, { deliveryPackage = null }: { deliveryPackage?: string | null }) =>
      deliveryPackage === intentOf(context).deliveryPackage,
    isInputRejection: ({ context }) => context.refusal !== null && isInputRejection(context.refusal),
  },
  actions: {
    put: assign(({ context }, { lineIds, copies }: { lineIds: readonly number[]; copies: 1 | -1 | "all" }) => {
      const steps =
        copies === "all"
          ? linesOf(context, lineIds).map((line) => ({ lineId: line.id, copies: line.quantity - pickedOf(context, line.id) }))
          : [
              {
                lineId: (copies === 1 ? lineWithRoom(context, linesOf(context, lineIds))?.id : lineWithCopy(context, lineIds)) ?? 0,
                copies,
              },
            ];
      return { ...moved(context, steps), last: null };
    }),
    undo: assign(({ context }) => {
      const step = context.steps.at(-1);
      if (!step) return {};
      const picked = withCopies(context.picked, step.lineId, -step.copies);
      return { picked: fitting(context.orders, picked), steps: context.steps.slice(0, -1), last: null };
    }),
    startOver: assign({ picked: {}, steps: [], last: null, changedIds: [] }),
    read: assign(({ context }, { orders }: { orders: readonly PickingOrder[] }) => received(context, orders)),
    intend: assign(({ context }, { orderId }: { orderId: number }) => {
      const { end, lines, copyCount, isDone } = readinessOf(context, orderId);
      const lineIds = lines.map(({ id }) => id);
      const order = context.orders.find(({ id }) => id === orderId);
      const announced = order && end === "notifyPicking" ? order : null;
      const isPartial = announced ? lines.length < announced.lines.length || announced.awaitedCount > 0 : !isDone;
      const notice = announced && noticeOf(announced, lineIds);
      return {
        refusal: null,
        intent: { orderId, end, lineIds, copyCount, isPartial, deliveryPackage: null, notice, key: context.newKey() },
      };
    }),
    renew: assign(({ context }, { deliveryPackage = null }: { deliveryPackage?: string | null }) => ({
      refusal: null,
      intent: context.intent && { ...context.intent, deliveryPackage, key: context.newKey() },
    })),
    note: assign({ refusal: (_, { refusal }: { refusal: Refusal | null }) => refusal }),
    /** Ends the order here; its remaining lines stay. */
    take: assign(({ context }, { output: answer }: { output: PickingAnswer }) => {
      const intent = intentOf(context);
      const { [String(intent.orderId)]: _, ...refusals } = context.refusals;
      // Notifying removes no line, but notified copies are ready: they wait for the customer.
      const left = answer.left && isOpen(intent.end, answer.left) ? answer.left : null;
      const orders = context.orders.flatMap((one) => (one.id === intent.orderId ? (left ?? []) : one));
      return {
        orders,
        picked: fitting(orders, without(context.picked, intent.lineIds)),
        steps: [],
        last: null,
        refusals,
        done: { ...context.done, [intent.orderId]: doneOf(intent, answer) },
      };
    }),
    takeBack: assign(({ context }, { order }: { order: PickingOrder }) => {
      const { [String(order.id)]: ended, ...others } = context.done;
      const orders = context.orders.some(({ id }) => id === order.id)
        ? context.orders.map((one) => (one.id === order.id ? order : one))
        : [...context.orders, order];
      const lines = order.lines.filter(({ id }) => ended?.lineIds.includes(id));
      return {
        orders,
        done: others,
        picked: fitting(orders, { ...context.picked, ...Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])) }),
        steps: [],
        last: null,
      };
    }),
    report: assign(({ context }) => ({
      refusals: { ...context.refusals, [intentOf(context).orderId]: context.refusal ?? broken },
    })),
    forget: assign({ intent: null, refusal: null }),
    notifyDone: emit(({ context }) => {
      const { orderId } = intentOf(context);
      return { type: "succeeded", op: commandOf(context).op, orderId, done: context.done[orderId] as PickingDone };
    }),
    notifyRejected: emit(({ context }) => refusedOf(context)),
  },
}).createMachine({
  id: "picking",
  context: ({ input: { orders, stored, newKey } }) => ({
    ...restored(orders, stored),
    orders,
    newKey,
    steps: [],
    last: null,
    done: {},
    refusals: {},
    intent: null,
    refusal: null,
  }),
  initial: "picking",
  on: {
    ordersRead: { actions: { type: "read", params: ({ event }) => ({ orders: event.orders }) } },
    takenBack: { actions: { type: "takeBack", params: ({ event }) => event } },
  },
  states: {
    picking: {
      tags: "picking",
      on: {
        scan: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { result, change } = scanned(context, event.text);
            enqueue.assign({ ...change, last: { result, turn: (context.last?.turn ?? 0) + 1 } });
            enqueue.emit({ type: "scanned", result });
          }),
        },
        addCopy: {
          guard: { type: "hasRoom", params: ({ event }) => event },
          actions: { type: "put", params: ({ event }) => ({ lineIds: event.lineIds, copies: 1 }) },
        },
        takeAll: {
          guard: { type: "hasRoom", params: ({ event }) => event },
          actions: { type: "put", params: ({ event }) => ({ lineIds: event.lineIds, copies: "all" }) },
        },
        removeCopy: {
          guard: { type: "hasCopy", params: ({ event }) => event },
          actions: { type: "put", params: ({ event }) => ({ lineIds: event.lineIds, copies: -1 }) },
        },
        undo: { guard: "canUndo", actions: "undo" },
        startOver: { guard: "hasCopies", actions: "startOver" },
        understood: { guard: "hasChanged", actions: assign({ changedIds: [] }) },
        ask: {
          guard: { type: "mayAsk", params: ({ event }) => event },
          target: "confirming",
          actions: { type: "intend", params: ({ event }) => event },
        },
      },
    },
    confirming: {
      tags: "confirming",
      initial: "asking",
      on: {
        confirm: { guard: "mayConfirm", target: "sending", actions: { type: "renew", params: ({ event }) => event } },
        cancel: { target: "picking", actions: "forget" },
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
          { guard: hasSucceeded, target: "picking", actions: [{ type: "take", params: outputIn }, "notifyDone", "forget"] },
          { guard: hasNoReply, target: "unanswered", actions: { type: "note", params: refusalIn } },
          { target: "refused", actions: { type: "note", params: refusalIn } },
        ],
        onError: { target: "unanswered", actions: { type: "note", params: { refusal: broken } } },
      },
    },
    // A rejection that a corrected field or signing in again can resolve keeps the dialog open; any other goes to the report.
    refused: {
      entry: "notifyRejected",
      always: [
        { guard: "isInputRejection", target: "confirming.refused" },
        { target: "picking", actions: ["report", "forget"] },
      ],
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
        cancel: { target: "picking", actions: "forget" },
      },
    },
  },
});

/** A running preparation. */
export type PickingActor = ActorRefFrom<typeof pickingMachine>;

/** Snapshot of the picking machine. */
export type PickingSnapshot = SnapshotFrom<typeof pickingMachine>;

/** Returns the number of picked copies of lines, and of those that can be fetched. */
export function progressOf({ picked }: Pick<PickingContext, "picked">, lines: readonly PickingLine[]): { picked: number; total: number } {
  const open = lines.filter(({ isAwaitingRelease }) => !isAwaitingRelease);
  return {
    picked: open.reduce((sum, { id }) => sum + (picked[id] ?? 0), 0),
    total: open.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Whether an order can be ended now, and with which lines. */
export interface Readiness {
  end: PickingEnd;
  /** Every copy is picked. */
  isDone: boolean;
  /** All of it, or at least some complete lines. */
  canEnd: boolean;
  /** The lines of which every copy is picked. */
  lines: readonly PickingLine[];
  copyCount: number;
}

/** Returns how ready an order is: all lines, some, or none. */
export function readinessOf(context: Pick<PickingContext, "orders" | "picked" | "done">, orderId: number): Readiness {
  const order = context.orders.find(({ id }) => id === orderId);
  const end = order?.end ?? "shipItems";
  const open = order?.lines.filter(({ isAwaitingRelease }) => !isAwaitingRelease) ?? [];
  const lines = open.filter(({ id, quantity }) => (context.picked[id] ?? 0) >= quantity);
  const isDone = open.length > 0 && lines.length === open.length;
  return {
    end,
    isDone,
    canEnd: lines.length > 0,
    lines,
    copyCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Returns the progress to store for a reload or a later visit. */
export function storedPickingOf({ orders, picked }: Pick<PickingContext, "orders" | "picked">): StoredPicking[] {
  return orders.map(({ id, version, lines }) => ({
    orderId: id,
    version,
    picked: Object.fromEntries(lines.flatMap((line) => (picked[line.id] ? [[line.id, picked[line.id] ?? 0]] : []))),
  }));
}

/** Returns the call for the intent. */
export function commandOf(context: PickingContext): PickingCommand {
  const { orderId, lineIds, deliveryPackage, notice, key } = intentOf(context);
  if (notice) return { op: "notifyPicking", ...notice, idempotencyKey: key };
  const body = { documentId: orderId, itemIds: lineIds, ...(deliveryPackage ? { deliveryPackage } : {}) };
  return { op: "shipDocumentItems", body, idempotencyKey: key };
}

function intentOf({ intent }: PickingContext): Intent {
  if (!intent) throw new Error("Nothing was asked for.");
  return intent;
}

function doneOf({ end, lineIds, copyCount, isPartial }: Intent, { version, undo }: PickingAnswer): PickingDone {
  return { end, version, lineIds, copyCount, isPartial, undo };
}

/** Whether an order still has something to prepare after it ended this way. */
function isOpen(end: PickingEnd, left: PickingOrder): boolean {
  return end === "shipItems" || left.pickingNotifiedAt === null;
}

function refusedOf(context: PickingContext): Extract<PickingEmitted, { type: "refused" }> {
  const { op } = commandOf(context);
  return { type: "refused", op, orderId: intentOf(context).orderId, refusal: context.refusal ?? broken };
}

type Shelf = Pick<PickingContext, "orders" | "picked">;

const pickedOf = ({ picked }: Pick<PickingContext, "picked">, lineId: number) => picked[lineId] ?? 0;

/** Returns the lines with these ids that can be fetched, the longest waiting order first. */
function linesOf({ orders }: Shelf, lineIds: readonly number[]): PickingLine[] {
  return orders.flatMap(({ lines }) => lines.filter(({ id, isAwaitingRelease }) => !isAwaitingRelease && lineIds.includes(id)));
}

function lineWithRoom(shelf: Shelf, lines: readonly PickingLine[]): PickingLine | undefined {
  return lines.find((line) => pickedOf(shelf, line.id) < line.quantity);
}

/** Returns the line from which a returned copy is taken: that of the order served last. */
function lineWithCopy(shelf: Shelf, lineIds: readonly number[]): number | undefined {
  return linesOf(shelf, lineIds).findLast((line) => pickedOf(shelf, line.id) > 0)?.id;
}

function withCopies(picked: PickingContext["picked"], lineId: number, copies: number): PickingContext["picked"] {
  const count = (picked[lineId] ?? 0) + copies;
  return count > 0 ? { ...picked, [lineId]: count } : without(picked, [lineId]);
}

function without(picked: PickingContext["picked"], lineIds: readonly number[]): PickingContext["picked"] {
  return Object.fromEntries(Object.entries(picked).filter(([id]) => !lineIds.includes(Number(id))));
}

function moved(context: PickingContext, steps: PickingContext["steps"]): Pick<PickingContext, "picked" | "steps"> {
  const real = steps.filter(({ copies }) => copies !== 0);
  return {
    picked: real.reduce((picked, { lineId, copies }) => withCopies(picked, lineId, copies), context.picked),
    steps: [...context.steps, ...real].slice(-MOST_STEPS),
  };
}

/** Returns the result of scanning a code, and the context changes. */
function scanned(context: PickingContext, text: string): { result: ScanResult; change: Partial<PickingContext> } {
  const code = codeOf(text);
  if (!code.isValid) return { result: { kind: "unreadable", code: text.trim(), expected: code.expected }, change: {} };
  const { ean } = code;
  const wanting = context.orders.flatMap((order) => order.lines.filter((line) => line.ean === ean).map((line) => ({ order, line })));
  const open = wanting.filter(({ line }) => !line.isAwaitingRelease);
  if (wanting.length === 0) return { result: { kind: "wrongBook", ean }, change: {} };
  if (open.length === 0) return { result: { kind: "awaitingRelease", ean }, change: {} };
  const served = open.find(({ line }) => pickedOf(context, line.id) < line.quantity);
  if (!served) return { result: { kind: isAllDone(context) ? "alreadyAll" : "tooMany", ean }, change: {} };
  const { order, line } = served;
  const change = moved(context, [{ lineId: line.id, copies: 1 }]);
  const after = { ...context, ...change };
  return {
    result: {
      kind: "picked",
      ean,
      orderId: order.id,
      lineId: line.id,
      isLineDone: pickedOf(after, line.id) === line.quantity,
      isOrderDone: readinessOf(after, order.id).isDone,
      isAllDone: isAllDone(after),
    },
    change,
  };
}

function isAllDone(context: PickingContext): boolean {
  const { picked, total } = progressOf(
    context,
    context.orders.flatMap(({ lines }) => lines),
  );
  return picked === total;
}

type Code = { isValid: true; ean: string } | { isValid: false; expected: string | null };

/** Parses a scanned or typed code. */
function codeOf(text: string): Code {
  const verdict = parseEan(text);
  if (verdict.isValid) return { isValid: true, ean: verdict.ean };
  return { isValid: false, expected: verdict.reason === "CheckDigit" ? verdict.expected : null };
}

/** Limits picked copies to those the orders still need. */
function fitting(orders: readonly PickingOrder[], picked: PickingContext["picked"]): PickingContext["picked"] {
  const lines = orders.flatMap((order) => order.lines.filter(({ isAwaitingRelease }) => !isAwaitingRelease));
  return Object.fromEntries(
    lines.flatMap(({ id, quantity }) => {
      const count = Math.min(quantity, picked[id] ?? 0);
      return count > 0 ? [[id, count]] : [];
    }),
  );
}

function restored(orders: readonly PickingOrder[], stored: readonly StoredPicking[]): Pick<PickingContext, "picked" | "changedIds"> {
  const storedOrders = stored.filter(({ orderId }) => orders.some(({ id }) => id === orderId));
  const picked = fitting(orders, Object.assign({}, ...storedOrders.map((one) => one.picked)) as PickingContext["picked"]);
  const hasCopies = (one: StoredPicking) => Object.keys(one.picked).length > 0;
  const isOld = (one: StoredPicking) => orders.some(({ id, version }) => id === one.orderId && version !== one.version);
  return { picked, changedIds: storedOrders.filter((one) => hasCopies(one) && isOld(one)).map(({ orderId }) => orderId) };
}

/** Returns the context changes after a refetch: copies no line needs are dropped, and orders that changed during picking are listed. */
function received(context: PickingContext, read: readonly PickingOrder[]): Partial<PickingContext> {
  const orders = read.filter((order) => {
    const done = context.done[order.id];
    return !done || (order.version >= done.version && isOpen(done.end, order));
  });
  const before = new Map(context.orders.map((order) => [order.id, order]));
  // A read started before a write may arrive after the write's response.
  const news = orders.map((order) => {
    const old = before.get(order.id);
    return old && old.version > order.version ? old : order;
  });
  const isTouched = ({ lines }: PickingOrder) => lines.some((line) => pickedOf(context, line.id) > 0);
  const gone = context.orders.filter((order) => isTouched(order) && !news.some(({ id }) => id === order.id));
  const changed = context.orders.filter(
    (order) => isTouched(order) && news.some(({ id, version }) => id === order.id && version > order.version),
  );
  const ids = [...context.changedIds, ...[...gone, ...changed].map(({ id }) => id)];
  return { orders: news, picked: fitting(news, context.picked), steps: stepsOf(news, context), changedIds: [...new Set(ids)] };
}

/** Drops steps on removed lines, which cannot be undone. */
function stepsOf(orders: readonly PickingOrder[], { steps }: PickingContext): PickingContext["steps"] {
  const ids = new Set(orders.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return steps.filter(({ lineId }) => ids.has(lineId));
}
