// @vitest-environment node

import { campaignStates } from "@reserve/domain";
import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { type CampaignSendingSnapshot, campaignSendingMachine, type WatchedSending } from "./campaign-sending.machine.ts";
import { act, broke, done, everyWalk, walk } from "./testing/index.ts";

const sending = (more: Partial<WatchedSending> = {}): WatchedSending => ({ id: 212, state: "sending", total: 40, ended: 10, ...more });
const seen = (more: Partial<WatchedSending> = {}) => done("look", { isValid: true, output: sending(more) });
const refusal = (kind: string) => ({ isValid: false as const, kind, errors: ["Non."], propertiesErrorMessages: [] });

function run() {
  let keys = 0;
  const clock = new SimulatedClock();
  const running = act(campaignSendingMachine, { campaignId: 212, state: "preparing", newKey: () => `key-${++keys}` }, clock);
  const heard: string[] = [];
  running.actor.on("*", (event) => void heard.push(event.type === "moved" ? `moved ${event.state}` : event.type));
  return { ...running, heard, is: (tag: Parameters<CampaignSendingSnapshot["hasTag"]>[0]) => running.actor.getSnapshot().hasTag(tag) };
}

describe("every path of a sending", () => {
  const model = {
    input: { campaignId: 212, state: "preparing" as const, newKey: () => "key" },
    key: ({ value, context: { sending: now, intent, isHidden, refusal: lastRefusal } }: CampaignSendingSnapshot) =>
      JSON.stringify([value, now.state, now.ended, intent, isHidden, lastRefusal?.kind]),
    happenings: [
      { type: "pause" as const },
      { type: "resume" as const },
      { type: "unschedule" as const },
      { type: "retry" as const },
      { type: "cancel" as const },
      { type: "hidden" as const },
      { type: "shown" as const },
      ...campaignStates.map((state) => seen({ state })),
      done("look", refusal("unavailable")),
      done("look", refusal("notFound")),
      broke("look"),
      done("act", { isValid: true, output: {} }),
      done("act", refusal("conflict")),
      done("act", refusal("unavailable")),
      broke("act"),
    ],
  };
  const walks = everyWalk(campaignSendingMachine, model);

  test("is walked, is at one place at a time, and acts only where it may", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(100);
    for (const { name, steps } of walks)
      await walk(campaignSendingMachine, model, steps, (snapshot) => {
        const places = (["pending", "unanswered", "over", "lost", "hidden"] as const).filter((tag) => snapshot.hasTag(tag));
        expect(places.length, name).toBeLessThanOrEqual(1);
        const { intent, sending: now } = snapshot.context;
        if (snapshot.hasTag("pending")) expect(intent, name).not.toBeNull();
        if (snapshot.hasTag("over")) expect(["sent", "draft"], name).toContain(now.state);
        expect(snapshot.can({ type: "pause" }) && snapshot.can({ type: "resume" }), name).toBe(false);
      });
  });
});

test("looks often while mails leave, rarely while nothing moves, and no more at the end", async () => {
  const { clock, settle, fakeCalls: call, is, heard } = run();
  await settle(seen());
  expect(call).toHaveLength(1);
  clock.increment(1_000);
  expect(call).toHaveLength(2);
  await settle(seen());
  clock.increment(1_000);
  expect(call).toHaveLength(2);
  clock.increment(500);
  expect(call).toHaveLength(3);
  await settle(seen({ state: "sent", ended: 40 }));
  expect(is("over")).toBe(true);
  clock.increment(60_000);
  expect(call).toHaveLength(3);
  expect(heard).toEqual(["moved sending", "moved sent"]);
});

test("pauses once however often it is pressed, and sends it again under the same key when no answer came", async () => {
  const { actor, settle, fakeCalls: call, is, heard } = run();
  await settle(seen());
  actor.send({ type: "resume" });
  expect(is("pending")).toBe(false);
  actor.send({ type: "pause" });
  actor.send({ type: "pause" });
  await settle(done("act", refusal("unavailable")));
  expect(is("unanswered")).toBe(true);
  actor.send({ type: "retry" });
  await settle(done("act", { isValid: true, output: {} }));
  await settle(seen({ state: "paused" }));
  const acts = call.filter(({ src }) => src === "act").map(({ input }) => input);
  expect(acts).toEqual([1, 2].map(() => ({ campaignId: 212, intent: "pause", idempotencyKey: "key-1" })));
  expect(actor.getSnapshot().can({ type: "resume" })).toBe(true);
  expect(heard).toEqual(["moved sending", "refused", "acted", "moved paused"]);
});

test("is looked at again when the server knows better, and not while nobody looks at the page", async () => {
  const { actor, settle, clock, fakeCalls: call, is } = run();
  await settle(seen());
  actor.send({ type: "pause" });
  await settle(done("act", refusal("conflict")));
  await settle(seen({ state: "sent", ended: 40 }));
  expect(is("over")).toBe(true);
  const other = run();
  await other.settle(seen());
  other.actor.send({ type: "hidden" });
  other.clock.increment(600_000);
  expect(other.fakeCalls).toHaveLength(1);
  other.actor.send({ type: "shown" });
  expect(other.fakeCalls).toHaveLength(2);
  expect(call.length).toBe(3);
  expect(clock.now()).toBe(0);
});
