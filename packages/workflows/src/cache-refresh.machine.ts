import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from "xstate";
import { broken, hasNoReply, hasSucceeded, type Outcome, outputIn, type Refusal, refusalIn } from "./outcome.ts";
import { taskWatchMachine, type WatchedTask } from "./task-watch.machine.ts";

/** Input of the cache refresh machine. */
export interface CacheRefreshStart {
  /** Id of a refresh requested before (kept in the URL); null for a new one. */
  taskId: string | null;
  productIds?: number[];
  newKey: () => string;
  /** Returns the current time in milliseconds. */
  now: () => number;
}

interface CacheRefreshContext {
  productIds: number[];
  taskId: string | null;
  task: WatchedTask | null;
  refusal: Refusal | null;
  idempotencyKey: string;
  newKey: () => string;
  now: () => number;
}

/** Events of the cache refresh machine. */
export type CacheRefreshEvent =
  | { type: "addProducts"; productIds: number[] }
  | { type: "removeProducts"; productIds: number[] }
  | { type: "clear" }
  /** « Rafraîchir »: opens the confirmation, or reports an empty selection. */
  | { type: "ask" }
  | { type: "confirm" }
  | { type: "cancel" }
  /** Retries with the same key after no reply. */
  | { type: "retry" }
  /** Leaves the refresh, finished or lost, for a new selection. */
  | { type: "again" }
  | { type: "hidden" }
  | { type: "shown" };

/** Events that the cache refresh machine emits. */
export type CacheRefreshEmitted =
  /** « Une tâche d'arrière plan a bien été planifiée. »; the id goes into the URL. */
  | { type: "planned"; taskId: string; count: number }
  | { type: "refused"; refusal: Refusal }
  /** The task has ended: products and tasks must be refetched. */
  | { type: "finished"; task: WatchedTask }
  /** The id is removed from the URL. */
  | { type: "left" };

type CacheRefreshTag =
  | "selecting"
  /** « Veuillez sélectionner au moins un produit ». */
  | "nothingSelected"
  | "confirming"
  | "pending"
  | "failed"
  | "unanswered"
  /** The task is planned or running. */
  | "watching"
  /** Done; visible on the public site at `task.visibleAt`. */
  | "visibleSoon"
  | "visible"
  /** The task failed. */
  | "taskFailed"
  /** The task in the URL does not exist (any more). */
  | "lost";

/** Maximum duration of a browser timer, in milliseconds. */
const LONGEST_TIMER = 2_147_483_647;

