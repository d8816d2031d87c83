import { and, eq, lt, sql } from "drizzle-orm";
import { refuse } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";
import { classifyDatabaseError } from "../database/errors.ts";
import { hashToken } from "../identity/tokens.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/** A request with its idempotency key, distinguished from repetitions and from other callers' requests. */
export interface KeyedRequest {
  caller: string;
  key: string;
  operation: string;
  requestHash: string;
}

/** The stored response of a request, replayed to repetitions. */
export interface SavedAnswer {
  body: unknown;
  headers: Record<string, string>;
}

/** Retention of stored responses, in milliseconds. */
const RETENTION_MILLISECONDS = 48 * 3600 * 1000;

/** Hashes operation and input, to detect a different request that reuses the key. */
export function hashRequest(operation: string, input: unknown): Promise<string> {
  return hashToken(`${operation}\n${JSON.stringify(sortKeys(input))}`);
}

/**
 * Reserves the idempotency key in this transaction, or returns the stored response. A concurrent duplicate waits for the first commit; after five
 * seconds it gets 409. The row commits with the effect, so a killed process leaves neither.
 */
export async function takeKey(tx: Db, keyed: KeyedRequest, now: Date): Promise<SavedAnswer | null> {
  await tx.execute(sql`set local lock_timeout = '5s'`);
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...keyed, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
    .catch((error: unknown) => {
      throw classifyDatabaseError(error) === "lockTimeout" ? refuse.inFlight() : error;
    });
  if (inserted.length > 0) return null;
  const [storedRow] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.caller, keyed.caller), eq(idempotencyKeys.key, keyed.key)));
  // Deleted meanwhile: the response was two days old.
  if (!storedRow) throw refuse.inFlight();
  if (storedRow.operation !== keyed.operation || storedRow.requestHash !== keyed.requestHash) {
    const errorMessage = {
      fr: "Cette clé a déjà servi pour une autre demande.",
      en: "This key was already used for another request.",
    };
    throw refuse.invalid([{ propertyName: "Idempotency-Key", errorMessage }], errorMessage);
  }
  if (!storedRow.answer) throw refuse.conflict(ANSWER_EMPTIED, "AnswerErased");
  return storedRow.answer;
}

const ANSWER_EMPTIED = {
  fr: "Cette demande a déjà été faite ; sa réponse a été effacée avec les données d’un client. Rechargez la page.",
  en: "This request was already done; its answer was erased with a customer’s data. Reload the page.",
};

/** Stores the response for repetitions, in the transaction of the effect. */
export async function saveAnswer(tx: Db, keyed: KeyedRequest, answer: SavedAnswer): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.caller, keyed.caller), eq(idempotencyKeys.key, keyed.key)));
}

/** Deletes stored responses past their retention period. */
export async function forgetOldAnswers(db: Db, now: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - RETENTION_MILLISECONDS)));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
