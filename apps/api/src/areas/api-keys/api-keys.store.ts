import type { Schemas } from "@reserve/contract";
import { apiKeyState } from "@reserve/domain";
import { and, desc, isNull, ne, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { apiKeys } from "../../platform/identity/api-keys.tables.ts";
import { keyPrefix } from "../../platform/identity/key-caller.ts";
import { recordTable } from "../../platform/records/record-table.ts";

/** A row of the API keys table. */
export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Records of API keys. */
export const keyRows = recordTable(apiKeys);

/** Editable fields of an API key. */
export type ApiKeyFields = Pick<ApiKeyRow, "name" | "claims" | "ipRanges" | "expiresOn" | "requestsPerMinute">;

/** Returns all keys by name; revoked ones after the others. */
export function listKeys(db: Db): Promise<ApiKeyRow[]> {
  return db.select().from(apiKeys).orderBy(sql`${apiKeys.revokedAt} is not null`, sql`fold(${apiKeys.name})`, apiKeys.id);
}

/** Whether another active key has this name, case-insensitive. */
export async function isKeyNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const isOther = exceptId === null ? undefined : ne(apiKeys.id, exceptId);
  return (await db.$count(apiKeys, and(sql`lower(${apiKeys.name}) = lower(${name})`, isNull(apiKeys.revokedAt), isOther))) > 0;
}

/** Returns the next key's id, with which its secret begins. */
export async function nextKeyId(db: Db): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(db, sql`select nextval(pg_get_serial_sequence('api_keys', 'id'))::integer as id`);
  if (!row) throw new Error("a sequence gave no number");
  return row.id;
}

/** Adds a key by the hash of its secret; a key with the name of a revoked one continues its source of intake records. */
export async function insertKey(
  db: Db,
  key: ApiKeyFields & Pick<ApiKeyRow, "id" | "hash" | "createdById" | "createdBy">,
  now: Date,
): Promise<ApiKeyRow> {
  const [before] = await db
    .select({ sourceId: apiKeys.sourceId })
    .from(apiKeys)
    .where(sql`lower(${apiKeys.name}) = lower(${key.name})`)
    .orderBy(desc(apiKeys.id))
    .limit(1);
  const [row] = await db
    .insert(apiKeys)
    .values({ ...key, sourceId: before?.sourceId ?? key.id, createdAt: now })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  return row;
}

/** Returns a key as in the contract. */
export function asApiKey(row: ApiKeyRow, now: Date): Schemas["ApiKey"] {
  return {
    id: row.id,
    name: row.name,
    prefix: keyPrefix(row.id),
    claimTypes: row.claims,
    ipRanges: row.ipRanges,
    expiresOn: row.expiresOn,
    requestsPerMinute: row.requestsPerMinute,
    state: apiKeyState(row, now),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom: row.lastUsedFrom,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    version: row.version,
  };
}
