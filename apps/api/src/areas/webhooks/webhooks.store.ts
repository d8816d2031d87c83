import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { and, count, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { escapeLike, matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
import { PREVIOUS_SECRET_MILLISECONDS } from "../../platform/webhooks/secrets.ts";
import { webhookAttempts, webhookDeliveries, webhookEvents, webhooks } from "../../platform/webhooks/webhooks.tables.ts";
import { nameOfWebhook } from "../../platform/webhooks/webhooks.ts";

/** Editable fields of a record. */
export type WebhookText = Schemas["WebhookSave"];

type Row = typeof webhooks.$inferSelect;

/** Webhook records; deliveries do not wait for the lock of their webhook. */
export const webhookRows = recordTable(webhooks, {
  sorts: { name: { key: webhooks.nameKey, type: "text" }, createdAt: { key: webhooks.createdAt, type: "timestamptz" } },
  strength: "no key update",
});

const IN_STATE = {
  Active: sql`${webhooks.isActive} and not ${webhooks.isFailing}`,
  Failing: sql`${webhooks.isActive} and ${webhooks.isFailing}`,
  Off: sql`not ${webhooks.isActive} and ${webhooks.offReason} is null`,
  Gone: sql`${webhooks.offReason} = 'Gone'`,
  GivenUp: sql`${webhooks.offReason} = 'GivenUp'`,
} satisfies Record<Schemas["WebhookState"], SQL>;

/** Returns a page of webhooks, with the total. */
export async function listWebhooks(
  db: Db,
  { search, state, ...page }: ListQuery<"listWebhooks">,
  now: Date,
): Promise<Schemas["WebhookPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(webhooks.searchText, search) : undefined,
    state?.length ? or(...state.map((one) => sql`(${IN_STATE[one]})`)) : undefined,
  );
  const { rows, ...facts } = await webhookRows.page(db, page, where);
  const waiting = await countWaiting(db);
  return { ...facts, items: rows.map((row) => asWebhook(row, waiting.get(row.id) ?? 0, now)) };
}

/** Inserts a webhook. */
export function insertWebhook(tx: Db, text: WebhookText, now: Date): Promise<Row> {
  return webhookRows.insert(tx, { ...stored(text), secretId: crypto.randomUUID(), createdAt: now });
}

/** Updates a locked webhook. A changed URL or a re-enabled webhook starts afresh. */
export function changeWebhook(tx: Db, before: Row, text: WebhookText): Promise<Row> {
  const isAnew = text.isActive && (!before.isActive || text.url !== before.url);
  return webhookRows.change(tx, before.id, {
    ...stored(text),
    ...(text.isActive ? { offReason: null } : {}),
    ...(isAnew ? { isFailing: false } : {}),
  });
}

/** Gives a locked webhook a new signing secret, or records that its first one was shown. */
export function renewSecret(tx: Db, { id, secretShownAt }: Row, now: Date): Promise<Row> {
  const renewed =
    // The previous secret was never shown, so it needs no transition period.
    secretShownAt === null
      ? {}
      : {
          secretId: crypto.randomUUID(),
          previousSecretId: sql`${webhooks.secretId}`,
          previousSecretUntil: new Date(now.getTime() + PREVIOUS_SECRET_MILLISECONDS),
        };
  return webhookRows.change(tx, id, { ...renewed, secretShownAt: now });
}

function stored({ url, description, events, isActive }: WebhookText) {
  const key = searchKey(nameOfWebhook({ description, url }));
  return { url, description, events, isActive, nameKey: key, searchText: ` ${key} ${searchKey(url)}` };
}

/** Returns a webhook as in the contract. */
export async function wholeWebhook(db: Db, row: Row, now: Date): Promise<Schemas["Webhook"]> {
  return asWebhook(row, (await countWaiting(db, row.id)).get(row.id) ?? 0, now);
}

/** Counts waiting events per webhook, or of one. */
async function countWaiting(db: Db, id?: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: webhookDeliveries.webhookId, waiting: count() })
    .from(webhookDeliveries)
    .where(and(isNotNull(webhookDeliveries.nextTryAt), id === undefined ? undefined : eq(webhookDeliveries.webhookId, id)))
    .groupBy(webhookDeliveries.webhookId);
  return new Map(rows.map((row) => [row.id, row.waiting]));
}

function stateOf({ isActive, isFailing, offReason }: Row): Schemas["WebhookState"] {
  if (!isActive) return offReason ?? "Off";
  return isFailing ? "Failing" : "Active";
}

