// @vitest-environment node

import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { type TaskWatchSnapshot, taskWatchMachine, type WatchedTask } from "./task-watch.machine.ts";
import { act, broke, done, everyWalk, walk } from "./testing/index.ts";

const task = (state: WatchedTask["state"], progress = 0): WatchedTask => ({
  id: "t1",
  state,
  progress,
  doneCount: progress * 10,
  totalCount: 10,
  error: state === "Failed" ? "Couverture illisible." : null,
  visibleAt: null,
});
const sees = (state: WatchedTask["state"], progress?: number) => done("read", { isValid: true, output: task(state, progress) });
const refuses = (kind: string) => done("read", { isValid: false, kind, errors: [], propertiesErrorMessages: [] });

function run() {
  const clock = new SimulatedClock();
  const running = act(taskWatchMachine, { taskId: "t1" }, clock);
  return {
    ...running,
    looks: () => running.fakeCalls.length,
    is: (tag: Parameters<TaskWatchSnapshot["hasTag"]>[0]) => running.actor.getSnapshot().hasTag(tag),
  };
}

describe("every path of a watch", () => {
  const model = {
    input: { taskId: "t1" },
    key: ({ value, context: { task: seen, refusal, isHidden } }: TaskWatchSnapshot) =>
      JSON.stringify([value, seen?.state, refusal?.kind, isHidden]),
    happenings: [
      { type: "hidden" },
      { type: "shown" },
      sees("Planned"),
      sees("Running", 0.5),
      sees("Done", 1),
      sees("Failed"),
      refuses("offline"),
      refuses("notFound"),
      broke("read"),
    ] as const,
  };
  const walks = everyWalk(taskWatchMachine, model);

  test("is walked: it never looks while hidden and at rest, and ends when the task does", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(40);
    for (const { name, steps } of walks)
      await walk(taskWatchMachine, model, steps, (snapshot) => {
        const { task: seen, isHidden } = snapshot.context;
        if (snapshot.status === "done") return expect(["Done", "Failed", undefined, "Planned", "Running"], name).toContain(seen?.state);
        expect(["Done", "Failed"], name).not.toContain(seen?.state);
        if (snapshot.hasTag("paused")) expect(isHidden, name).toBe(true);
      });
  });
});

test("looks again after a second while something moves, ever more rarely while nothing does", async () => {
  const { clock, settle, looks } = run();
  expect(looks()).toBe(1);
  await settle(sees("Running", 0.1));
  clock.increment(999);
  expect(looks()).toBe(1);
  clock.increment(1);
  expect(looks()).toBe(2);
  await settle(sees("Running", 0.1));
  clock.increment(1_000);
  expect(looks()).toBe(2);
  clock.increment(500);
  expect(looks()).toBe(3);
  for (let quiet = 0; quiet < 12; quiet++) {
    await settle(sees("Running", 0.1));
    clock.increment(8_000);
  }
  expect(looks()).toBe(15);
  await settle(sees("Running", 0.2));
  clock.increment(1_000);
  expect(looks()).toBe(16);
});

test("stops while nobody looks, and looks at once when somebody comes back", async () => {
  const { actor, clock, settle, looks, is } = run();
  await settle(sees("Running", 0.1));
  actor.send({ type: "hidden" });
  clock.increment(600_000);
  expect(looks()).toBe(1);
  expect(is("paused")).toBe(true);
  actor.send({ type: "shown" });
  expect(looks()).toBe(2);
});

test("bears a cut line, and ends with the task", async () => {
  const { actor, clock, settle, is } = run();
  await settle(broke("read"));
  expect(is("failed")).toBe(true);
  clock.increment(1_500);
  await settle(sees("Done", 1));
  expect(actor.getSnapshot().output).toEqual({ isValid: true, task: task("Done", 1) });
});

test("says when the task is not there", async () => {
  const { actor, settle } = run();
  await settle(refuses("notFound"));
  expect(actor.getSnapshot().output).toMatchObject({ isValid: false, refusal: { kind: "notFound" } });
});
