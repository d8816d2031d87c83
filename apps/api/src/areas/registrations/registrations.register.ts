import type { Schemas } from "@reserve/contract";
import { canRegister, emailKey, type GivePlaceReason, isEmail, type RegisterReason, spaced, stateOnRegistering } from "@reserve/domain";
import { storedPhone } from "@reserve/domain/phone-number";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { fieldSentences } from "../../platform/contract/validation.texts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { queuePersonMail } from "./registrations.mails.ts";
import {
  asEventSummary,
  type CountedEvent,
  countsOf,
  insertRegistration,
  isEmailTaken,
  lockEvent,
  type RegistrationRow,
  type RegistrationText,
} from "./registrations.store.ts";

/** The event does not exist, or is not visible to the caller. */
export const NO_EVENT = { fr: "Cet événement n’existe pas ou n’existe plus.", en: "This event does not exist, or no longer." };
/** Message for an empty required field. */
export const NOTHING = { fr: "Écrivez quelque chose.", en: "Write something." };
const TAKEN = { fr: "Cette adresse est déjà inscrite à cet événement.", en: "This address is registered for this event already." };

/** Messages for rejected registrations, places and attendance. */
export const REASONS: Record<RegisterReason | GivePlaceReason | "TooEarly", Sentence> = {
  NotOnline: NO_EVENT,
  NotOnRegistration: { fr: "On ne s’inscrit pas à cet événement.", en: "One does not register for this event." },
  Over: { fr: "Cet événement est passé.", en: "This event is over." },
  NotWaiting: { fr: "Cette personne n’attend pas de place.", en: "This person is not waiting for a place." },
  NotFirst: { fr: "Une autre personne attend depuis plus longtemps.", en: "Somebody else has waited longer." },
  NoFreePlace: { fr: "Aucune place n’est libre.", en: "No place is free." },
  TooEarly: {
    fr: "Les présents se notent à partir de 30 minutes avant le début.",
    en: "Who came is noted from 30 minutes before the start.",
  },
};

/** Registers a member of the public for an online event, with the mail about their state. */
export async function registerInPublic(
  tx: Db,
  { eventId, ...text }: Schemas["EventRegistrationAdd"],
  { locale, now, ports }: { locale: RegistrationRow["locale"]; now: Date; ports: Ports },
): Promise<{ event: CountedEvent; row: RegistrationRow }> {
  const event = await lockEvent(tx, eventId, "public");
  if (!event) throw refuse.notFound(NO_EVENT);
  const row = await register(tx, event, text, "public", locale, now);
  await queuePersonMail(tx, ports, event, row, now);
  return { event, row };
}

/** Adds a person to a locked event: registered, or at the end of the waiting list. */
export async function register(
  tx: Db,
  event: CountedEvent,
  sent: RegistrationText,
  by: "public" | "staff",
  locale: RegistrationRow["locale"],
  now: Date,
): Promise<RegistrationRow> {
  const verdict = canRegister(asEventSummary(event, now), by, now);
  if (!verdict.isAllowed) {
    // The existence of a draft is not public.
    if (verdict.reason === "NotOnline") throw refuse.notFound(NO_EVENT);
    throw refuse.conflict(REASONS[verdict.reason], verdict.reason);
  }
  const text = checked(sent);
  await requireFreeEmail(tx, event.id, text.email, null);
  return insertRegistration(tx, event.id, text, stateOnRegistering(countsOf(event)), locale, now);
}

/** Throws 409 if another registration of the event has the e-mail address. */
export async function requireFreeEmail(db: Db, eventId: number, email: string, except: number | null): Promise<void> {
  if (await isEmailTaken(db, eventId, email, except))
    throw refuse.conflict(TAKEN, "duplicate", [{ propertyName: "email", errorMessage: TAKEN }]);
}

/** Returns the normalized fields; throws 422 with every error. */
export function checked(sent: RegistrationText): RegistrationText {
  const text = {
    firstName: spaced(sent.firstName),
    lastName: spaced(sent.lastName),
    email: emailKey(sent.email),
    phone: storedPhone(sent.phone),
    comments: sent.comments.trim(),
    buyBook: sent.buyBook,
  };
  const wrong: PropertyRefusal[] = [];
  for (const propertyName of ["firstName", "lastName"] as const) {
    if (text[propertyName] === "") wrong.push({ propertyName, errorMessage: NOTHING });
  }
  if (!isEmail(text.email)) wrong.push({ propertyName: "email", errorMessage: fieldSentences.invalidEmail });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return text;
}
