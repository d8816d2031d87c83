import { isEmail } from "@reserve/domain";
import type { Db } from "../database/database.ts";
import { queueMail } from "../mail/mail.ts";
import type { Ports } from "../ports.ts";
import type { Person } from "./people.store.ts";

/** Notifies the previous e-mail address of an account that it was replaced, even by the user. */
export async function notifyOldEmail(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  { email, firstName }: Pick<Person, "email" | "firstName">,
  now: Date,
): Promise<void> {
  if (!isEmail(email)) return;
  const facts = { customerName: firstName };
  await queueMail(tx, ports, { type: "emailChanged", to: email, locale: ports.variant.locales[0].code, facts }, now);
}
