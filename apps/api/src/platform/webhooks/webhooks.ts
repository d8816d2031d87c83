import { operations, type Schemas } from "@reserve/contract";
import { and, eq, inArray, isNotNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { writeAudit } from "../audit/audit.ts";
import { isFromAhead } from "../clock-jumps.ts";
import { type Db, rowsOf } from "../database/database.ts";
import type { Ports } from "../ports.ts";
import type { PeerAnswer } from "./peer.ts";
import { signedHeaders } from "./secrets.ts";
import { webhookAttempts, webhookDeliveries, webhookEvents, webhooks } from "./webhooks.tables.ts";

/** An event as its cause reports it. */
export interface WebhookEvent {
  type: Schemas["WebhookEventType"];
  /** Id of the record the event is about. */
  id: number;
  /** State of that record after the event, in the record's own terms. */
  state: string;
}

/**
 * Lease in milliseconds during which no other worker sends the event; after it, the event of a killed worker is resumed. Well beyond the longest
 * attempt.
 */
const LEASE_MILLISECONDS = 60_000;
/** Seconds between attempts, as proposed by Standard Webhooks: ten attempts in three days. */
const DELAYS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
const MAXIMUM_TRIES = DELAYS.length + 1;
/** Parallel events per webhook, so that one that hangs does not slow the others. */
const AT_ONCE = 3;
/** Number of events after which the next webhook has its turn. */
const A_TURN = 20;
const LONGEST_WAIT_SECONDS = 86_400;
/** Retention of deliveries, in milliseconds. */
const KEPT_MILLISECONDS = 30 * 86_400_000;

/** Read operation of each event's record. */
const READS = {
  order: "getDocument",
  invoice: "getIssuedPaperPdf",
  message: "getMessage",
  post: "getPost",
  cache: "getProduct",
  webhook: "getWebhook",
} as const;

/** Enqueues an event for every subscribed webhook, in the transaction of its cause (outbox). */
export async function enqueueWebhooks(tx: Db, ports: Pick<Ports, "jobs" | "settings">, event: WebhookEvent, now: Date): Promise<void> {
  // Locked against deletion, not against updates.
  const asking = await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(webhooks.isActive, sql`${event.type} = any(${webhooks.events})`))
    .orderBy(webhooks.id)
    .for("key share");
  if (asking.length > 0)
    await queueEvent(
      tx,
      ports,
      event,
      asking.map(({ id }) => id),
      now,
    );
}

/** Enqueues a meaningless test event for one webhook. Returns the delivery's id. */
export async function queueTest(tx: Db, ports: Pick<Ports, "jobs" | "settings">, webhookId: number, now: Date): Promise<string> {
  const [id] = await queueEvent(tx, ports, { type: "webhook.test", id: webhookId, state: "Test" }, [webhookId], now);
  if (!id) throw new Error("an event was queued for nobody");
  return id;
}

async function queueEvent(
  tx: Db,
  ports: Pick<Ports, "jobs" | "settings">,
  { type, id, state }: Omit<WebhookEvent, "type"> & { type: Schemas["WebhookBodyType"] },
  webhookIds: readonly number[],
  now: Date,
): Promise<string[]> {
  const eventId = `msg_${crypto.randomUUID().replaceAll("-", "")}`;
  const read = operations[READS[type.split(".")[0] as keyof typeof READS]];
  const url = `${ports.settings.publicUrl}/api${read.path}?id=${id}`;
  const body: Schemas["WebhookEvent"] = { type, timestamp: now.toISOString(), version: 1, data: { id, state, url } };
  await tx.insert(webhookEvents).values({ id: eventId, type, occurredAt: now, body: JSON.stringify(body) });
  const rows = webhookIds.map((webhookId) => ({ id: crypto.randomUUID(), webhookId }));
  await tx
    .insert(webhookDeliveries)
    .values(rows.map((row) => ({ ...row, eventId, type, occurredAt: now, roundBeganAt: now, nextTryAt: now })));
  for (const webhookId of webhookIds) await ports.jobs.enqueue(tx, "webhooks", String(webhookId));
  return rows.map((row) => row.id);
}

