import { broken, isUnanswered, type Outcome, type Refusal } from "./outcome.ts";

/** A transition of a state: target, guard and actions, by their names in the machine's `setup`. */
interface Way<Guard extends string, Action extends string> {
  guard?: Guard;
  target: string;
  actions?: readonly Action[];
}

interface Answered<Output> {
  event: { output: Outcome<Output> };
}

interface StepOptions<Context, Call, Src extends string, Action extends string> {
  /** Id of the call in progress. */
  id: string;
  /** The actor that sends: a promise of an `Outcome`. */
  src: Src;
  /** Returns the call's input: the intent, and the idempotency key. */
  call: (context: Context) => Call;
  /** Target after a success; `actions` run after `take`, which receives its output. */
  done: Omit<Way<never, Action>, "guard">;
}

/**
 * Returns the state of one call in progress: done, rejected or without a reply. `sendingStates` contains one; an intent with a second call has this
 * beside it, with the same targets.
 */
export function sendingStep<Context, Call, const Src extends string, const Action extends string = never>({
  id,
  src,
  call,
  done,
}: StepOptions<Context, Call, Src, Action>) {
  return {
    tags: "pending",
    entry: { type: "note", params: { refusal: null } },
    invoke: {
      id,
      src,
      input: ({ context }: { context: Context }) => call(context),
      onDone: [
        {
          guard: ({ event }: Answered<unknown>) => event.output.isValid,
          target: done.target,
          actions: [{ type: "take", params: outputIn }, ...(done.actions ?? [])],
        },
        // No reply: it is unknown whether it was done.
        {
          guard: ({ event }: Answered<unknown>) => isUnanswered(event.output as Refusal),
          target: "unanswered",
          actions: { type: "note", params: refusalIn },
        },
        { target: "refused", actions: { type: "note", params: refusalIn } },
      ],
      onError: { target: "unanswered", actions: { type: "note", params: { refusal: broken } } },
    },
  } as const;
}

interface SendingOptions<Context, Call, Src extends string, Guard extends string, Action extends string>
  extends StepOptions<Context, Call, Src, Action> {
  /** Target after cancelling. */
  home: string;
  /** Target after confirming, if allowed: `sending` by default, or the step before it. */
  confirm?: readonly Way<Guard, never>[];
  /** Target for retrying the same intent after no reply; `sending` by default. */
  retry?: readonly Way<Guard, never>[];
  /** Target after a rejection; `confirming.refused` keeps the dialog open with the server's message. */
  refused: readonly Way<Guard, Action>[];
}

/**
 * States of an intent that is confirmed, sent and retried, to be spread into a machine: `confirming`, `sending`, `refused`, `unanswered`.
 * The machine's `setup` must define: events `confirm`, `cancel`, `retry`; actions `note` (a rejection, or null), `renew` (the confirming
 * event: input, with a new key), `take` (the output), `forget` (the intent) and `notifyRejected`; guard `isSame` (confirmed again
 * unchanged: the key stays, so nothing is done twice).
 */
export function sendingStates<
  Context,
  Call,
  const Src extends string,
  const Guard extends string = never,
  const Action extends string = never,
>(options: SendingOptions<Context, Call, Src, Guard, Action>) {
  const { home, refused, confirm = [{ target: "sending" }], retry = [{ target: "sending" }] } = options;
  // A corrected intent is a new one: a different body with the old key would be rejected.
  const confirmed = confirm.map((way) => ({ ...way, actions: { type: "renew", params: eventIn } }) as const);
  const cancel = { target: home, actions: "forget" } as const;
  return {
    confirming: {
      tags: "confirming",
      initial: "asking",
      on: { confirm: confirmed, cancel },
      states: {
        asking: {},
        // The dialog stays open with the typed values, the server's messages at their fields.
        refused: { tags: "failed" },
      },
    },
    sending: sendingStep(options),
    refused: { entry: "notifyRejected", always: refused },
    unanswered: {
      tags: ["failed", "unanswered"],
      entry: "notifyRejected",
      on: { retry, confirm: [{ guard: { type: "isSame", params: eventIn }, target: "again" }, ...confirmed], cancel },
    },
    again: { always: retry },
  } as const;
}

function refusalIn({ event }: Answered<unknown>): { refusal: Refusal } {
  return { refusal: event.output as Refusal };
}

function outputIn<Output>({ event }: Answered<Output>): { output: Output } {
  return event.output as { output: Output };
}

function eventIn<Event>({ event }: { event: Event }): Event {
  return event;
}
