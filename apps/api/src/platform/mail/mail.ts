import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { emailKey, isEmail } from "@reserve/domain";
import { and, desc, eq, inArray, lte, or, sql } from "drizzle-orm";
import { isFromAhead } from "../clock-jumps.ts";
import { refuse } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";
import { linkTokenOf } from "../identity/tokens.ts";
import type { OutgoingMail, Ports, QueueName } from "../ports.ts";
import { maskLinkTokens } from "./link-tokens.ts";
import { mails } from "./mails.tables.ts";
import {
  carriesToken,
  PASSWORD_MAIL_TYPES,
  type PasswordMailFacts,
  type PasswordMailType,
  withToken,
  writePasswordMail,
} from "./password-mails.ts";
import { type MailFacts, type MailSender, type MailType, writeMail } from "./templates.ts";
import type { WrittenMail } from "./written-mail.ts";

interface Envelope {
  to: string | string[];
  cc?: string[];
  bcc?: string[];
  locale: LocaleCode;
  documentId?: number | null;
  extra?: Record<string, unknown>;
}

/** A mail about a document, requested by an area. */
export interface MailRequest extends Envelope {
  type: MailType;
  facts: MailFacts;
}

/** A mail with a one-time link. */
export interface PasswordMailRequest extends Envelope {
  /** Id that the token is derived from. */
  id: string;
  type: PasswordMailType;
  facts: PasswordMailFacts;
}

/**
 * Lease in milliseconds of a mail being sent: no other worker claims it; after this time a killed worker's mail is resumed. A live worker renews the
 * lease well before.
 */
export const LEASE_MILLISECONDS = 120_000;
const RENEWAL_MILLISECONDS = LEASE_MILLISECONDS / 4;
const SHORTEST_WAIT_MILLISECONDS = 15_000;
const LONGEST_WAIT_MILLISECONDS = 3_600_000;

/** Enqueues a mail inside the business transaction, with which it is committed or rolled back. Returns its id. */
export async function queueMail(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  request: MailRequest | PasswordMailRequest,
  now: Date,
): Promise<string> {
  return queueWritten(tx, ports, request, writeRequested(request, ports.variant), now);
}

/** Enqueues many mails of one kind, as `queueMail` does each: rows and tasks are written together. */
export async function queueMails(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings" | "variant">,
  type: MailType,
  requests: readonly Omit<MailRequest, "type">[],
  now: Date,
): Promise<void> {
  if (requests.length === 0) return;
  const rows = requests.map((request) => {
    const mail = { ...request, type };
    return rowOf(ports, mail, writeRequested(mail, ports.variant), now);
  });
  await tx.insert(mails).values(rows);
  await ports.jobs.enqueue(
    tx,
    laneOf(type),
    rows.map(({ id }) => id),
  );
}

/** Enqueues a mail written by staff, as `queueMail` does. Returns its id. */
export async function queueWritten(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings">,
  request: WrittenRequest,
  written: WrittenMail,
  now: Date,
): Promise<string> {
  const row = rowOf(ports, request, written, now);
  await tx.insert(mails).values(row);
  await ports.jobs.enqueue(tx, laneOf(request.type), row.id);
  return row.id;
}

type WrittenRequest = Omit<Envelope, "locale"> & { type: Schemas["MailType"]; id?: string };

/** Returns a mail's row; throws 422 if it could not be sent, or would have other recipients. */
function rowOf({ settings }: Pick<Ports, "settings">, request: WrittenRequest, { subject, text, html }: WrittenMail, now: Date) {
  const to = Array.isArray(request.to) ? request.to : [request.to];
  for (const email of [settings.mailFrom, ...to, ...(request.cc ?? []), ...(request.bcc ?? [])]) requireEmail(email);
  requireOneLine(subject);
  return {
    id: request.id ?? crypto.randomUUID(),
    type: request.type,
    from: settings.mailFrom,
    to,
    cc: request.cc ?? [],
    bcc: request.bcc ?? [],
    subject,
    text,
    html,
    searchText: sql`fold(${[subject, ...to].join(" ")})`,
    extra: request.extra ?? {},
    documentId: request.documentId ?? null,
    createdAt: now,
    nextTryAt: now,
  };
}