/** Requeues a delivery immediately, under its own id and with the whole retry schedule; the caller has locked it. */
export async function requeueDelivery(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  { id, webhookId }: Pick<typeof webhookDeliveries.$inferSelect, "id" | "webhookId">,
  now: Date,
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ nextTryAt: now, roundTries: 0, roundBeganAt: now, deliveredAt: null, status: null, fault: null, isSending: false })
    .where(eq(webhookDeliveries.id, id));
  await ports.jobs.enqueue(tx, "webhooks", String(webhookId));
}

type Claimed = typeof webhookDeliveries.$inferSelect;

/** Sends the due events of one webhook for one turn; the rest waits for the next. Two concurrent workers send nothing twice. */
export async function deliverTo(ports: Ports, id: string): Promise<void> {
  const webhookId = Number.parseInt(id, 10);
  for (let sent = 0; sent < A_TURN; sent += 1) {
    const claimed = await claim(ports.db, webhookId, ports.clock.now());
    if (!claimed) return;
    await deliver(ports, claimed);
  }
  await ports.db.transaction((tx) => ports.jobs.enqueue(tx, "webhooks", id));
  ports.jobs.wake();
}

/** Claims the event that has been due longest, unless this webhook has enough in progress. */
async function claim(db: Db, webhookId: number, now: Date): Promise<Claimed | null> {
  const at = now.toISOString();
  const [taken] = await rowsOf<{ id: string }>(
    db,
    sql`update webhook_deliveries set is_sending = true, tries = tries + 1, round_tries = round_tries + 1,
          next_try_at = ${new Date(now.getTime() + LEASE_MILLISECONDS).toISOString()}::timestamptz
        where id = (
          select due.id from webhook_deliveries due join webhooks on webhooks.id = due.webhook_id
          where due.webhook_id = ${webhookId} and (due.next_try_at <= ${at}::timestamptz or ${waitsFromAhead("due", now)})
            and (webhooks.is_active or due.type = 'webhook.test')
            and (select count(*) from webhook_deliveries busy
                 where busy.webhook_id = ${webhookId} and busy.is_sending and busy.next_try_at > ${at}::timestamptz and not ${waitsFromAhead("busy", now)}) < ${AT_ONCE}
          order by due.next_try_at, due.id limit 1 for update of due skip locked)
        returning id`,
  );
  if (!taken) return null;
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, taken.id));
  return row ?? null;
}

/** Returns the condition that an event waits by a clock that has been set back since: it was claimed, or last attempted, in the future. */
function waitsFromAhead(table: "due" | "busy" | "webhook_deliveries", now: Date): SQL {
  const of = sql.identifier(table);
  const lastTry = sql`coalesce((select at from webhook_attempts where delivery_id = ${of}.id order by id desc limit 1), ${of}.round_began_at)`;
  return sql`(${of}.next_try_at is not null and case when ${of}.is_sending then ${isFromAhead(sql`${of}.next_try_at`, now, LEASE_MILLISECONDS)}
    else ${isFromAhead(lastTry, now)} end)`;
}

async function deliver(ports: Ports, claimed: Claimed): Promise<void> {
  const { db, clock } = ports;
  const [found] = await db
    .select({ webhook: webhooks, body: webhookEvents.body })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, claimed.id));
  // Deleted meanwhile, with its pending deliveries.
  if (!found) return;
  const { webhook, body } = found;
  const began = clock.now();
  const headers = await signedHeaders(ports.secrets.webhookKey, webhook, { id: claimed.eventId, body }, began);
  const since = performance.now();
  const answer = await ports.webhookPeer.post(webhook.url, headers, body);
  const milliseconds = Math.round(performance.now() - since);
  await db.transaction((tx) => note(tx, ports, claimed, answer, { at: began, milliseconds }));
}

