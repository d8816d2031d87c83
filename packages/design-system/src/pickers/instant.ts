import { fromAbsolute, parseAbsolute, parseDateTime, toZoned, type ZonedDateTime } from "@internationalized/date";
import type { Day } from "./day.ts";
import type { Time } from "./time.ts";

/** A moment as ISO 8601 writes it, the same everywhere: `2026-11-21T13:30:00.000Z`. */
export type Instant = string;

/** Result of resolving a local date and time. */
export type Meaning =
  | { kind: "once"; instant: Instant; offset: string }
  /** The clocks are set back that night and show this time twice. */
  | { kind: "twice"; first: Instant; firstOffset: string; second: Instant; secondOffset: string }
  /** The clocks are set forward that night and skip this time. */
  | { kind: "never"; from: Time; to: Time };

/** Resolves a local date and time in a zone to an instant. */
export function readInstant(day: Day, time: Time, zone: string): Meaning {
  const wall = parseDateTime(`${day}T${time}`);
  const [first, second] = [toZoned(wall, zone, "earlier"), toZoned(wall, zone, "later")];
  if (first.compare(second) === 0) return { kind: "once", instant: first.toAbsoluteString(), offset: writeOffset(first) };
  // In the skipped hour, both readings show another time than the requested one: one is before the jump, one after.
  if (wallTime(first) !== time) return skipped(second, zone);
  return {
    kind: "twice",
    first: first.toAbsoluteString(),
    firstOffset: writeOffset(first),
    second: second.toAbsoluteString(),
    secondOffset: writeOffset(second),
  };
}

/** Converts an instant to local date and time in a zone. */
export function showInstant(instant: Instant, zone: string): { day: Day; time: Time; offset: string } {
  const shown = parseAbsolute(instant, zone);
  return { day: shown.toString().slice(0, 10), time: wallTime(shown), offset: writeOffset(shown) };
}

/** « UTC+1 », « UTC+5:30 », « UTC−4 ». */
function writeOffset(shown: ZonedDateTime): string {
  const minutes = Math.abs(shown.offset) / 60_000;
  if (minutes === 0) return "UTC";
  const rest = minutes % 60;
  return `UTC${shown.offset < 0 ? "−" : "+"}${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}

function wallTime(shown: ZonedDateTime): Time {
  return `${String(shown.hour).padStart(2, "0")}:${String(shown.minute).padStart(2, "0")}`;
}

/** Returns the local times around a clock change, by bisecting the two hours around it. */
function skipped(after: ZonedDateTime, zone: string): Meaning {
  let [early, late] = [after.toDate().getTime() - 7_200_000, after.toDate().getTime()];
  const offsetBefore = fromAbsolute(early, zone).offset;
  while (late - early > 60_000) {
    const middle = Math.floor((early + late) / 120_000) * 60_000;
    if (fromAbsolute(middle, zone).offset === offsetBefore) early = middle;
    else late = middle;
  }
  return { kind: "never", from: new Date(late + offsetBefore).toISOString().slice(11, 16), to: wallTime(fromAbsolute(late, zone)) };
}
