import { queueMail } from "../../platform/mail/mail.ts";
import type { JobDefinitions } from "../../platform/ports.ts";
import { findRegistration } from "./registrations.store.ts";

/** Jobs of registrations. */
export const jobDefinitions = {
  WriteToRegistered: {
    label: ({ registrationIds }) => {
      const count = Array.isArray(registrationIds) ? registrationIds.length : 0;
      return {
        fr: `Courriel à ${count} ${count > 1 ? "inscrits" : "inscrit"}`,
        en: `Mail to ${count} ${count === 1 ? "person" : "people"}`,
      };
    },
    run: async ({ payload: { registrationIds, subject, message }, ports, doneCount, step }) => {
      const ids = Array.isArray(registrationIds) ? registrationIds.filter((id) => typeof id === "number") : [];
      for (const id of ids.slice(doneCount)) {
        await step(async (tx) => {
          const row = await findRegistration(tx, id);
          // A registration cancelled meanwhile gets no mail.
          if (row?.state !== "Registered") return;
          await queueMail(
            tx,
            ports,
            {
              type: "eventMessage",
              to: row.email,
              locale: row.locale,
              facts: { customerName: `${row.firstName} ${row.lastName}`, topic: String(subject), message: String(message) },
              extra: { eventId: row.eventId },
            },
            ports.clock.now(),
          );
        });
      }
    },
  },
} satisfies JobDefinitions;
