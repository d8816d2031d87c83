import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { broken, type Outcome, type Refusal } from "./outcome.ts";
import { sendingStates } from "./sending.states.ts";

/** Input of a command machine. */
export interface CommandStart {
  /** Generates idempotency keys. */
  newKey: () => string;
}

/** Call of a command: the intent and its idempotency key. */
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

/** Events of a command machine. */
export type CommandEvent<Input> =
  /** Opens the confirmation. */
  | { type: "ask"; input: Input }
  /** Sends without confirmation. */
  | { type: "run"; input: Input }
  /** Sends the input, or the one completed in the confirmation's own fields; after a rejection or no reply, a corrected input is a new intent. */
  | { type: "confirm"; input?: Input }
  | { type: "cancel" }
  /** Retries the same intent with the same key after no reply. */
  | { type: "retry" }
  /** Clears the outcome. */
  | { type: "reset" };

/** Events that a command machine emits: toast, refetch. */
export type CommandEmitted<Input, Output> =
  | { type: "succeeded"; input: Input; output: Output }
  /** `unanswered`: it is unknown whether it was done, so affected data must be refetched too. */
  | { type: "refused"; input: Input; refusal: Refusal };

type CommandTag =
  | "confirming"
  | "pending"
  /** Rejected, or without a reply. */
  | "failed"
  /** No reply: `retry` is safe. */
  | "unanswered"
  | "succeeded";

interface IntentEvent<Input> {
  event: { input: Input };
}

/**
 * Creates the machine of one write: idle → confirming → sending → settled. Events are ignored while sending. Provide `send`. Create it once outside
 * of components, for the input and output of one operation.
 */
export function createCommandMachine<Input, Output>() {
  const sending = sendingStates({
    id: "send",
    src: "send",
    call: callOf<Input, Output>,
    home: "idle",
    done: { target: "succeeded", actions: ["notifyDone"] },
    refused: [{ target: "failed" }],
  });
  const intending = {
    ask: { target: "confirming", actions: { type: "intend", params: ({ event }: IntentEvent<Input>) => ({ input: event.input }) } },
    run: { target: "sending", actions: { type: "intend", params: ({ event }: IntentEvent<Input>) => ({ input: event.input }) } },
  } as const;
  const settled = { ...intending, reset: { target: "idle", actions: "forget" } } as const;
  return setup({
    types: {
      context: {} as CommandContext<Input, Output>,
      events: {} as CommandEvent<Input>,
      emitted: {} as CommandEmitted<Input, Output>,
      input: {} as CommandStart,
      tags: {} as CommandTag,
    },
    actors: {
      /** Sends the intent; failures are returned. */
      send: fromPromise<Outcome<Output>, CommandCall<Input>>(() => Promise.reject(new Error("This command is to be provided."))),
    },
    guards: {
      isSame: ({ context: { call } }, { input }: { input?: Input }) =>
        input === undefined || JSON.stringify(input) === JSON.stringify(call?.input),
    },
    actions: {
      // A new intent gets a new key; only a retry reuses it.
      intend: assign(({ context }, { input }: { input: Input }) => ({
        call: { input, idempotencyKey: context.newKey() },
        output: null,
        refusal: null,
      })),
      renew: assign(({ context }, { input }: { input?: Input }) => ({
        call: { input: input === undefined ? callOf(context).input : input, idempotencyKey: context.newKey() },
        refusal: null,
      })),
      note: assign({ refusal: (_, params: { refusal: Refusal | null }) => params.refusal }),
      take: assign({ output: (_, params: { output: Output }) => params.output }),
      forget: assign({ call: null, output: null, refusal: null }),
      notifyDone: emit(({ context }) => ({ type: "succeeded", input: callOf(context).input, output: context.output as Output })),
      notifyRejected: emit(({ context }) => ({ type: "refused", input: callOf(context).input, refusal: context.refusal ?? broken })),
    },
  }).createMachine({
    id: "command",
    context: ({ input }) => ({ newKey: input.newKey, call: null, output: null, refusal: null }),
    initial: "idle",
    states: {
      idle: { on: intending },
      ...sending,
      unanswered: { ...sending.unanswered, on: { ...settled, ...sending.unanswered.on } },
      succeeded: { tags: "succeeded", on: settled },
      failed: { tags: "failed", on: { ...settled, confirm: sending.confirming.on.confirm } },
    },
  });
}

/** The machine of a command with this input and output. */
export type CommandMachine<Input, Output> = ReturnType<typeof createCommandMachine<Input, Output>>;

/** A running command. */
export type CommandActor<Input, Output> = ActorRefFrom<CommandMachine<Input, Output>>;

/** Snapshot of a command machine. */
export type CommandSnapshot<Input, Output> = SnapshotFrom<CommandMachine<Input, Output>>;

function callOf<Input, Output>({ call }: CommandContext<Input, Output>): CommandCall<Input> {
  // Only reachable through `ask` and `run`, which set it.
  if (!call) throw new Error("A command was sent without an intent.");
  return call;
}
