import type { PostState } from "./post.ts";

/** States of a registration: registered, on the waiting list, cancelled. */
export const registrationStates = ["Registered", "Waiting", "Cancelled"] as const;
/** One of `registrationStates`. */
export type RegistrationState = (typeof registrationStates)[number];

/** Registration counts of an event; `places` is null when unlimited. */
export interface RegistrationCounts {
  places: number | null;
  registeredCount: number;
  waitingCount: number;
}

/** Returns the number of free places; null when unlimited, 0 when overbooked. */
export function freePlaces({ places, registeredCount }: Pick<RegistrationCounts, "places" | "registeredCount">): number | null {
  return places === null ? null : Math.max(0, places - registeredCount);
}

/** Returns the state of a new registration: the waiting list has priority, even if a place is free. */
export function stateOnRegistering(counts: RegistrationCounts): "Registered" | "Waiting" {
  const free = freePlaces(counts);
  return counts.waitingCount === 0 && (free === null || free > 0) ? "Registered" : "Waiting";
}

/** Assumed duration of an event without an end, in hours. */
const EVENT_HOURS = 2;

/** Returns the end of an event; two hours after its start by default. */
export function eventEnd(eventStart: string, end: string | null): Date {
  return end === null ? new Date(Date.parse(eventStart) + EVENT_HOURS * 3_600_000) : new Date(end);
}

/** Facts of an event that its registrations use. */
export interface RegistrationEventFacts {
  state: PostState;
  isOnRegistration: boolean;
  eventStart: string;
  eventEnd: string;
}

/** Whether an action is allowed, else the reason. */
export type RegistrationVerdict<Reason extends string> = { isAllowed: true } | { isAllowed: false; reason: Reason };

const allowed = { isAllowed: true } as const;
const off = <Reason extends string>(reason: Reason) => ({ isAllowed: false as const, reason });

/** Reasons to reject a registration. */
export type RegisterReason = "NotOnline" | "NotOnRegistration" | "Over";

/** Whether a registration is possible: for the public while the event is online, for staff until it takes place. */
export function canRegister(event: RegistrationEventFacts, by: "public" | "staff", now: Date): RegistrationVerdict<RegisterReason> {
  if (by === "public" && event.state !== "Online") return off("NotOnline");
  if (!event.isOnRegistration) return off("NotOnRegistration");
  return new Date(event.eventEnd) < now ? off("Over") : allowed;
}

/** Reasons why a place cannot be given. */
export type GivePlaceReason = "NotWaiting" | "Over" | "NoFreePlace" | "NotFirst";

/** Whether a person on the waiting list can get a place: the first one, while a place is free. */
export function canGivePlace(
  event: Pick<RegistrationEventFacts, "eventEnd">,
  counts: RegistrationCounts,
  registration: { state: RegistrationState; isFirst: boolean },
  now: Date,
): RegistrationVerdict<GivePlaceReason> {
  if (registration.state !== "Waiting") return off("NotWaiting");
  if (new Date(event.eventEnd) < now) return off("Over");
  if (freePlaces(counts) === 0) return off("NoFreePlace");
  return registration.isFirst ? allowed : off("NotFirst");
}

/** Minutes before an event from which attendance can be recorded. */
const DOORS_MINUTES = 30;

/** Returns the time from which attendance at an event can be recorded. */
export function presenceFrom(eventStart: string): Date {
  return new Date(Date.parse(eventStart) - DOORS_MINUTES * 60_000);
}

/** Whether attendance can be recorded now. */
export function canNotePresence({ eventStart }: Pick<RegistrationEventFacts, "eventStart">, now: Date): RegistrationVerdict<"TooEarly"> {
  return now < presenceFrom(eventStart) ? off("TooEarly") : allowed;
}

/** Returns how many copies of an event's book must be ordered. */
export function booksToOrder(bookCount: number, stock: number): number {
  return Math.max(0, bookCount - Math.max(0, stock));
}
