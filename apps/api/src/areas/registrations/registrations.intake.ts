import type { Schemas } from "@reserve/contract";
import type { RegistrationState } from "@reserve/domain";
import { inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { registerInPublic } from "./registrations.register.ts";
import { eventRegistrations } from "./registrations.tables.ts";

/** Registers people from the shop's site by the public's rule; mails are in the shop's first language. */
export async function takeRegistration(
  tx: Db,
  { eventId, email, firstName, lastName, phone, comments, buyBook = false }: Schemas["IntakeRegistration"],
  { now, ports }: { now: Date; ports: Ports },
): Promise<number> {
  const registration = { eventId, email, firstName, lastName, phone: phone ?? "", comments: comments ?? "", buyBook };
  const { row } = await registerInPublic(tx, registration, { locale: ports.variant.locales[0].code, now, ports });
  return row.id;
}

/** Returns the states of registrations. */
export async function registrationStates(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RegistrationState>> {
  if (ids.length === 0) return new Map();
  const { id, state } = eventRegistrations;
  const rows = await tx
    .select({ id, state })
    .from(eventRegistrations)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.state]));
}
