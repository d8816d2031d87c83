import type { Output } from "@reserve/contract";
import { mondayOf, type PostType, parisDay, postTypes, shiftDay } from "@reserve/domain";

/** A date of a post in the calendar's response. */
export type CalendarItem = Output<"getPostCalendar">["items"][number];

/** Event as displayed: a date of an unpublished post is only planned. */
export type Happening = "planned" | "go" | "on" | "off" | "event";

/** Returns the event of a post's date. */
export function happeningOf({ sign, state }: Pick<CalendarItem, "sign" | "state">): Happening {
  if (sign === "event") return "event";
  if (sign === "end") return "off";
  if (state === "Scheduled") return "go";
  return state === "Online" || state === "Expired" ? "on" : "planned";
}

/** The first and the last day that a month's page shows: whole weeks, Monday first. */
export function pageOf(day: string): { from: string; to: string; first: string; last: string } {
  const first = `${day.slice(0, 7)}-01`;
  const last = shiftDay(`${shiftDay(first, 31).slice(0, 7)}-01`, -1);
  return { from: mondayOf(first), to: shiftDay(mondayOf(last), 6), first, last };
}

/** Groups the dates by day in Paris, in the order of the response. */
export function byDay(items: readonly CalendarItem[]): Map<string, CalendarItem[]> {
  const days = new Map<string, CalendarItem[]>();
  for (const item of items) {
    const day = parisDay(new Date(item.at));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return days;
}

/** Returns the valid post types of a URL. */
export function typesIn(texts: readonly string[]): PostType[] {
  return postTypes.filter((type) => texts.includes(type));
}

/** Returns the same day of the previous or next month, or that month's last day. */
export function monthBeside(day: string, step: -1 | 1): string {
  const { first, last } = pageOf(day);
  const { first: start, last: end } = pageOf(step === 1 ? shiftDay(last, 1) : shiftDay(first, -1));
  const same = shiftDay(start, Number(day.slice(8)) - 1);
  const isBeyond = same > end;
  return isBeyond ? end : same;
}