/** Sends an enqueued mail, unless it was sent or another worker has claimed it. A failure is stored and retried with growing delays. */
export async function sendQueuedMail(ports: Ports, id: string): Promise<void> {
  const { db, clock } = ports;
  const now = clock.now();
  const [mail] = await db
    .update(mails)
    .set({ sentTries: sql`${mails.sentTries} + 1`, nextTryAt: leaseFrom(now) })
    .where(and(eq(mails.id, id), eq(mails.processed, false), isDue(now)))
    .returning();
  if (!mail) return;
  const { outgoing, hideToken } = await asItLeaves(ports, mail);
  const isOurs = and(eq(mails.id, id), eq(mails.processed, false), eq(mails.sentTries, mail.sentTries));
  const renewal = setInterval(() => {
    db.update(mails)
      .set({ nextTryAt: leaseFrom(clock.now()) })
      .where(isOurs)
      .catch((error: unknown) => ports.log("warn", "mail could not be kept for its sender", { mail: id, error: reasonOf(error) }));
  }, RENEWAL_MILLISECONDS);
  try {
    await ports.mail.send(outgoing);
    await db.update(mails).set({ processed: true, sentDate: clock.now(), error: null }).where(eq(mails.id, id));
  } catch (error) {
    const wait = Math.min(LONGEST_WAIT_MILLISECONDS, SHORTEST_WAIT_MILLISECONDS * 2 ** Math.min(mail.sentTries - 1, 10));
    const nextTryAt = new Date(clock.now().getTime() + wait);
    // Hidden before truncation: half a token would help guessing it.
    const reason = hideToken(reasonOf(error)).slice(0, 300);
    ports.log("warn", "mail not sent", { mail: id, tries: mail.sentTries, error: reason });
    await db.transaction(async (tx) => {
      const noted = await tx.update(mails).set({ error: reason, nextTryAt }).where(isOurs).returning({ id: mails.id });
      if (noted.length > 0) await ports.jobs.enqueue(tx, laneOf(mail.type), id, nextTryAt);
    });
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Returns the condition that a mail is due, or was scheduled by a clock that has been set back since. `grace`: milliseconds left to a worker that was
 * about to send it.
 */
function isDue(now: Date, grace = 0) {
  const wait = sql`least(${LONGEST_WAIT_MILLISECONDS}::float8, ${SHORTEST_WAIT_MILLISECONDS}::float8 * power(2, least(${mails.sentTries} - 1, 10)))`;
  const most = sql`(case when ${mails.sentTries} = 0 then 0 else greatest(${LEASE_MILLISECONDS}::float8, ${wait}) end)`;
  return or(lte(mails.nextTryAt, new Date(now.getTime() - grace)), isFromAhead(mails.nextTryAt, now, most));
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MILLISECONDS);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns the mail with its token, if its kind has one, and a function that removes the token from a mail server's reply, which may quote a rejected
 * link.
 */
async function asItLeaves(
  { secrets }: Ports,
  mail: typeof mails.$inferSelect,
): Promise<{ outgoing: OutgoingMail; hideToken(text: string): string }> {
  if (!carriesToken(mail.type)) return { outgoing: mail, hideToken: maskLinkTokens };
  const token = await linkTokenOf(secrets.passwordLinkKey, mail.id);
  return { outgoing: withToken(mail.type, mail, token), hideToken: (text) => maskLinkTokens(text.replaceAll(token, "…")) };
}

/** Enqueues mails again that no worker seems to be sending. `isAlone`: no other process can be sending. Returns their number. */
export async function recoverMails(ports: Ports, options: { isAlone: boolean }): Promise<number> {
  const now = ports.clock.now();
  return ports.db.transaction(async (tx) => {
    if (options.isAlone) await tx.update(mails).set({ nextTryAt: now }).where(eq(mails.processed, false));
    const rows = await tx
      .select({ id: mails.id, type: mails.type })
      .from(mails)
      .where(and(eq(mails.processed, false), isDue(now, options.isAlone ? 0 : 10_000)))
      .orderBy(desc(inArray(mails.type, URGENT_TYPES)), mails.nextTryAt)
      .limit(200);
    for (const { id, type } of rows) await ports.jobs.enqueue(tx, laneOf(type), id);
    return rows.length;
  });
}

/** Enqueues a copy of a mail as a new one, to its recipients or another address; the original is unchanged. Returns the copy's id. */
export async function queueCopy(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  mail: typeof mails.$inferSelect,
  to: string | undefined,
  now: Date,
): Promise<string> {
  const id = crypto.randomUUID();
  const { type, from, subject, text, html, documentId } = mail;
  // A copy to a different address goes to that address only.
  const readers = to === undefined ? { to: mail.to, cc: mail.cc, bcc: mail.bcc } : { to: [emailKey(to)], cc: [], bcc: [] };
  for (const email of readers.to) requireEmail(email);
  await tx.insert(mails).values({
    ...{ id, type, from, ...readers, subject, text, html, documentId },
    searchText: sql`fold(${[subject, ...readers.to].join(" ")})`,
    extra: { ...mail.extra, copyOf: mail.id },
    createdAt: now,
    nextTryAt: now,
  });
  await ports.jobs.enqueue(tx, laneOf(type), id);
  return id;
}

/** Mail types that users wait for; they bypass the queue of other mails. */
const URGENT_TYPES: Schemas["MailType"][] = [...PASSWORD_MAIL_TYPES, "emailChanged"];

/** Returns the queue for mails of this type. */
function laneOf(type: string): QueueName {
  return URGENT_TYPES.some((one) => one === type) ? "urgentMails" : "mails";
}

function writeRequested(request: MailRequest | PasswordMailRequest, sender: MailSender) {
  return isPasswordMail(request)
    ? writePasswordMail(request.type, request.locale, request.facts, sender)
    : writeMail(request.type, request.locale, request.facts, sender);
}

function isPasswordMail(request: MailRequest | PasswordMailRequest): request is PasswordMailRequest {
  return carriesToken(request.type);
}

/** Throws 422 for an address that cannot receive mail or that hides another recipient. */
export function requireEmail(email: string): void {
  if (!isEmail(email)) {
    throw refuse.invalid([
      { propertyName: "to", errorMessage: { fr: "Adresse électronique mal formée.", en: "Malformed e-mail address." } },
    ]);
  }
}

/** A line break in a header would start another header. */
function requireOneLine(subject: string): void {
  if (/\p{Cc}/u.test(subject)) {
    throw refuse.invalid([
      { propertyName: "subject", errorMessage: { fr: "L’objet tient sur une ligne.", en: "The subject is one line." } },
    ]);
  }
}
