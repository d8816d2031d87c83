/** States of a popup. */
export const popupStates = ["draft", "scheduled", "active", "over"] as const;
/** One of `popupStates`. */
export type PopupState = (typeof popupStates)[number];

/** Display period of a popup, in the wire's names; without a start from now on, without an end indefinitely. */
export interface PopupTimes {
  startTime: string | null;
  endTime: string | null;
}

/** Facts from which a popup's state is derived. */
export interface PopupFacts extends PopupTimes {
  isActive: boolean;
}

/** Returns the state of a popup: disabled, scheduled, ended or shown. */
export function popupState({ isActive, startTime, endTime }: PopupFacts, now: Date): PopupState {
  if (!isActive) return "draft";
  if (startTime !== null && Date.parse(startTime) > now.getTime()) return "scheduled";
  if (endTime !== null && Date.parse(endTime) <= now.getTime()) return "over";
  return "active";
}

/** Returns the future period in which two popups are both shown; null when there is none. Only enabled ones are shown. */
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
