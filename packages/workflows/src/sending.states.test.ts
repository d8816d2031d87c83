// @vitest-environment node
import { describe, expect, test } from "vitest";
import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { broken, isInputRejection, type Outcome, type Refusal } from "./outcome.ts";
import { sendingStates, sendingStep } from "./sending.states.ts";
import { act, broke, done, everyWalk, walk } from "./testing/walk.ts";

interface Call {
  text: string;
  key: string;
}
interface Context {
  newKey: () => string;
  call: Call | null;
  isChecked: boolean;
  sent: string | null;
  refusal: Refusal | null;
}

const callOf = ({ call }: Context): Call => call ?? { text: "", key: "" };

/** The smallest machine that a campaign needs: read once more by the server, then sent; what can be corrected stays asked. */
const machine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: "ask" } | { type: "confirm"; text?: string } | { type: "cancel" } | { type: "retry" },
    emitted: {} as { type: "checked" } | { type: "succeeded" } | { type: "refused"; kind: string },
    input: {} as { newKey: () => string },
    tags: {} as "confirming" | "pending" | "failed" | "unanswered" | "succeeded",
  },
  actors: { send: fromPromise<Outcome<string>, Call>(() => Promise.reject(new Error("Not provided."))) },
  guards: {
    isLong: ({ context }) => callOf(context).text.length > 3 && !context.isChecked,
    becomesLong: ({ event }) => event.type === "confirm" && (event.text ?? "").length > 3,
    isInputRejection: ({ context }) => context.refusal !== null && isInputRejection(context.refusal),
    isSame: ({ context }, { text = "" }: { text?: string }) => text === callOf(context).text,
  },
  actions: {
    note: assign({ refusal: (_, { refusal }: { refusal: Refusal | null }) => refusal }),
    renew: assign(({ context }, { text = "" }: { text?: string }) => ({
      call: { text, key: context.newKey() },
      isChecked: false,
      refusal: null,
    })),
    take: assign({ sent: (_, { output }: { output: string }) => output }),
    check: assign({ isChecked: true, sent: null }),
    forget: assign({ call: null, isChecked: false, refusal: null }),
    tellChecked: emit({ type: "checked" }),
    notifyDone: emit({ type: "succeeded" }),
    notifyRejected: emit(({ context }) => ({ type: "refused", kind: (context.refusal ?? broken).kind })),
  },
}).createMachine({
  id: "campaign",
  context: ({ input }) => ({ newKey: input.newKey, call: null, isChecked: false, sent: null, refusal: null }),
  initial: "home",
  states: {
    home: { on: { ask: "confirming" } },
    ...sendingStates({
      id: "send",
      src: "send",
      call: callOf,
      home: "home",
      done: { target: "over", actions: ["notifyDone", "forget"] },
      confirm: [{ guard: "becomesLong", target: "checking" }, { target: "sending" }],
      retry: [{ guard: "isLong", target: "checking" }, { target: "sending" }],
      refused: [
        { guard: "isInputRejection", target: "confirming.refused" },
        { target: "home", actions: ["forget"] },
      ],
    }),
    checking: sendingStep({ id: "check", src: "send", call: callOf, done: { target: "sending", actions: ["check", "tellChecked"] } }),
    over: { tags: "succeeded" },
  },
});
type Snapshot = SnapshotFrom<typeof machine>;

const refusal = (kind: string) => ({ isValid: false as const, kind, errors: ["Non."], propertiesErrorMessages: [] });
const answers = (id: string) => [
  done(id, { isValid: true, output: "parti" }),
  done(id, refusal("invalid")),
  done(id, refusal("conflict")),
  done(id, refusal("unavailable")),
  broke(id),
];

function run() {
  let keys = 0;
  const running = act(machine, { newKey: () => `key-${++keys}` });
  const heard: string[] = [];
  running.actor.on("*", (event) => void heard.push(event.type === "refused" ? `refused: ${event.kind}` : event.type));
  return {
    ...running,
    heard,
    calls: () => running.fakeCalls.map(({ id, input }) => `${id} ${(input as Call).text} ${(input as Call).key}`),
  };
}

