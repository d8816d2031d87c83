// @vitest-environment node
import { describe, expect, test } from "vitest";
import { type CommandSnapshot, createCommandMachine } from "./command.machine.ts";
import { act, broke, done, everyWalk, walk } from "./testing/walk.ts";

const machine = createCommandMachine<{ id: number }, string>();
type Snapshot = CommandSnapshot<{ id: number }, string>;

const refusal = (kind: string) => ({ isValid: false as const, kind, errors: ["Non."], propertiesErrorMessages: [] });
const yes = done("send", { isValid: true, output: "fait" });
const no = done("send", refusal("conflict"));
const silence = done("send", refusal("offline"));

function run() {
  let keys = 0;
  const running = act(machine, { newKey: () => `key-${++keys}` });
  const heard: unknown[] = [];
  running.actor.on("*", (event) => void heard.push(event));
  return { ...running, heard, keysOf: () => running.fakeCalls.map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey) };
}

describe("every path of a command", () => {
  const model = {
    input: { newKey: () => "key" },
    key: (snapshot: Snapshot) =>
      JSON.stringify([snapshot.value, snapshot.context.call, snapshot.context.output, snapshot.context.refusal?.kind]),
    happenings: [
      { type: "ask", input: { id: 1 } },
      { type: "run", input: { id: 2 } },
      { type: "confirm" },
      { type: "cancel" },
      { type: "retry" },
      { type: "reset" },
      yes,
      no,
      silence,
      broke("send"),
    ] as const,
  };
  const walks = everyWalk(machine, model);

  test("is walked: one answer at a time, nothing to press while it is under way", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(50);
    for (const { name, steps } of walks)
      await walk(machine, model, steps, (snapshot) => {
        const says = (["confirming", "pending", "failed", "succeeded"] as const).filter((tag) => snapshot.hasTag(tag));
        expect(says.length, name).toBe(snapshot.context.call ? 1 : 0);
        expect(snapshot.context.refusal !== null, name).toBe(snapshot.hasTag("failed"));
        expect(snapshot.context.output !== null, name).toBe(snapshot.hasTag("succeeded"));
        if (snapshot.hasTag("pending"))
          for (const { type } of model.happenings.slice(0, 6))
            expect(snapshot.can({ type, input: { id: 1 } } as never), `${name}: ${type}`).toBe(false);
        expect(snapshot.can({ type: "retry" }), name).toBe(snapshot.hasTag("unanswered"));
      });
  });
});

test("a double click, and Enter with a click, are one send", async () => {
  const { actor, settle, fakeCalls: call, heard } = run();
  actor.send({ type: "ask", input: { id: 1 } });
  actor.send({ type: "ask", input: { id: 1 } });
  actor.send({ type: "confirm" });
  actor.send({ type: "confirm" });
  await settle(yes);
  actor.send({ type: "confirm" });
  expect(call).toHaveLength(1);
  expect(heard).toEqual([{ type: "succeeded", input: { id: 1 }, output: "fait" }]);
});

test("an unanswered send is repeated under its key; a new intent gets another", async () => {
  const { actor, settle, keysOf, heard } = run();
  actor.send({ type: "run", input: { id: 1 } });
  await settle(broke("send"));
  actor.send({ type: "retry" });
  await settle(silence);
  actor.send({ type: "retry" });
  await settle(no);
  actor.send({ type: "run", input: { id: 1 } });
  await settle(yes);
  expect(keysOf()).toEqual(["key-1", "key-1", "key-1", "key-2"]);
  expect(heard).toMatchObject([
    { type: "refused", refusal: { kind: "offline" } },
    { type: "refused", refusal: { kind: "offline" } },
    { type: "refused", refusal: { kind: "conflict" } },
    { type: "succeeded" },
  ]);
});
