import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { and, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { users } from "../../platform/identity/identity.tables.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams } from "../../platform/lists/keyset.ts";
import { matchesWords } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";

/** Filters of the activity log. */
export interface ActivityFilters {
  /** Search text: words of user names, people and records, record numbers, or request ids. */
  search?: string | undefined;
  user?: readonly number[] | undefined;
  action?: readonly string[] | undefined;
  entity?: string | undefined;
  entityId?: string | undefined;
  outcome?: "done" | "refused" | undefined;
  from?: Date | undefined;
  /** Upper bound, exclusive. */
  before?: Date | undefined;
}

// Same expression as in the index.
const SEARCHED = sql`fold(' ' || coalesce(${auditEntries.userName}, '') || ' ' || coalesce(${auditEntries.entityId}, '') || ' ' || coalesce(${auditEntries.entityName}, '') || ' ' || ${auditEntries.requestId})`;

const ORDERING = orderingOf("-at", auditEntries.id, { at: { key: auditEntries.at, type: "timestamptz" } });

/** Returns a page of the log, newest first, with the total. */
export async function listActivity(
  db: Db,
  filters: ActivityFilters,
  params: PageParams,
): Promise<Omit<Schemas["ActivityPage"], "page" | "pageSize">> {
  const where = and(...(await conditionsOf(db, filters)));
  const found = idsOfPage(db, auditEntries, where, ORDERING, params);
  const rows = await db
    .select({ entry: auditEntries, firstName: users.firstName, lastName: users.lastName, id: auditEntries.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(auditEntries, eq(auditEntries.id, found.id))
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .orderBy(...orderBy(ORDERING));
  const page = cutPage(rows, params.pageSize, ORDERING);
  const customerNames = await namesOfCustomers(
    db,
    page.rows.map(({ entry }) => entry),
  );
  const counted = await countRows(db, auditEntries, where, () => estimateRows(db, auditEntries, where), orderBy(ORDERING));
  return {
    items: page.rows.map(({ entry, firstName, lastName }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      userId: entry.userId,
      userName: entry.userName,
      personName: firstName === null ? null : `${firstName} ${lastName}`.trim(),
      action: entry.action,
      outcome: entry.outcome,
      entity: entry.entity,
      entityId: entry.entityId,
      entityName: entry.entityName ?? (entry.entity === "customer" ? (customerNames.get(entry.entityId) ?? null) : null),
      changes: Object.entries(entry.changes).map(([property, [before, after]]) => ({
        property,
        before: asText(before),
        after: asText(after),
      })),
      address: entry.clientIp,
      requestId: entry.requestId,
    })),
    nextCursor: page.nextCursor,
    ...counted,
  };
}

/** Returns customers' current names: the audit log is never emptied, so it stores none. */
async function namesOfCustomers(
  db: Db,
  entries: readonly (typeof auditEntries.$inferSelect)[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = entries.filter(({ entity }) => entity === "customer").map(({ entityId }) => Number(entityId));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
    .from(customers)
    .where(inArray(customers.id, ids));
  return new Map(rows.map(({ id, firstName, lastName }) => [String(id), `${firstName} ${lastName}`.trim()]));
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

async function conditionsOf(db: Db, filters: ActivityFilters): Promise<SQL[]> {
  const conditions: (SQL | undefined)[] = [
    filters.user?.length ? inArray(auditEntries.userId, [...filters.user]) : undefined,
    filters.action?.length ? inArray(auditEntries.action, [...filters.action]) : undefined,
    filters.entity === undefined ? undefined : eq(auditEntries.entity, filters.entity),
    filters.entityId === undefined ? undefined : eq(auditEntries.entityId, filters.entityId),
    filters.outcome === undefined ? undefined : eq(auditEntries.outcome, filters.outcome),
    filters.from ? gte(auditEntries.at, filters.from) : undefined,
    filters.before ? lt(auditEntries.at, filters.before) : undefined,
    filters.search?.trim() ? await searchCondition(db, searchKey(filters.search)) : undefined,
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** SQL condition: entries that contain all words, or whose actor has that name. */
async function searchCondition(db: Db, folded: string): Promise<SQL | undefined> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(...matchesWords(sql`fold(' ' || ${users.firstName} || ' ' || ${users.lastName})`, folded)))
    .limit(50);
  const isTheirs =
    people.length > 0
      ? inArray(
          auditEntries.userId,
          people.map(({ id }) => id),
        )
      : undefined;
  return or(and(...matchesWords(SEARCHED, folded)), isTheirs);
}
