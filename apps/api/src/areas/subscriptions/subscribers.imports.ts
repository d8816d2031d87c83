import type { Schemas } from "@reserve/contract";
import { emailKey, isEmail, outcomeOfImport } from "@reserve/domain";
import { type ColumnMapping, type ListedPerson, type PersonField, probeContent, readPeople } from "@reserve/domain/spreadsheet";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { JobContext, Ports } from "../../platform/ports.ts";
import { sentenceOfContent, sentenceOfFault } from "../../platform/spreadsheet.ts";
import { addSubscribers, knownEmails } from "./subscribers.store.ts";
import { askToConfirm } from "./subscriptions.mails.ts";
import { subscriptionRows } from "./subscriptions.store.ts";
import { subscriberImports } from "./subscriptions.tables.ts";

type Row = typeof subscriberImports.$inferSelect;

/** Lines checked, or people added, per batch. */
const BATCH = 500;
const MOST_LINES = 100_000;
const SHOWN_LINES = 200;
const TEXT_LENGTH = 100;

/** Result of a dry run. */
type Tried = Pick<Row, "lineCount" | "newCount" | "knownCount" | "leftCount" | "duplicateCount" | "invalidCount" | "lines" | "preview">;

/** Dry-runs a list on a subscription; nothing when its address column is unknown. */
export async function tryList(db: Db, subscriptionId: number, text: string, mapping: Row["mapping"]): Promise<Tried> {
  const { table, people, fault } = readPeople(text, columnsOf(mapping));
  if (fault) throw refuse.malformed(sentenceOfFault(fault));
  const tried: Tried = {
    preview: table,
    lineCount: 0,
    newCount: 0,
    knownCount: 0,
    leftCount: 0,
    duplicateCount: 0,
    invalidCount: 0,
    lines: [],
  };
  const leaveOut = ({ line, email }: ListedPerson, outcome: Schemas["SubscriberImportLine"]["outcome"]) => {
    tried.lines.push({ line, email: email.slice(0, TEXT_LENGTH), outcome });
  };
  let waiting: ListedPerson[] = [];
  const flush = async () => {
    const { states, suppressed } = await knownEmails(
      db,
      subscriptionId,
      waiting.map(({ email }) => emailKey(email)),
    );
    for (const one of waiting) {
      const key = emailKey(one.email);
      const outcome = outcomeOfImport({ state: states.get(key) ?? null, isSuppressed: suppressed.has(key) });
      if (outcome === "New") tried.newCount += 1;
      else if (outcome === "Known") tried.knownCount += 1;
      else {
        tried.leftCount += 1;
        leaveOut(one, "Left");
      }
    }
    waiting = [];
  };
  const seen = new Set<string>();
  for (const one of table.isIncomplete ? [] : people) {
    tried.lineCount += 1;
    if (tried.lineCount > MOST_LINES)
      throw refuse.malformed({ fr: "Cette liste a plus de 100 000 lignes.", en: "This list has more than 100,000 lines." });
    const key = emailKey(one.email);
    if (!isEmail(one.email)) {
      tried.invalidCount += 1;
      leaveOut(one, "Invalid");
    } else if (seen.has(key)) {
      tried.duplicateCount += 1;
      leaveOut(one, "Duplicate");
    } else {
      seen.add(key);
      waiting.push(one);
      if (waiting.length === BATCH) await flush();
    }
  }
  await flush();
  tried.lines = tried.lines.sort((one, other) => one.line - other.line).slice(0, SHOWN_LINES);
  return tried;
}