/** Refreshing the cache of products: select → confirm → planned → watched until done → visible. Provide `plan` and `watch`. */
export const cacheRefreshMachine = setup({
  types: {
    context: {} as CacheRefreshContext,
    events: {} as CacheRefreshEvent,
    emitted: {} as CacheRefreshEmitted,
    input: {} as CacheRefreshStart,
    tags: {} as CacheRefreshTag,
  },
  actors: {
    /** Requests the refresh; returns the planned task. */
    plan: fromPromise<Outcome<WatchedTask>, { productIds: number[]; idempotencyKey: string }>(() =>
      Promise.reject(new Error("This command is to be provided.")),
    ),
    /** Polls the task until it ends: `taskWatchMachine` with its `read`. */
    watch: taskWatchMachine,
  },
  guards: {
    hasTask: ({ context }) => context.taskId !== null,
    hasSelection: ({ context }) => context.productIds.length > 0,
    isVisible: ({ context }) => untilVisible(context) <= 0,
  },
  delays: {
    untilVisible: ({ context }) => Math.min(Math.max(untilVisible(context), 0), LONGEST_TIMER),
  },
  actions: {
    note: assign({ refusal: (_, params: { refusal: Refusal | null }) => params.refusal }),
    see: assign({ task: (_, params: { task: WatchedTask | null }) => params.task }),
    take: assign((_, { output }: { output: WatchedTask }) => ({ task: output, taskId: output.id })),
    renew: assign({ idempotencyKey: ({ context }) => context.newKey(), refusal: null }),
    forget: assign({ refusal: null }),
    notifyPlanned: emit(({ context }) => ({ type: "planned", taskId: context.taskId ?? "", count: context.productIds.length })),
    notifyRejected: emit(({ context }) => ({ type: "refused", refusal: context.refusal ?? broken })),
  },
}).createMachine({
  id: "cacheRefresh",
  context: ({ input }) => ({
    productIds: unique(input.productIds ?? []),
    taskId: input.taskId,
    task: null,
    refusal: null,
    idempotencyKey: "",
    newKey: input.newKey,
    now: input.now,
  }),
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "hasTask", target: "watching" }, { target: "selecting" }] },
    selecting: {
      initial: "choosing",
      tags: "selecting",
      on: {
        addProducts: {
          target: ".choosing",
          actions: assign({ productIds: ({ context, event }) => unique([...context.productIds, ...event.productIds]) }),
        },
        removeProducts: {
          target: ".choosing",
          actions: assign({ productIds: ({ context, event }) => context.productIds.filter((id) => !event.productIds.includes(id)) }),
        },
        clear: { target: ".choosing", actions: assign({ productIds: [] }) },
        ask: [{ guard: "hasSelection", target: "confirming", actions: "forget" }, { target: ".nothing" }],
      },
      states: {
        choosing: {},
        nothing: { tags: ["nothingSelected", "failed"] },
        refused: { tags: "failed" },
      },
    },
    confirming: {
      tags: "confirming",
      on: {
        confirm: { target: "sending", actions: "renew" },
        cancel: { target: "selecting", actions: "forget" },
      },
    },
    sending: {
      tags: "pending",
      entry: { type: "note", params: { refusal: null } },
      invoke: {
        id: "plan",
        src: "plan",
        input: ({ context: { productIds, idempotencyKey } }) => ({ productIds, idempotencyKey }),
        onDone: [
          { guard: hasSucceeded, target: "watching", actions: [{ type: "take", params: outputIn }, "notifyPlanned"] },
          { guard: hasNoReply, target: "unanswered", actions: { type: "note", params: refusalIn } },
          // The selection is kept; the rejection is shown above it.
          { target: "selecting.refused", actions: [{ type: "note", params: refusalIn }, "notifyRejected"] },
        ],
        onError: { target: "unanswered", actions: { type: "note", params: { refusal: broken } } },
      },
    },
    // No reply: it is unknown whether it was planned.
    unanswered: {
      tags: ["failed", "unanswered"],
      entry: "notifyRejected",
      on: {
        retry: "sending",
        // The selection cannot change meanwhile: confirming again is a retry.
        confirm: "sending",
        cancel: { target: "selecting", actions: "forget" },
      },
    },
    watching: {
      tags: "watching",
      invoke: {
        id: "watch",
        src: "watch",
        input: ({ context }) => ({ taskId: context.taskId ?? "" }),
        onSnapshot: { actions: { type: "see", params: ({ context, event }) => ({ task: event.snapshot.context.task ?? context.task }) } },
        onDone: [
          {
            guard: ({ event }) => event.output.isValid && event.output.task.state === "Done",
            target: "done",
            actions: [
              { type: "see", params: ({ event }) => ({ task: event.output.isValid ? event.output.task : null }) },
              emit(({ event }) => ({ type: "finished", task: (event.output as { task: WatchedTask }).task })),
            ],
          },
          {
            guard: ({ event }) => event.output.isValid,
            target: "taskFailed",
            actions: [
              { type: "see", params: ({ event }) => ({ task: event.output.isValid ? event.output.task : null }) },
              emit(({ event }) => ({ type: "finished", task: (event.output as { task: WatchedTask }).task })),
            ],
          },
          {
            target: "lost",
            actions: { type: "note", params: ({ event }) => ({ refusal: event.output.isValid ? broken : event.output.refusal }) },
          },
        ],
      },
      on: {
        hidden: { actions: sendTo("watch", { type: "hidden" }) },
        shown: { actions: sendTo("watch", { type: "shown" }) },
        // The task continues; this page stops watching it.
        again: "left",
      },
    },
    done: {
      initial: "soon",
      on: { again: "left" },
      states: {
        soon: {
          tags: "visibleSoon",
          always: { guard: "isVisible", target: "visible" },
          after: { untilVisible: "visible" },
        },
        visible: { tags: "visible" },
      },
    },
    taskFailed: { tags: ["failed", "taskFailed"], on: { again: "left" } },
    lost: { tags: ["failed", "lost"], on: { again: "left" } },
    left: {
      entry: [
        // A failed refresh can be requested again with the same selection; after a successful one the selection is empty.
        assign({ productIds: ({ context }) => (context.task?.state === "Failed" ? context.productIds : []) }),
        assign({ taskId: null, task: null, refusal: null }),
        emit({ type: "left" }),
      ],
      always: "selecting",
    },
  },
});

/** A running cache page. */
export type CacheRefreshActor = ActorRefFrom<typeof cacheRefreshMachine>;

/** Snapshot of the cache refresh machine. */
export type CacheRefreshSnapshot = SnapshotFrom<typeof cacheRefreshMachine>;

function untilVisible({ task, now }: CacheRefreshContext): number {
  return task?.visibleAt ? Date.parse(task.visibleAt) - now() : 0;
}

function unique(ids: number[]): number[] {
  return [...new Set(ids)];
}