function asWebhook(row: Row, waitingCount: number, now: Date): Schemas["Webhook"] {
  const { previousSecretUntil } = row;
  return {
    id: row.id,
    url: row.url,
    name: nameOfWebhook(row),
    description: row.description,
    events: row.events,
    isActive: row.isActive,
    state: stateOf(row),
    waitingCount,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    secretShownAt: row.secretShownAt?.toISOString() ?? null,
    previousSecretUntil: previousSecretUntil && previousSecretUntil > now ? previousSecretUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

const d = webhookDeliveries;
const IS_HELD = sql`(${d.nextTryAt} is not null and not ${webhooks.isActive} and ${d.type} <> 'webhook.test')`;
const WAS_TRIED = sql`(${d.status} is not null or ${d.fault} is not null)`;
const DELIVERY_IN_STATE = {
  Waiting: sql`${d.nextTryAt} is not null and not ${WAS_TRIED} and not ${IS_HELD}`,
  Delivered: sql`${d.deliveredAt} is not null`,
  Failing: sql`${d.nextTryAt} is not null and ${WAS_TRIED} and not ${IS_HELD}`,
  Failed: sql`${d.nextTryAt} is null and ${d.deliveredAt} is null`,
  Held: IS_HELD,
} satisfies Record<Schemas["WebhookDeliveryState"], SQL>;

/** Filters of the delivery list. */
export interface DeliveryFilter {
  search: string | undefined;
  webhookId: number | undefined;
  state: readonly Schemas["WebhookDeliveryState"][] | undefined;
  type: readonly Schemas["WebhookBodyType"][] | undefined;
  from: Date | undefined;
  before: Date | undefined;
  isDescending: boolean;
  page: number;
  pageSize: number;
}

interface DeliveryRow {
  delivery: typeof webhookDeliveries.$inferSelect;
  webhook: Row;
}

/** Returns a page of deliveries, with the total. */
export async function listDeliveries(db: Db, filter: DeliveryFilter) {
  const { search, state, type, from, before } = filter;
  const where = and(
    search?.trim() ? sql`${d.eventId} like ${`${escapeLike(search.trim())}%`}` : undefined,
    filter.webhookId === undefined ? undefined : eq(d.webhookId, filter.webhookId),
    state?.length ? or(...state.map((one) => sql`(${DELIVERY_IN_STATE[one]})`)) : undefined,
    type?.length ? or(...type.map((one) => eq(d.type, one))) : undefined,
    from ? gte(d.occurredAt, from) : undefined,
    before ? lt(d.occurredAt, before) : undefined,
  );
  const rows = await db
    .select({ delivery: d, webhook: webhooks })
    .from(d)
    .innerJoin(webhooks, eq(webhooks.id, d.webhookId))
    .where(where)
    .orderBy(filter.isDescending ? sql`${d.occurredAt} desc` : sql`${d.occurredAt} asc`, d.id)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  const [counted] = await db.select({ total: count() }).from(d).innerJoin(webhooks, eq(webhooks.id, d.webhookId)).where(where);
  return { items: rows.map(summaryOf), counted: { totalCount: counted?.total ?? 0, totalIsExact: true } };
}

/** Maximum number of attempts shown for a delivery. */
const MOST_ATTEMPTS = 50;

/** Returns a delivery with its attempts; null if there is none. */
export async function findDelivery(db: Db, id: string): Promise<Schemas["WebhookDelivery"] | null> {
  const [row] = await db
    .select({ delivery: d, webhook: webhooks, body: webhookEvents.body })
    .from(d)
    .innerJoin(webhooks, eq(webhooks.id, d.webhookId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, d.eventId))
    .where(eq(d.id, id));
  if (!row) return null;
  const attempts = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, id))
    .orderBy(desc(webhookAttempts.id))
    .limit(MOST_ATTEMPTS);
  return {
    ...summaryOf(row),
    url: row.webhook.url,
    body: row.body,
    attempts: attempts.map(({ at, milliseconds, status, fault, answer }) => ({
      at: at.toISOString(),
      milliseconds,
      status,
      fault,
      answer,
    })),
  };
}

/** Locks a delivery for this transaction; null if there is none. */
export async function lockDelivery(tx: Db, id: string): Promise<typeof webhookDeliveries.$inferSelect | null> {
  const [row] = await tx.select().from(d).where(eq(d.id, id)).for("update");
  return row ?? null;
}

function summaryOf({ delivery, webhook }: DeliveryRow): Schemas["WebhookDeliverySummary"] {
  const { id, eventId, type, webhookId, tries, status, fault } = delivery;
  return {
    id,
    eventId,
    type,
    webhookId,
    webhookName: nameOfWebhook(webhook),
    state: deliveryStateOf(delivery, webhook),
    tries,
    status,
    fault,
    occurredAt: delivery.occurredAt.toISOString(),
    deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
    nextTryAt: delivery.nextTryAt?.toISOString() ?? null,
  };
}

function deliveryStateOf({ nextTryAt, deliveredAt, type, status, fault }: DeliveryRow["delivery"], { isActive }: Row) {
  if (nextTryAt === null) return deliveredAt === null ? "Failed" : "Delivered";
  if (!isActive && type !== "webhook.test") return "Held";
  return status === null && fault === null ? "Waiting" : "Failing";
}
