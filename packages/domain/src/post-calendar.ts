/** Calendar entries of a post: goes online, leaves the site, takes place. */
export const postSigns = ["start", "end", "event"] as const;
/** One of `postSigns`. */
export type PostSign = (typeof postSigns)[number];

/** The four dates of a post, in ISO 8601; null where it has none. */
export interface PostDates {
  publicationStartDate: string | null;
  publicationEndDate: string | null;
  eventStart: string | null;
  eventEnd: string | null;
}

/** Reasons why a date of a post cannot be moved: it has none, or its publication would end before it begins. */
export type RescheduleReason = "NoSuchDate" | "EndBeforeStart";

/** Returns a post's dates after one of them was moved; an event keeps its duration. */
export function rescheduled(
  dates: PostDates,
  sign: PostSign,
  at: string,
): { isAllowed: true; dates: PostDates } | { isAllowed: false; reason: RescheduleReason } {
  const { publicationStartDate, publicationEndDate, eventStart, eventEnd } = dates;
  const before = { start: publicationStartDate, end: publicationEndDate, event: eventStart }[sign];
  if (before === null) return { isAllowed: false, reason: "NoSuchDate" };
  if (sign === "event") {
    const length = eventEnd === null ? null : Date.parse(eventEnd) - Date.parse(before);
    return {
      isAllowed: true,
      dates: { ...dates, eventStart: at, eventEnd: length === null ? null : new Date(Date.parse(at) + length).toISOString() },
    };
  }
  const next = sign === "start" ? { ...dates, publicationStartDate: at } : { ...dates, publicationEndDate: at };
  const { publicationStartDate: from, publicationEndDate: to } = next;
  if (from !== null && to !== null && Date.parse(to) < Date.parse(from)) return { isAllowed: false, reason: "EndBeforeStart" };
  return { isAllowed: true, dates: next };
}
