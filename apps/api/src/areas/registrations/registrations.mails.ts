import type { LocaleCode } from "@reserve/client-variant";
import type { Db } from "../../platform/database/database.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import type { Ports } from "../../platform/ports.ts";
import type { EventRow, RegistrationRow } from "./registrations.store.ts";

/** Enqueues the mail that informs a person of their registration's state, in the transaction of the change. */
export async function queuePersonMail(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  event: Pick<EventRow, "id" | "title" | "eventStartAt" | "location">,
  { state, email, locale, firstName, lastName }: RegistrationRow,
  now: Date,
): Promise<void> {
  const { company, city } = event.location;
  await queueMail(
    tx,
    ports,
    {
      type: MAILS[state],
      to: email,
      locale,
      facts: {
        customerName: `${firstName} ${lastName}`,
        topic: event.title,
        eventPlace: [MOMENT[locale].format(event.eventStartAt), company, city].filter(Boolean).join(", "),
      },
      extra: { eventId: event.id },
    },
    now,
  );
}

const MAILS = { Registered: "eventPlace", Waiting: "eventWaiting", Cancelled: "eventCancelled" } as const;

const asMoment = (language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: "Europe/Paris", dateStyle: "full", timeStyle: "short" });
const MOMENT: Readonly<Record<LocaleCode, Intl.DateTimeFormat>> = { fr: asMoment("fr-FR"), en: asMoment("en-GB") };
