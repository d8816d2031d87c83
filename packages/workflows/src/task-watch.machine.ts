import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { broken, isUnanswered, type Outcome, type Refusal } from "./outcome.ts";

/** Facts of a background task that its machine uses; the contract's task satisfies it. */
export interface WatchedTask {
  id: string;
  state: "Planned" | "Running" | "Done" | "Failed";
  progress: number;
  doneCount: number;
  totalCount: number;
  error: string | null;
  visibleAt: string | null;
}

/** Outcome of a watch: the final task, or the reason why it cannot be read. */
export type WatchEnd = { isValid: true; task: WatchedTask } | { isValid: false; refusal: Refusal };

interface WatchContext {
  taskId: string;
  task: WatchedTask | null;
  refusal: Refusal | null;
  isHidden: boolean;
  /** Consecutive polls without a change. */
  quietLooks: number;
}

type WatchEvent =
  /** This tab is not visible: polling stops. */
  { type: "hidden" } | { type: "shown" };

type WatchTag =
  | "watching"
  /** The last poll got no reply; the next one follows. */
  | "failed"
  | "paused";

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** Machine that polls a background task until it ends: often while it progresses, rarely while not, never while hidden. Provide `read`. */
export const taskWatchMachine = setup({
  types: {
    context: {} as WatchContext,
    events: {} as WatchEvent,
    input: {} as { taskId: string; isHidden?: boolean },
    output: {} as WatchEnd,
    tags: {} as WatchTag,
  },
  actors: {
    read: fromPromise<Outcome<WatchedTask>, { taskId: string }>(() => Promise.reject(new Error("This command is to be provided."))),
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    isOver: ({ context }) => context.task?.state === "Done" || context.task?.state === "Failed",
  },
  delays: {
    pause: ({ context }) => Math.min(FIRST_PAUSE * 1.5 ** context.quietLooks, LONGEST_PAUSE),
  },
  actions: {
    see: assign(({ context }, params: { task: WatchedTask }) => {
      const isNews = context.task?.state !== params.task.state || context.task.progress !== params.task.progress;
      return { task: params.task, refusal: null, quietLooks: isNews ? 0 : context.quietLooks + 1 };
    }),
    miss: assign({
      refusal: (_, params: { refusal: Refusal }) => params.refusal,
      quietLooks: ({ context }) => context.quietLooks + 1,
    }),
  },
}).createMachine({
  id: "taskWatch",
  context: ({ input }) => ({ taskId: input.taskId, task: null, refusal: null, isHidden: input.isHidden ?? false, quietLooks: 0 }),
  initial: "looking",
  on: {
    hidden: { actions: assign({ isHidden: true }) },
    shown: { actions: assign({ isHidden: false }) },
  },
  states: {
    looking: {
      tags: "watching",
      invoke: {
        id: "read",
        src: "read",
        input: ({ context }) => ({ taskId: context.taskId }),
        onDone: [
          {
            guard: ({ event }) => event.output.isValid,
            target: "seen",
            actions: { type: "see", params: ({ event }) => ({ task: (event.output as { output: WatchedTask }).output }) },
          },
          {
            guard: ({ event }) => isTemporary(event.output as Refusal),
            target: "missed",
            actions: { type: "miss", params: ({ event }) => ({ refusal: event.output as Refusal }) },
          },
          { target: "lost", actions: { type: "miss", params: ({ event }) => ({ refusal: event.output as Refusal }) } },
        ],
        onError: { target: "missed", actions: { type: "miss", params: { refusal: broken } } },
      },
    },
    seen: { always: [{ guard: "isOver", target: "over" }, { guard: "isHidden", target: "paused" }, { target: "resting" }] },
    resting: {
      tags: "watching",
      after: { pause: "looking" },
      on: { hidden: { target: "paused", actions: assign({ isHidden: true }) } },
    },
    missed: {
      tags: ["watching", "failed"],
      always: { guard: "isHidden", target: "paused" },
      after: { pause: "looking" },
      on: {
        hidden: { target: "paused", actions: assign({ isHidden: true }) },
        // The tab is visible again: poll without waiting for the interval.
        shown: { target: "looking", actions: assign({ isHidden: false, quietLooks: 0 }) },
      },
    },
    paused: {
      tags: "paused",
      on: { shown: { target: "looking", actions: assign({ isHidden: false, quietLooks: 0 }) } },
    },
    over: { type: "final" },
    lost: { type: "final", tags: "failed" },
  },
  output: ({ context }) =>
    context.task && context.refusal === null
      ? { isValid: true, task: context.task }
      : { isValid: false, refusal: context.refusal ?? broken },
});

/** A running watch. */
export type TaskWatchActor = ActorRefFrom<typeof taskWatchMachine>;

/** Snapshot of the task watch machine. */
export type TaskWatchSnapshot = SnapshotFrom<typeof taskWatchMachine>;

function isTemporary(refusal: Refusal): boolean {
  return isUnanswered(refusal) || refusal.kind === "failed" || refusal.kind === "throttled";
}