/** Returns the people of a list to import: each e-mail address once, at its first occurrence. */
function peopleOf(text: string, mapping: Row["mapping"]): ListedPerson[] {
  const seen = new Set<string>();
  return readPeople(text, columnsOf(mapping)).people.filter(({ email }) => {
    const key = emailKey(email);
    if (!isEmail(email) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Returns the column mapping chosen by the user, if any. */
function columnsOf(mapping: Row["mapping"]): ColumnMapping<PersonField> | null {
  if (!mapping) return null;
  const { email, firstName, lastName } = mapping;
  return { email, ...(firstName === null ? {} : { firstName }), ...(lastName === null ? {} : { lastName }) };
}

/** Returns the text of a list, in any encoding. */
export async function listText(files: Ports["files"], file: string): Promise<string> {
  const bytes = await files.read(file);
  if (!bytes) throw new Error("the list is no longer kept");
  const content = await probeContent([bytes]);
  if ("isNot" in content) throw refuse.malformed(sentenceOfContent(content));
  return new TextDecoder(content.encoding).decode(bytes);
}

/** Returns the number of people in a list, by outcome. */
export function partsOf({ newCount, knownCount, leftCount }: Pick<Row, "newCount" | "knownCount" | "leftCount">): number {
  return newCount + knownCount + leftCount;
}

/**
 * Adds the people of a started import, batch by batch; each batch is one transaction with its position in the list, so that a killed run resumes
 * there. Existing subscribers, including those added since the dry run, are unchanged.
 */
export async function runImport({ payload, ports, doneCount, step }: JobContext): Promise<void> {
  const id = Number(payload.importId);
  const row = await importRow(ports.db, id);
  if (row?.state !== "Importing" || row.file === null) return;
  const subscription = await subscriptionRows.find(ports.db, row.subscriptionId);
  if (!subscription) return;
  const byName = typeof payload.byName === "string" ? payload.byName : null;
  const people = peopleOf(await listText(ports.files, row.file), row.mapping);
  for (let from = doneCount; from < people.length; from += BATCH) {
    const batch = people.slice(from, from + BATCH);
    await step(async (tx) => {
      const now = ports.clock.now();
      const keys = batch.map(({ email }) => emailKey(email));
      const { states, suppressed } = await knownEmails(tx, subscription.id, keys);
      const fresh = batch.filter(({ email }) => {
        const key = emailKey(email);
        return outcomeOfImport({ state: states.get(key) ?? null, isSuppressed: suppressed.has(key) }) === "New";
      });
      const added = await addSubscribers(
        tx,
        fresh.map(({ email, firstName, lastName }) => ({
          subscriptionId: subscription.id,
          email: emailKey(email),
          ...{ firstName, lastName },
          locale: ports.variant.locales[0].code,
          state: subscription.needsConfirmation ? "Pending" : "Subscribed",
          ...{ words: row.words, origin: row.origin, url: "", network: "" },
        })),
        { kind: "Imported", byName },
        now,
      );
      if (subscription.needsConfirmation) await askToConfirm(tx, ports, subscription, added, now);
      await tx
        .update(subscriberImports)
        .set({ addedCount: sql`${subscriberImports.addedCount} + ${added.length}` })
        .where(eq(subscriberImports.id, id));
    }, batch.length);
  }
  await ports.db
    .update(subscriberImports)
    .set({ state: "Imported", file: null, preview: { ...row.preview, rows: [] } })
    .where(eq(subscriberImports.id, id));
  await ports.files.remove(row.file);
}

/** Stores the result of a dry run. */
export async function addImport(tx: Db, values: typeof subscriberImports.$inferInsert): Promise<Row> {
  const [row] = await tx.insert(subscriberImports).values(values).returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** Returns an import's row; null if there is none. */
export async function importRow(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(subscriberImports).where(eq(subscriberImports.id, id));
  return row ?? null;
}

/** Locks an import for this transaction; null when missing. */
export async function lockImport(tx: Db, id: number): Promise<Row | null> {
  const [row] = await tx.select().from(subscriberImports).where(eq(subscriberImports.id, id)).for("update");
  return row ?? null;
}

/** Updates a locked import; returns it as stored. */
export async function changeImport(tx: Db, id: number, values: Partial<typeof subscriberImports.$inferInsert>): Promise<Row> {
  const [row] = await tx.update(subscriberImports).set(values).where(eq(subscriberImports.id, id)).returning();
  if (!row) throw new Error("a held record vanished");
  return row;
}

/** Deletes lists that were dry-run a day ago and never started. */
export async function forgetTriedLists({ db, files }: Pick<Ports, "db" | "files">, now: Date): Promise<void> {
  const gone = await db
    .delete(subscriberImports)
    .where(
      and(
        eq(subscriberImports.state, "Checked"),
        isNotNull(subscriberImports.file),
        lt(subscriberImports.createdAt, new Date(now.getTime() - 86_400_000)),
      ),
    )
    .returning({ file: subscriberImports.file });
  for (const { file } of gone) if (file !== null) await files.remove(file);
}

/** Converts a row to its wire form. */
export function asImport(row: Row): Schemas["SubscriberImport"] {
  const { file: _file, mapping: _mapping, preview: table, createdAt, ...importFacts } = row;
  return { ...importFacts, table, createdAt: createdAt.toISOString() };
}
