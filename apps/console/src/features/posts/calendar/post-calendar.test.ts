import { describe, expect, it } from "vitest";
import { localDay } from "../../../shared/format/local-day.ts";
import { byDay, happeningOf, monthBeside, pageOf, typesIn } from "./post-calendar.ts";

describe("the page of a month", () => {
  it("is whole weeks from Monday to Sunday", () => {
    expect(pageOf("2026-11-27")).toEqual({ from: "2026-10-26", to: "2026-12-06", first: "2026-11-01", last: "2026-11-30" });
    expect(pageOf("2027-02-10")).toEqual({ from: "2027-02-01", to: "2027-02-28", first: "2027-02-01", last: "2027-02-28" });
    expect(pageOf("2028-02-29").last).toBe("2028-02-29");
  });

  it("leads to the same day of the next month, or its last one", () => {
    expect(monthBeside("2027-01-31", 1)).toBe("2027-02-28");
    expect(monthBeside("2027-01-31", -1)).toBe("2026-12-31");
  });
});

describe("a URL written by hand", () => {
  it("shows today where it names no day", () => {
    for (const text of [null, "", "demain", "2026-02-30", "2026-11-31", "0000-01-01", "2026-11-27<script>"]) {
      expect(localDay(text, "2026-11-21")).toBe("2026-11-21");
    }
    expect(localDay("2028-02-29", "2026-11-21")).toBe("2028-02-29");
  });

  it("takes only types that there are, each once", () => {
    expect(typesIn(["Event", "Rien", "Event", "Article"])).toEqual(["Article", "Event"]);
  });
});

describe("what happens", () => {
  it("is a plan until the post is published", () => {
    const states = ["Draft", "WaitingForValidation", "ValidationRejected", "Validated", "Scheduled", "Online", "Expired"] as const;
    expect(states.map((state) => happeningOf({ sign: "start", state }))).toEqual([
      "planned",
      "planned",
      "planned",
      "planned",
      "go",
      "on",
      "on",
    ]);
    expect(happeningOf({ sign: "end", state: "Online" })).toBe("off");
    expect(happeningOf({ sign: "event", state: "Draft" })).toBe("event");
  });

  it("stands on its day in Paris", () => {
    const item = { sign: "start", at: "2026-11-30T23:30:00.000Z" } as Parameters<typeof byDay>[0][number];
    expect([...byDay([item]).keys()]).toEqual(["2026-12-01"]);
  });
});
