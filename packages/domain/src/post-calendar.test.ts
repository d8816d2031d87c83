import { describe, expect, it } from "vitest";
import { type PostDates, postSigns, rescheduled } from "./post-calendar.ts";

const none: PostDates = { publicationStartDate: null, publicationEndDate: null, eventStart: null, eventEnd: null };
const dated: PostDates = {
  publicationStartDate: "2026-11-27T07:00:00.000Z",
  publicationEndDate: "2026-12-11T22:59:59.000Z",
  eventStart: "2026-12-11T18:30:00.000Z",
  eventEnd: "2026-12-11T20:30:00.000Z",
};

describe("a date of a post that is moved", () => {
  it("is the only one that changes", () => {
    expect(rescheduled(dated, "start", "2026-11-28T08:00:00.000Z")).toEqual({
      isAllowed: true,
      dates: { ...dated, publicationStartDate: "2026-11-28T08:00:00.000Z" },
    });
    expect(rescheduled(dated, "end", "2026-11-28T08:00:00.000Z")).toEqual({
      isAllowed: true,
      dates: { ...dated, publicationEndDate: "2026-11-28T08:00:00.000Z" },
    });
  });

  it("takes the end of an event along, so that it lasts as long as before", () => {
    expect(rescheduled(dated, "event", "2026-12-12T17:00:00.000Z")).toEqual({
      isAllowed: true,
      dates: { ...dated, eventStart: "2026-12-12T17:00:00.000Z", eventEnd: "2026-12-12T19:00:00.000Z" },
    });
    const open = { ...dated, eventEnd: null };
    expect(rescheduled(open, "event", "2026-12-12T17:00:00.000Z")).toEqual({
      isAllowed: true,
      dates: { ...open, eventStart: "2026-12-12T17:00:00.000Z" },
    });
  });

  it("never ends a publication before it begins", () => {
    expect(rescheduled(dated, "start", "2026-12-12T00:00:00.000Z")).toEqual({ isAllowed: false, reason: "EndBeforeStart" });
    expect(rescheduled(dated, "end", "2026-11-27T06:59:59.000Z")).toEqual({ isAllowed: false, reason: "EndBeforeStart" });
    expect(rescheduled(dated, "end", "2026-11-27T07:00:00.000Z").isAllowed).toBe(true);
  });

  it("must be there", () => {
    for (const sign of postSigns)
      expect(rescheduled(none, sign, "2026-11-28T08:00:00.000Z")).toEqual({ isAllowed: false, reason: "NoSuchDate" });
  });
});
