/** Where a window of the public site stands just now. */
export const popupStates = ["draft", "scheduled", "active", "over"] as const;
/** One of `popupStates`. */
export type PopupState = (typeof popupStates)[number];

/** When a window is shown, in the wire's own fields; without a start at once, without an end for good. */
export interface PopupTimes {
  startTime: string | null;
  endTime: string | null;
}

/** What a window's state is derived from. */
export interface PopupFacts extends PopupTimes {
  isActive: boolean;
}

/** Where a window stands: switched off, not begun, over, or shown to visitors. */
export function popupState({ isActive, startTime, endTime }: PopupFacts, now: Date): PopupState {
  if (!isActive) return "draft";
  if (startTime !== null && Date.parse(startTime) > now.getTime()) return "scheduled";
  if (endTime !== null && Date.parse(endTime) <= now.getTime()) return "over";
  return "active";
}

/** From when until when two windows are shown both, from now on; null when they are not. Only what is switched on is shown. */
export function popupOverlap(one: PopupFacts, other: PopupFacts, now: Date): PopupTimes | null {
  if (!one.isActive || !other.isActive) return null;
  const startTime = latest(one.startTime, other.startTime);
  const endTime = earliest(one.endTime, other.endTime);
  if (endTime === null) return { startTime, endTime };
  const end = Date.parse(endTime);
  const isToCome = end > now.getTime() && (startTime === null || Date.parse(startTime) < end);
  return isToCome ? { startTime, endTime } : null;
}

const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && Date.parse(other) > Date.parse(one)) ? other : one;
const earliest = (one: string | null, other: string | null) =>
  one === null || (other !== null && Date.parse(other) < Date.parse(one)) ? other : one;
