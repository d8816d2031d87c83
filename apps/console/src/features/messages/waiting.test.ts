import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { waitingOf } from "./waiting.ts";

const t = ((key: string, { count }: { count?: number } = {}) => [key, count].join(" ").trim()) as unknown as TFunction<"messages">;
const now = new Date("2026-11-21T08:42:00Z");
const received = (receivedAt: string) => ({ status: "Pending", receivedAt, answeredAt: null }) as const;

test("a message waits in hours, then in days, and is late after two of them", () => {
  expect(waitingOf(received("2026-11-21T08:00:00Z"), now, t)).toEqual({ words: "waiting.short", isLate: false });
  expect(waitingOf(received("2026-11-21T09:00:00Z"), now, t)).toEqual({ words: "waiting.short", isLate: false });
  expect(waitingOf(received("2026-11-20T08:00:00Z"), now, t)).toEqual({ words: "waiting.hours 24", isLate: false });
  expect(waitingOf(received("2026-11-19T08:00:00Z"), now, t)).toEqual({ words: "waiting.days 2", isLate: true });
});

test("what was answered or solved waits no more", () => {
  const old = received("2026-11-01T08:00:00Z");
  expect(waitingOf({ ...old, answeredAt: "2026-11-02T08:00:00Z" }, now, t)).toBeNull();
  expect(waitingOf({ ...old, status: "Solved" }, now, t)).toBeNull();
  expect(waitingOf({ ...old, status: "Progress" }, now, t)).toEqual({ words: "waiting.days 20", isLate: true });
});
