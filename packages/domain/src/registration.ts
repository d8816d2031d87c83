import type { PostState } from "./post.ts";

/** How a registration for an event stands: with a place, waiting for one, given up. */
export const registrationStates = ["Registered", "Waiting", "Cancelled"] as const;
/** One of `registrationStates`. */
export type RegistrationState = (typeof registrationStates)[number];

/** How full an event is; `places` is null where as many may come as like. */
export interface RegistrationCounts {
  places: number | null;
  registeredCount: number;
  waitingCount: number;
}

/** How many places are free; null when there is no end to them. Fewer places than people is no free place, not less than none. */
export function freePlaces({ places, registeredCount }: Pick<RegistrationCounts, "places" | "registeredCount">): number | null {
  return places === null ? null : Math.max(0, places - registeredCount);
}

/** How whoever registers now will stand: nobody overtakes those who wait, though a place may be free. */
export function stateOnRegistering(counts: RegistrationCounts): "Registered" | "Waiting" {
  const free = freePlaces(counts);
  return counts.waitingCount === 0 && (free === null || free > 0) ? "Registered" : "Waiting";
}

/** When an event that does not say its end is over. */
const EVENT_HOURS = 2;

/** The end of an event; two hours after its start where none is said. */
export function eventEnd(eventStart: string, end: string | null): Date {
  return end === null ? new Date(Date.parse(eventStart) + EVENT_HOURS * 3_600_000) : new Date(end);
}

/** As much of an event as the rules of its registrations look at. */
export interface RegistrationEventFacts {
  state: PostState;
  isOnRegistration: boolean;
  eventStart: string;
  eventEnd: string;
}

/** Whether something may be done, else why not. */
export type RegistrationVerdict<Reason extends string> = { isAllowed: true } | { isAllowed: false; reason: Reason };

const allowed = { isAllowed: true } as const;
const off = <Reason extends string>(reason: Reason) => ({ isAllowed: false as const, reason });

/** Why nobody can register. */
export type RegisterReason = "NotOnline" | "NotOnRegistration" | "Over";

/** Whether one may register: the public for what is online, staff for whatever is to come. */
export function canRegister(event: RegistrationEventFacts, by: "public" | "staff", now: Date): RegistrationVerdict<RegisterReason> {
  if (by === "public" && event.state !== "Online") return off("NotOnline");
  if (!event.isOnRegistration) return off("NotOnRegistration");
  return new Date(event.eventEnd) < now ? off("Over") : allowed;
}

/** Why a place cannot be given. */
export type GivePlaceReason = "NotWaiting" | "Over" | "NoFreePlace" | "NotFirst";

/** Whether somebody who waits can be given a place now: the first of those who wait, while one is free. */
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

/** How long before an event begins it is noted who came. */
const DOORS_MINUTES = 30;

/** From when on it is noted who came to an event. */
export function presenceFrom(eventStart: string): Date {
  return new Date(Date.parse(eventStart) - DOORS_MINUTES * 60_000);
}

/** Whether it may be noted now who came. */
export function canNotePresence({ eventStart }: Pick<RegistrationEventFacts, "eventStart">, now: Date): RegistrationVerdict<"TooEarly"> {
  return now < presenceFrom(eventStart) ? off("TooEarly") : allowed;
}

/** How many copies are missing of the book that people want to buy at an event. */
export function booksToOrder(bookCount: number, stock: number): number {
  return Math.max(0, bookCount - Math.max(0, stock));
}
