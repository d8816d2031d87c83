import { describe, expect, it } from "vitest";
import {
  canConfirm,
  canRemove,
  isSubscriptionIdentifier,
  mayAskAgain,
  mayBeMailed,
  networkOf,
  outcomeOfImport,
  outcomeOfRequest,
  type SubscriberState,
  subscriberStates,
} from "./subscription.ts";
import { statsOf, statsStarts } from "./subscription-stats.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const left: readonly SubscriberState[] = ["Unsubscribed", "Removed", "Dead"];

describe("a person", () => {
  it("is mailed while subscribed and not on the list of those who are written to no more", () => {
    for (const state of subscriberStates)
      for (const isSuppressed of [false, true])
        expect(mayBeMailed({ state, isSuppressed }), `${state} ${isSuppressed}`).toBe(state === "Subscribed" && !isSuppressed);
  });

  it("who left is never brought back by an import", () => {
    for (const state of left)
      for (const isSuppressed of [false, true]) expect(outcomeOfImport({ state, isSuppressed }), state).toBe("Left");
    expect(outcomeOfImport({ state: null, isSuppressed: true })).toBe("Left");
    expect(outcomeOfImport({ state: "Subscribed", isSuppressed: false })).toBe("Known");
    expect(outcomeOfImport({ state: "Pending", isSuppressed: false })).toBe("Known");
    expect(outcomeOfImport({ state: null, isSuppressed: false })).toBe("New");
  });

  it("who left comes back by confirming alone, whatever the subscription asks for", () => {
    for (const state of left)
      for (const needsConfirmation of [false, true])
        expect(outcomeOfRequest({ state, isSuppressed: false }, needsConfirmation), state).toBe("AskToConfirm");
  });

  it.each([
    [null, true, "AskToConfirm"],
    [null, false, "Subscribe"],
    ["Pending", false, "AskToConfirm"],
    ["Subscribed", true, "Nothing"],
  ] as const)("in the state %s asks, and confirmation needed is %s: %s", (state, needsConfirmation, outcome) => {
    expect(outcomeOfRequest({ state, isSuppressed: false }, needsConfirmation)).toBe(outcome);
    expect(outcomeOfRequest({ state, isSuppressed: true }, needsConfirmation)).toBe("Nothing");
  });

  it("is taken off once", () => {
    expect(subscriberStates.filter(canRemove)).toEqual(["Pending", "Subscribed"]);
  });

  it("is asked to confirm again after a quarter of an hour, and has thirty days for it", () => {
    expect(mayAskAgain(null, now)).toBe(true);
    expect(mayAskAgain(new Date("2026-11-21T08:45:01.000Z"), now)).toBe(false);
    expect(mayAskAgain(new Date("2026-11-21T08:45:00.000Z"), now)).toBe(true);
    expect(canConfirm(new Date("2026-10-22T09:00:01.000Z"), now)).toBe(true);
    expect(canConfirm(new Date("2026-10-22T09:00:00.000Z"), now)).toBe(false);
  });

  it.each([
    ["92.184.12.9", "92.184.x.x"],
    ["2001:db8:85a3:12::7", "2001:db8:85a3::x"],
    ["", ""],
  ])("who asked from %s is kept as %s", (clientIp, kept) => {
    expect(networkOf(clientIp)).toBe(kept);
  });
});

describe("an identifier", () => {
  it.each(["lettre-mois", "2026", "a"])("may be %s", (text) => expect(isSubscriptionIdentifier(text)).toBe(true));
  it.each(["", "Lettre", "lettre mois", "lettre--mois", "-lettre", "été", "a".repeat(61)])("may not be %s", (text) =>
    expect(isSubscriptionIdentifier(text)).toBe(false),
  );
});

describe("figures", () => {
  it("go back a month of days, half a year of weeks and a year of months, twice", () => {
    const [days, weeks, months] = (["day", "week", "month"] as const).map((unit) => statsStarts(unit, now));
    expect([days?.[0], days?.at(-1), days?.length]).toEqual(["2026-09-23", "2026-11-21", 60]);
    expect([weeks?.at(-1), weeks?.length]).toEqual(["2026-11-16", 52]);
    expect([months?.[0], months?.at(-1), months?.length]).toEqual(["2024-12-01", "2026-11-01", 24]);
  });

  it("put days together and count who stands", () => {
    const none = { arrivals: 0, unsubscribed: 0, removed: 0, died: 0 };
    const { points, previous } = statsOf(
      "month",
      now,
      [
        { ...none, day: "2020-01-01", arrivals: 99 },
        { ...none, day: "2025-11-30", arrivals: 5 },
        { ...none, day: "2025-12-01", arrivals: 3, unsubscribed: 1 },
        { ...none, day: "2026-11-02", arrivals: 4, removed: 1, died: 1 },
        { ...none, day: "2026-11-20", unsubscribed: 2 },
      ],
      100,
    );
    expect(previous.at(-1)).toEqual({ ...none, start: "2025-11-01", arrivals: 5, standing: 105 });
    expect(points[0]).toEqual({ ...none, start: "2025-12-01", arrivals: 3, unsubscribed: 1, standing: 107 });
    expect(points.at(-1)).toEqual({ start: "2026-11-01", arrivals: 4, unsubscribed: 2, removed: 1, died: 1, standing: 107 });
    expect(points).toHaveLength(12);
  });

  it("are of the day in Paris", () => {
    expect(statsStarts("day", new Date("2026-11-21T23:30:00.000Z")).at(-1)).toBe("2026-11-22");
  });
});
