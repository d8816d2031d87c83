// @vitest-environment node

import { describe, expect, test } from "vitest";
import { assign, SimulatedClock, setup } from "xstate";
import { type CacheRefreshSnapshot, cacheRefreshMachine } from "./cache-refresh.machine.ts";
import type { WatchEnd, WatchedTask } from "./task-watch.machine.ts";
import { act, broke, done, everyWalk, type Fakes, walk } from "./testing/index.ts";

const START = Date.parse("2026-11-21T08:42:00Z");
const task = (more: Partial<WatchedTask> = {}): WatchedTask => ({
  id: "t1",
  state: "Planned",
  progress: 0,
  doneCount: 0,
  totalCount: 2,
  error: null,
  visibleAt: null,
  ...more,
});
const finished = task({ state: "Done", progress: 1, doneCount: 2, visibleAt: "2026-11-21T08:47:00Z" });
const failed = task({ state: "Failed", error: "Couverture illisible." });
const refusal = (kind: string) => ({ isValid: false as const, kind, errors: ["Non."], propertiesErrorMessages: [] });
const watched = (seen: WatchedTask) => done("watch", { isValid: true, task: seen } satisfies WatchEnd);

/** A watch with manual input. */
const fakes: Fakes = {
  watch: (report) =>
    setup({
      types: {
        context: {} as { task: WatchedTask | null; end: unknown },
        events: {} as { type: "end"; end: unknown } | { type: "hidden" } | { type: "shown" },
      },
    }).createMachine({
      context: ({ input, self }) => {
        report({ src: "watch", id: self.id, input, resolve: (end) => self.send({ type: "end", end }), reject: () => undefined });
        return { task: null, end: null };
      },
      initial: "on",
      on: { end: { target: ".over", actions: assign({ end: ({ event }) => event.end }) } },
      states: { on: {}, over: { type: "final" } },
      output: ({ context }) => context.end,
    }),
};

function run(taskId: string | null = null) {
  let keys = 0;
  const clock = new SimulatedClock();
  const running = act(cacheRefreshMachine, { taskId, newKey: () => `key-${++keys}`, now: () => START + clock.now() }, clock, fakes);
  const heard: string[] = [];
  running.actor.on("*", ({ type }) => void heard.push(type));
  return { ...running, heard, is: (tag: Parameters<CacheRefreshSnapshot["hasTag"]>[0]) => running.actor.getSnapshot().hasTag(tag) };
}

describe("every path of a refresh", () => {
  const model = {
    input: { taskId: null, newKey: () => "key", now: () => START },
    fakes,
    key: ({ value, context: { productIds, taskId, task: seen, refusal: lastRefusal } }: CacheRefreshSnapshot) =>
      JSON.stringify([value, productIds, taskId, seen?.state, lastRefusal?.kind]),
    happenings: [
      { type: "addProducts" as const, productIds: [412] },
      { type: "addProducts" as const, productIds: [413, 413] },
      { type: "removeProducts" as const, productIds: [412] },
      { type: "clear" as const },
      { type: "ask" as const },
      { type: "confirm" as const },
      { type: "cancel" as const },
      { type: "retry" as const },
      { type: "again" as const },
      { type: "hidden" as const },
      { type: "shown" as const },
      done("plan", { isValid: true, output: task() }),
      done("plan", refusal("invalid")),
      done("plan", refusal("unavailable")),
      broke("plan"),
      watched(finished),
      watched(failed),
      done("watch", { isValid: false, refusal: refusal("notFound") } satisfies WatchEnd),
    ],
  };
  const walks = everyWalk(cacheRefreshMachine, model);

  test("is walked, and is at one place at a time", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(200);
    for (const { name, steps } of walks)
      await walk(cacheRefreshMachine, model, steps, (snapshot) => {
        const places = (
          ["selecting", "confirming", "pending", "unanswered", "watching", "visibleSoon", "visible", "taskFailed", "lost"] as const
        ).filter((tag) => snapshot.hasTag(tag));
        expect(places, name).toHaveLength(1);
        const { productIds, taskId } = snapshot.context;
        if (snapshot.hasTag("confirming") || snapshot.hasTag("pending")) expect(productIds.length, name).toBeGreaterThan(0);
        expect(taskId !== null, name).toBe(["watching", "visibleSoon", "visible", "taskFailed", "lost"].includes(places[0] ?? ""));
        expect(new Set(productIds).size, name).toBe(productIds.length);
      });
  });
});

test("with nothing selected it says so, until something is", () => {
  const { actor, is, fakeCalls: call } = run();
  actor.send({ type: "ask" });
  expect(is("nothingSelected")).toBe(true);
  actor.send({ type: "addProducts", productIds: [412] });
  expect(is("nothingSelected")).toBe(false);
  actor.send({ type: "ask" });
  expect(is("confirming")).toBe(true);
  expect(call).toHaveLength(0);
});

test("goes from the selection to the public site", async () => {
  const { actor, settle, is, fakeCalls: call, clock, heard } = run();
  actor.send({ type: "addProducts", productIds: [412, 413, 412] });
  actor.send({ type: "ask" });
  actor.send({ type: "confirm" });
  actor.send({ type: "confirm" });
  await settle(done("plan", { isValid: true, output: task() }));
  expect(call.map(({ src, input }) => ({ src, input }))).toEqual([
    { src: "plan", input: { productIds: [412, 413], idempotencyKey: "key-1" } },
    { src: "watch", input: { taskId: "t1" } },
  ]);
  expect(is("watching")).toBe(true);
  await settle(watched(finished));
  expect(is("visibleSoon")).toBe(true);
  clock.increment(5 * 60_000 - 1);
  expect(is("visible")).toBe(false);
  clock.increment(1);
  expect(is("visible")).toBe(true);
  actor.send({ type: "again" });
  expect(actor.getSnapshot().context).toMatchObject({ productIds: [], taskId: null });
  expect(heard).toEqual(["planned", "finished", "left"]);
});

test("resumes from the task in the URL, and says when it is not there", async () => {
  const { settle, is, fakeCalls: call } = run("t1");
  expect(call.map(({ src }) => src)).toEqual(["watch"]);
  await settle(watched({ ...finished, visibleAt: "2026-11-21T08:00:00Z" }));
  expect(is("visible")).toBe(true);
  const gone = run("t9");
  await gone.settle(done("watch", { isValid: false, refusal: refusal("notFound") } satisfies WatchEnd));
  expect(gone.is("lost")).toBe(true);
});

test("an unanswered intent is repeated under its key; a failed task keeps its selection for another try", async () => {
  const { actor, settle, fakeCalls: call, is } = run();
  actor.send({ type: "addProducts", productIds: [412] });
  actor.send({ type: "ask" });
  actor.send({ type: "confirm" });
  await settle(broke("plan"));
  actor.send({ type: "retry" });
  await settle(done("plan", { isValid: true, output: task() }));
  expect(call.filter(({ src }) => src === "plan").map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey)).toEqual([
    "key-1",
    "key-1",
  ]);
  await settle(watched(failed));
  expect(is("taskFailed")).toBe(true);
  actor.send({ type: "again" });
  expect(actor.getSnapshot().context.productIds).toEqual([412]);
});