describe("every path of a sending", () => {
  const model = {
    input: { newKey: () => "key" },
    key: ({ value, context }: Snapshot) =>
      JSON.stringify([value, context.call, context.isChecked, context.sent, context.refusal?.kind ?? null]),
    happenings: [
      { type: "ask" as const },
      { type: "confirm" as const },
      { type: "confirm" as const, text: "long" },
      { type: "cancel" as const },
      { type: "retry" as const },
      ...answers("send"),
      ...answers("check"),
    ],
  };
  const walks = everyWalk(machine, model);

  test("is walked: one call at a time, nothing to press meanwhile, and a way on from everywhere", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(40);
    for (const { name, steps } of walks)
      await walk(machine, model, steps, (snapshot) => {
        const isPending = snapshot.hasTag("pending");
        expect(Object.values(snapshot.children).filter(Boolean).length, name).toBe(isPending ? 1 : 0);
        expect(snapshot.can({ type: "retry" }), name).toBe(snapshot.hasTag("unanswered"));
        expect(snapshot.can({ type: "confirm" }), name).toBe(snapshot.hasTag("confirming") || snapshot.hasTag("unanswered"));
        expect(snapshot.can({ type: "cancel" }), name).toBe(snapshot.can({ type: "confirm" }));
        expect(snapshot.hasTag("failed"), name).toBe(snapshot.context.refusal !== null);
        // Nothing is said to be done that was not, and no intent is left over.
        expect(snapshot.hasTag("succeeded"), name).toBe(snapshot.context.sent !== null && !isPending && !snapshot.context.call);
      });
  });
});

test("confirmed twice is one send", async () => {
  const { actor, settle, calls, heard } = run();
  actor.send({ type: "ask" });
  actor.send({ type: "confirm", text: "mot" });
  actor.send({ type: "confirm", text: "mot" });
  await settle(done("send", { isValid: true, output: "parti" }));
  actor.send({ type: "confirm", text: "mot" });
  expect(calls()).toEqual(["send mot key-1"]);
  expect(heard).toEqual(["succeeded"]);
});

test("after no answer the same again keeps its key, pressed again or confirmed again; corrected it gets another", async () => {
  const { actor, settle, calls, heard } = run();
  actor.send({ type: "ask" });
  actor.send({ type: "confirm", text: "mot" });
  await settle(broke("send"));
  actor.send({ type: "confirm", text: "mot" });
  await settle(done("send", refusal("unavailable")));
  actor.send({ type: "retry" });
  await settle(broke("send"));
  actor.send({ type: "confirm", text: "mai" });
  expect(calls()).toEqual(["send mot key-1", "send mot key-1", "send mot key-1", "send mai key-2"]);
  expect(heard).toEqual(["refused: offline", "refused: unavailable", "refused: offline"]);
});

test("a refusal that can be corrected keeps the question, any other ends it", async () => {
  const { actor, settle, calls } = run();
  actor.send({ type: "ask" });
  actor.send({ type: "confirm", text: "mot" });
  await settle(done("send", refusal("invalid")));
  expect(actor.getSnapshot().hasTag("confirming")).toBe(true);
  actor.send({ type: "confirm", text: "mot" });
  await settle(done("send", refusal("conflict")));
  expect(calls()).toEqual(["send mot key-1", "send mot key-2"]);
  expect(actor.getSnapshot().hasTag("confirming")).toBe(false);
  expect(actor.getSnapshot().context.call).toBeNull();
});

test("of two calls only the one that is due is sent again", async () => {
  const { actor, settle, calls, heard } = run();
  actor.send({ type: "ask" });
  actor.send({ type: "confirm", text: "long" });
  await settle(broke("check"));
  actor.send({ type: "retry" });
  await settle(done("check", { isValid: true, output: "lu" }));
  await settle(broke("send"));
  actor.send({ type: "retry" });
  await settle(done("send", { isValid: true, output: "parti" }));
  expect(calls()).toEqual(["check long key-1", "check long key-1", "send long key-1", "send long key-1"]);
  expect(heard).toEqual(["refused: offline", "checked", "refused: offline", "succeeded"]);
});
