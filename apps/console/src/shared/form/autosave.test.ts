import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Autosaver, type AutosaveStatus, type DraftCalls, REST_MS, type StoredDraft } from "./autosave.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const earlier: StoredDraft = { values: { title: "Hier" }, version: 1, savedAt: "2026-11-21T13:32:00.000Z" };

/** A server that records requests, and rejects them while `isAway`. */
function server(kept: StoredDraft | null = null) {
  const state = { queries: [] as string[], isAway: false, statuses: [] as AutosaveStatus["kind"][], atOnce: 0, most: 0 };
  const answer = async <Value>(what: string, value: Value): Promise<Value> => {
    state.queries.push(what);
    state.atOnce += 1;
    state.most = Math.max(state.most, state.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 100));
    state.atOnce -= 1;
    if (state.isAway) throw new Error("away");
    return value;
  };
  const calls: DraftCalls = {
    read: () => answer("read", kept),
    keep: (values) => answer(`keep ${(values as { title: string }).title}`, earlier.savedAt),
    discard: () => answer("discard", undefined),
  };
  const saver = (mustChoose = false) => {
    const made = new Autosaver(
      calls,
      ({ kind }) => state.statuses.push(kind),
      () => mustChoose,
    );
    made.begin();
    return made;
  };
  return { state, saver };
}

it("keeps the last words once typing rests, and says so only when the server has", async () => {
  const { state, saver } = server();
  const one = saver();
  await vi.advanceTimersByTimeAsync(200);
  for (const title of ["R", "Re", "Rel"]) {
    one.type({ title }, 1);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(state.queries).toEqual(["read"]);
  await vi.advanceTimersByTimeAsync(REST_MS - 250);
  expect(state.statuses).toEqual(["saving"]);
  await vi.advanceTimersByTimeAsync(100);
  expect([state.queries, state.statuses]).toEqual([
    ["read", "keep Rel"],
    ["saving", "saved"],
  ]);
});

it("has one call on its way, and keeps what was typed meanwhile afterwards", async () => {
  const { state, saver } = server();
  const one = saver();
  await vi.advanceTimersByTimeAsync(200);
  one.type({ title: "a" }, 1);
  one.flush();
  one.type({ title: "ab" }, 1);
  one.flush();
  await vi.advanceTimersByTimeAsync(REST_MS + 500);
  expect(state.queries).toEqual(["read", "keep a", "keep ab"]);
  expect(state.most).toBe(1);
});

it("says when it fails, tries again, and at once when the line is back", async () => {
  const { state, saver } = server();
  const one = saver();
  await vi.advanceTimersByTimeAsync(200);
  state.isAway = true;
  one.type({ title: "a" }, 1);
  await vi.advanceTimersByTimeAsync(REST_MS + 200);
  expect(state.statuses.at(-1)).toBe("failed");
  state.isAway = false;
  one.flush();
  await vi.advanceTimersByTimeAsync(200);
  expect([state.queries, state.statuses.at(-1)]).toEqual([["read", "keep a", "keep a"], "saved"]);
});

it("writes over nothing that was kept earlier before somebody has chosen", async () => {
  const { state, saver } = server(earlier);
  const one = saver(true);
  one.type({ title: "a" }, 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.queries).toEqual(["read"]);
  one.choose(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(state.queries).toEqual(["read", "discard", "keep a"]);
});

it("forgets what was kept once nothing is unsaved, also what is on its way just then", async () => {
  const { state, saver } = server();
  const one = saver();
  await vi.advanceTimersByTimeAsync(200);
  one.drop();
  await vi.advanceTimersByTimeAsync(200);
  expect(state.queries).toEqual(["read"]);
  one.type({ title: "a" }, 1);
  one.flush();
  one.drop();
  await vi.advanceTimersByTimeAsync(500);
  expect([state.queries, state.statuses.at(-1)]).toEqual([["read", "keep a", "discard"], "idle"]);
});
