import type { Turned } from "./day.ts";

/** A time of day on 24 hours: `14:30`. */
export type Time = string;

/** Parses a time; null for an invalid one. Accepts 14:30, 14h30, 14 h 30, 1430, 14h and 9. */
export function readTime(text: string): Time | null {
  const plain = text.trim().toLowerCase();
  const parts = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?(?::\d{2})?)?$/.exec(plain) ?? /^(\d{1,2})(\d{2})$/.exec(plain);
  if (!parts) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2] ?? 0)];
  return hours < 24 && minutes < 60 ? timeOf(hours, minutes) : null;
}

/** The time of a text that nothing more can follow: both its hours and its minutes have two figures. */
export function readWholeTime(text: string): Time | null {
  return /^\d{2}\s*[:h.]?\s*\d{2}$/i.test(text.trim()) ? readTime(text) : null;
}

/** Returns the time after one step of ↑ or ↓: hours or minutes under the caret change and wrap. An empty text starts at `now`. */
export function turnTime(text: string, caret: number, step: number, now: Time): Turned | null {
  const isEmpty = text.trim() === "";
  const time = isEmpty ? now : readTime(text);
  if (!time) return null;
  const isHour = /^\d*$/.test(text.trim()) ? caret <= 2 : !/[:h.]/i.test(text.slice(0, caret));
  const [start, end] = isHour ? [0, 2] : [3, 5];
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (isEmpty) return { value: time, start, end };
  const value = isHour ? timeOf((hours + Math.sign(step) + 24) % 24, minutes) : timeOf(hours, nextMinute(minutes, step));
  return { value, start, end };
}

/** Returns the next multiple of the step, so that 14:03 becomes 14:05 and not 14:08. */
function nextMinute(minutes: number, step: number): number {
  const size = Math.abs(step);
  const next = step > 0 ? Math.floor(minutes / size) * size + size : Math.ceil(minutes / size) * size - size;
  return ((next % 60) + 60) % 60;
}

function timeOf(hours: number, minutes: number): Time {
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
