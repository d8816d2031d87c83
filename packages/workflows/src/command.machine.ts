import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { broken, type Outcome, type Refusal, wasDone, wasLost } from "./outcome.ts";

/** What a command machine starts with. */
export interface CommandStart {
  /** Makes idempotency keys. */
  newKey: () => string;
}

/** What the command sends: the wish, and the key under which it is only done once. */
export interface CommandCall<Input> {
  input: Input;
  idempotencyKey: string;
}

interface CommandContext<Input, Output> {
  newKey: () => string;
  call: CommandCall<Input> | null;
  output: Output | null;
  refusal: Refusal | null;
}

/** What can be wished of a command. */
export type CommandEvent<Input> =
  /** Wished for, to be confirmed first. */
  | { type: "ask"; input: Input }
  /** Wished for, without a question. */
  | { type: "run"; input: Input }
  | { type: "confirm" }
  | { type: "cancel" }
  /** Once more, the same wish under the same key, after no answer came. */
  | { type: "retry" }
  /** Forgets how it went. */
  | { type: "reset" };

/** What a command tells its runner: toast, and read again what it made stale. */
export type CommandEmitted<Input, Output> =
  | { type: "succeeded"; input: Input; output: Output }
  /** `unanswered`: nobody knows whether it was done, so what it touches is to be read again too. */
  | { type: "refused"; input: Input; refusal: Refusal };

type CommandTag =
  | "confirming"
  | "pending"
  /** Refused, or without an answer. */
  | "failed"
  /** No answer came: `retry` is safe. */
  | "unanswered"
  | "succeeded";

/**
 * One write: idle → confirming → sending → settled. Whatever is pressed while it is under way changes nothing. Provide `send`.
 * Make it once outside of components, for the input and output of one operation.
 */
export function createCommandMachine<Input, Output>() {
  return setup({
    types: {
      context: {} as CommandContext<Input, Output>,
      events: {} as CommandEvent<Input>,
      emitted: {} as CommandEmitted<Input, Output>,
      input: {} as CommandStart,
      tags: {} as CommandTag,
    },
    actors: {
      /** Sends the wish; failures are answers. */
      send: fromPromise<Outcome<Output>, CommandCall<Input>>(() => Promise.reject(new Error("This command is to be provided."))),
    },
    actions: {
      // A new wish gets a new key; only a retry keeps the old one.
      wish: assign(({ context }, params: { input: Input }) => ({
        call: { input: params.input, idempotencyKey: context.newKey() },
        output: null,
        refusal: null,
      })),
      forget: assign({ call: null, output: null, refusal: null }),
    },
  }).createMachine({
    id: "command",
    context: ({ input }) => ({ newKey: input.newKey, call: null, output: null, refusal: null }),
    initial: "idle",
    states: {
      idle: {
        on: {
          ask: { target: "confirming", actions: { type: "wish", params: ({ event }) => ({ input: event.input }) } },
          run: { target: "sending", actions: { type: "wish", params: ({ event }) => ({ input: event.input }) } },
        },
      },
      confirming: {
        tags: "confirming",
        on: { confirm: "sending", cancel: { target: "idle", actions: "forget" } },
      },
      sending: {
        tags: "pending",
        entry: assign({ refusal: null }),
        invoke: {
          id: "send",
          src: "send",
          input: ({ context }) => callOf(context),
          onDone: [
            {
              guard: wasDone,
              target: "settled.valid",
              actions: [
                assign({ output: ({ event }) => (event.output.isValid ? event.output.output : null) }),
                emit(({ context, event }) => ({
                  type: "succeeded",
                  input: callOf(context).input,
                  output: (event.output as { output: Output }).output,
                })),
              ],
            },
            {
              guard: wasLost,
              target: "settled.unanswered",
              actions: assign({ refusal: ({ event }) => event.output as Refusal }),
            },
            { target: "settled.refused", actions: assign({ refusal: ({ event }) => event.output as Refusal }) },
          ],
          onError: { target: "settled.unanswered", actions: assign({ refusal: broken }) },
        },
      },
      settled: {
        initial: "valid",
        on: {
          ask: { target: "confirming", actions: { type: "wish", params: ({ event }) => ({ input: event.input }) } },
          run: { target: "sending", actions: { type: "wish", params: ({ event }) => ({ input: event.input }) } },
          reset: { target: "idle", actions: "forget" },
        },
        states: {
          valid: { tags: "succeeded" },
          refused: {
            tags: "failed",
            entry: emit(({ context }) => ({ type: "refused", input: callOf(context).input, refusal: context.refusal ?? broken })),
          },
          unanswered: {
            tags: ["failed", "unanswered"],
            entry: emit(({ context }) => ({ type: "refused", input: callOf(context).input, refusal: context.refusal ?? broken })),
            on: { retry: "#command.sending", cancel: { target: "#command.idle", actions: "forget" } },
          },
        },
      },
    },
  });
}

/** The machine of a command with this input and output. */
export type CommandMachine<Input, Output> = ReturnType<typeof createCommandMachine<Input, Output>>;

/** A running command. */
export type CommandActor<Input, Output> = ActorRefFrom<CommandMachine<Input, Output>>;

/** How a command stands at one moment. */
export type CommandSnapshot<Input, Output> = SnapshotFrom<CommandMachine<Input, Output>>;

function callOf<Input, Output>({ call }: CommandContext<Input, Output>): CommandCall<Input> {
  // Only reachable through `ask` and `run`, which set it.
  if (!call) throw new Error("A command was sent without a wish.");
  return call;
}