/** Stores the outcome of an attempt: at the delivery, its webhook and the attempts. */
async function note(tx: Db, ports: Ports, claimed: Claimed, answer: PeerAnswer, { at, milliseconds }: { at: Date; milliseconds: number }) {
  const now = ports.clock.now();
  const status = "status" in answer ? answer.status : null;
  const fault = "fault" in answer ? answer.fault : null;
  const hasArrived = status !== null && status >= 200 && status < 300;
  const isLast = claimed.type === "webhook.test" || claimed.roundTries >= MAXIMUM_TRIES;
  const nextTryAt = hasArrived || isLast ? null : new Date(now.getTime() + waitAfter(claimed.roundTries, answer) * 1_000);
  const noted = await tx
    .update(webhookDeliveries)
    .set({ isSending: false, nextTryAt, deliveredAt: hasArrived ? now : null, status, fault })
    // If the lease expired and another worker has claimed the event, its result counts.
    .where(and(eq(webhookDeliveries.id, claimed.id), eq(webhookDeliveries.tries, claimed.tries), webhookDeliveries.isSending))
    .returning({ id: webhookDeliveries.id });
  if (noted.length === 0) return;
  await tx
    .insert(webhookAttempts)
    .values({ deliveryId: claimed.id, at, milliseconds, status, fault, answer: "answer" in answer ? answer.answer : "" });
  if (nextTryAt) await ports.jobs.enqueue(tx, "webhooks", String(claimed.webhookId), nextTryAt);
  if (hasArrived) {
    await tx.update(webhooks).set({ isFailing: false, lastSuccessAt: now }).where(eq(webhooks.id, claimed.webhookId));
    return;
  }
  ports.log("warn", "webhook not delivered", { delivery: claimed.id, webhook: claimed.webhookId, tries: claimed.tries, status, fault });
  const [failing] = await tx.update(webhooks).set({ isFailing: true }).where(eq(webhooks.id, claimed.webhookId)).returning();
  if (!failing?.isActive) return;
  const isGivenUp = isLast && claimed.type !== "webhook.test" && !(failing.lastSuccessAt && failing.lastSuccessAt > claimed.roundBeganAt);
  if (status === 410 || isGivenUp) await switchOff(tx, failing, status === 410 ? "Gone" : "GivenUp", now);
}

/**
 * Returns the seconds until the next attempt: the schedule's, with a jitter of a fifth so that deliveries that failed together are not retried
 * together, or the receiver's own value.
 */
function waitAfter(roundTries: number, answer: PeerAnswer): number {
  const delay = (DELAYS[roundTries - 1] ?? LONGEST_WAIT_SECONDS) * (0.8 + Math.random() * 0.4);
  const retryAfterSeconds = "status" in answer ? Math.min(answer.retryAfter ?? 0, LONGEST_WAIT_SECONDS) : 0;
  return Math.max(delay, retryAfterSeconds);
}

async function switchOff(tx: Db, webhook: typeof webhooks.$inferSelect, offReason: "Gone" | "GivenUp", now: Date): Promise<void> {
  await tx
    .update(webhooks)
    .set({ isActive: false, offReason, version: sql`${webhooks.version} + 1` })
    .where(eq(webhooks.id, webhook.id));
  const frame = { at: now, action: "switchOffWebhook", outcome: "done", user: null, clientIp: "", requestId: "" } as const;
  const entry = { entity: "webhook", entityId: webhook.id, entityName: nameOfWebhook(webhook) };
  await writeAudit(tx, frame, { ...entry, before: { isActive: true }, after: { isActive: false, offReason } });
}

/** Returns the name of a webhook: its description, else its host. */
export function nameOfWebhook({ description, url }: { description: string; url: string }): string {
  return description || new URL(url).host;
}

/** Enqueues webhooks again that have due events and no active worker. `isAlone`: no other process can be sending. Returns their number. */
export async function recoverWebhooks(ports: Ports, options: { isAlone: boolean }): Promise<number> {
  const now = ports.clock.now();
  return ports.db.transaction(async (tx) => {
    if (options.isAlone) await tx.update(webhookDeliveries).set({ nextTryAt: now }).where(eq(webhookDeliveries.isSending, true));
    const rows = await tx
      .selectDistinct({ id: webhookDeliveries.webhookId })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
      .where(
        and(
          or(lte(webhookDeliveries.nextTryAt, now), waitsFromAhead("webhook_deliveries", now)),
          or(webhooks.isActive, eq(webhookDeliveries.type, "webhook.test")),
        ),
      );
    for (const { id } of rows) await ports.jobs.enqueue(tx, "webhooks", String(id));
    return rows.length;
  });
}

/** Deletes events older than thirty days without pending deliveries. */
export async function forgetOldWebhookEvents(db: Db, now: Date): Promise<void> {
  const waiting = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.eventId, webhookEvents.id), isNotNull(webhookDeliveries.nextTryAt)));
  const old = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(lt(webhookEvents.occurredAt, new Date(now.getTime() - KEPT_MILLISECONDS)), notExists(waiting)))
    .limit(10_000);
  await db.delete(webhookEvents).where(inArray(webhookEvents.id, old));
}
