import type { Schemas } from "@reserve/contract";
import { emailKey } from "@reserve/domain";
import { storedPhone } from "@reserve/domain/phone-number";
import { sql } from "drizzle-orm";
import { notifyWatchers } from "../../platform/changes.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { insertMessages } from "./messages.bulk.store.ts";
import { questionLabels } from "./messages.texts.ts";

/** Inserts a visitor's message as pending; null for an unknown subject. */
export async function takeMessage(
  tx: Db,
  change: Schemas["IntakeMessage"],
  about: { customerId: number | null; documentId: number | null },
): Promise<number | null> {
  if (!Object.hasOwn(questionLabels, change.question)) return null;
  const [next] = await rowsOf<{ id: number }>(tx, sql`select nextval(pg_get_serial_sequence('messages', 'id'))::integer as id`);
  if (!next) throw new Error("a sequence gave no number");
  const { question, email, firstName, lastName, subject, message } = change;
  const written = {
    question,
    email: emailKey(email),
    firstName,
    lastName,
    subject,
    message,
    phone: storedPhone(change.phone ?? "") || null,
  };
  const row = { ...written, ...about, id: next.id, status: "Pending" as const, receivedAt: new Date(change.at) };
  await insertMessages(tx, [row]);
  // Updates open lists and the menu's count; the sender is not a user.
  await notifyWatchers(tx, { entity: "message", id: next.id, version: 1, userName: null, firstName: null });
  return next.id;
}
