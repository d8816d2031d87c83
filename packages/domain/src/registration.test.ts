import { describe, expect, it } from "vitest";
import {
  booksToOrder,
  canGivePlace,
  canNotePresence,
  canRegister,
  eventEnd,
  freePlaces,
  type RegistrationEventFacts,
  stateOnRegistering,
} from "./registration.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const event: RegistrationEventFacts = {
  state: "Online",
  isOnRegistration: true,
  eventStart: "2026-12-05T14:00:00.000Z",
  eventEnd: "2026-12-05T16:00:00.000Z",
};

/** An event as it is lived through: people register, cancel, are given places. */
type Step = { does: "register" } | { does: "cancel" | "give"; whom: number };

/** Three hundred lives of events, the same ones each time. */
function* lives(): Generator<{ places: number; story: Step[] }> {
  let state = 20261121;
  const below = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (let one = 0; one < 300; one += 1) {
    const story = Array.from({ length: below(60) }, (): Step => {
      const dice = below(4);
      return dice < 2 ? { does: "register" } : { does: dice === 2 ? "cancel" : "give", whom: below(30) };
    });
    yield { places: 1 + below(12), story };
  }
}

function live(places: number | null, story: readonly Step[]) {
  const people: ("Registered" | "Waiting" | "Cancelled")[] = [];
  const placed: number[] = [];
  const counts = () => ({
    places,
    registeredCount: people.filter((state) => state === "Registered").length,
    waitingCount: people.filter((state) => state === "Waiting").length,
  });
  for (const step of story) {
    if (step.does === "register") people.push(stateOnRegistering(counts()));
    else if (step.does === "cancel" && step.whom < people.length) people[step.whom] = "Cancelled";
    else if (step.does === "give" && step.whom < people.length) {
      const registration = { state: people[step.whom] ?? "Cancelled", isFirst: people.indexOf("Waiting") === step.whom };
      if (!canGivePlace(event, counts(), registration, now).isAllowed) continue;
      people[step.whom] = "Registered";
      placed.push(step.whom);
    }
  }
  return { people, placed, counts: counts() };
}

describe("places of an event", () => {
  it("are never given twice, whatever people do", () => {
    for (const { places, story } of lives()) expect(live(places, story).counts.registeredCount).toBeLessThanOrEqual(places);
  });

  it("are given in the order of waiting: nobody overtakes", () => {
    for (const { places, story } of lives()) {
      const { placed } = live(places, story);
      expect(placed).toEqual(placed.toSorted((one, other) => one - other));
    }
  });

  it("are for everybody where there is no end to them", () => {
    for (const { story } of lives()) expect(live(null, story).counts.waitingCount).toBe(0);
  });

  it.each([
    [40, 39, 1],
    [40, 40, 0],
    // The room became smaller.
    [30, 40, 0],
    [null, 40, null],
  ])("of %s with %i people are free: %s", (places, registeredCount, free) => {
    expect(freePlaces({ places, registeredCount })).toBe(free);
  });

  it("that came free while others wait are not for who comes last", () => {
    expect(stateOnRegistering({ places: 40, registeredCount: 39, waitingCount: 3 })).toBe("Waiting");
    expect(stateOnRegistering({ places: 40, registeredCount: 39, waitingCount: 0 })).toBe("Registered");
  });
});

describe("registering", () => {
  it.each([
    ["public", {}, null],
    ["public", { state: "Scheduled" }, "NotOnline"],
    ["staff", { state: "Draft" }, null],
    ["staff", { isOnRegistration: false }, "NotOnRegistration"],
    ["public", { eventEnd: "2026-11-21T08:59:59.000Z" }, "Over"],
    ["staff", { eventEnd: "2026-11-21T08:59:59.000Z" }, "Over"],
    // Late is not too late.
    ["public", { eventStart: "2026-11-21T08:00:00.000Z", eventEnd: "2026-11-21T10:00:00.000Z" }, null],
  ] as const)("by %s with %j is refused for %s", (by, change, reason) => {
    const verdict = canRegister({ ...event, ...change }, by, now);
    expect(verdict.isAllowed ? null : verdict.reason).toBe(reason);
  });
});

describe("an event", () => {
  it("that says no end is over after two hours", () => {
    expect(eventEnd(event.eventStart, null).toISOString()).toBe("2026-12-05T16:00:00.000Z");
    expect(eventEnd(event.eventStart, "2026-12-05T20:00:00.000Z").toISOString()).toBe("2026-12-05T20:00:00.000Z");
  });

  it.each([
    ["2026-12-05T13:29:59.999Z", false],
    ["2026-12-05T13:30:00.000Z", true],
    ["2026-12-08T09:00:00.000Z", true],
  ])("notes at %s who came: %s", (moment, isAllowed) => {
    expect(canNotePresence(event, new Date(moment)).isAllowed).toBe(isAllowed);
  });

  it.each([
    [24, 9, 15],
    [3, 9, 0],
    // More sold than there were.
    [2, -1, 2],
  ])("where %i want the book and %i are there needs %i", (wanted, stock, missing) => {
    expect(booksToOrder(wanted, stock)).toBe(missing);
  });
});
