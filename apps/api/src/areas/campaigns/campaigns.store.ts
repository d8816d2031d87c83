import type { Schemas } from "@reserve/contract";
import { type CampaignState, type CampaignTerms, campaignState, searchKey } from "@reserve/domain";
import { and, arrayContains, count, desc, eq, gt, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/database/database.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
import { campaignLinks, campaignMails, campaigns } from "./campaigns.tables.ts";

/** A row of the campaigns table. */
export type CampaignRow = typeof campaigns.$inferSelect;

/** Columns of a campaign update. */
type CampaignChange = PgUpdateSetSource<typeof campaigns>;

/** SQL: number of finished mails; counted while a campaign is running. */
const doneCount = sql<number>`case when ${campaigns.mailSentDone} then coalesce(${campaigns.recipientCount}, 0)
  when ${campaigns.processing} then (select count(*) from campaign_mails mail where mail.campaign_id = campaigns.id
    and mail.state in ('Sent', 'Refused', 'Abandoned', 'Unknown')) else 0 end`.mapWith(Number);

/** Campaign records. */
export const campaignRows = recordTable(campaigns);

const countedRows = recordTable(campaigns, {
  sorts: { name: { key: campaigns.nameKey, type: "text" }, createdAt: { key: campaigns.createdAt, type: "timestamptz" } },
  computed: { doneCount },
});

/** Returns a page of campaigns, with the total. */
export async function listCampaigns(
  db: Db,
  { search, state, mailTarget, ...page }: ListQuery<"listCampaigns">,
  now: Date,
): Promise<Schemas["CampaignPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(campaigns.searchText, search) : undefined,
    state?.length ? or(...state.map((one) => isIn(one, now))) : undefined,
    mailTarget?.length ? inArray(campaigns.mailTarget, [...mailTarget]) : undefined,
  );
  const { rows, ...facts } = await countedRows.page(db, page, where);
  return { ...facts, items: rows.map((row) => summaryOf(row, row.doneCount, now)) };
}

/** Locks a campaign for this transaction, its task first, in the order that sending uses; null when it does not exist. */
export async function lockCampaign(tx: Db, id: number): Promise<CampaignRow | null> {
  const taskId = (await campaignRows.find(tx, id))?.taskId;
  if (taskId) await tx.select({ id: backgroundTasks.id }).from(backgroundTasks).where(eq(backgroundTasks.id, taskId)).for("update");
  return campaignRows.lock(tx, id);
}

/** Converts a row to the contract's campaign. */
export async function asCampaign(db: Db, row: CampaignRow, now: Date): Promise<Schemas["Campaign"]> {
  const [counted] = await db.select({ doneCount }).from(campaigns).where(eq(campaigns.id, row.id));
  return {
    ...termsOf(row),
    ...summaryOf(row, counted?.doneCount ?? 0, now),
    isPaused: row.isPaused,
    interruption: row.interruption,
    startedAt: row.startedAt?.toISOString() ?? null,
    startedBy: row.startedBy,
    testedAt: row.testedAt?.toISOString() ?? null,
    isTestCurrent: row.testedDigest !== null && row.testedDigest === (await digestOf(row)),
    taskId: row.taskId,
  };
}

/** Inserts a campaign. */
export function insertCampaign(tx: Db, terms: CampaignTerms, now: Date): Promise<CampaignRow> {
  return campaignRows.insert(tx, { ...stored(terms), createdAt: now, updatedAt: now });
}

/** Updates a locked campaign. */
export function changeCampaign(tx: Db, id: number, change: CampaignChange, now: Date): Promise<CampaignRow> {
  return campaignRows.change(tx, id, { ...change, updatedAt: now });
}

/** Records the sending's progress; the version counts only changes by users. */
export async function noteCampaign(tx: Db, id: number, change: CampaignChange): Promise<void> {
  await tx.update(campaigns).set(change).where(eq(campaigns.id, id));
}

/** Inserts campaigns as they are, with their mails; for seeding. */
export async function addCampaigns(
  tx: Db,
  many: readonly {
    terms: CampaignTerms;
    facts: Partial<CampaignRow> & { createdAt: Date };
    mails: readonly Omit<typeof campaignMails.$inferInsert, "campaignId">[];
    links?: readonly Omit<typeof campaignLinks.$inferInsert, "campaignId">[];
  }[],
): Promise<void> {
  for (const { terms, facts, mails, links = [] } of many) {
    const [row] = await tx
      .insert(campaigns)
      .values({ ...stored(terms), updatedAt: facts.createdAt, ...facts })
      .returning({ id: campaigns.id });
    if (row && mails.length > 0) await tx.insert(campaignMails).values(mails.map((mail) => ({ ...mail, campaignId: row.id })));
    if (row && links.length > 0) await tx.insert(campaignLinks).values(links.map((link) => ({ ...link, campaignId: row.id })));
  }
}

/** Returns sent campaigns by id and name, latest first. */
export async function listPairs(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.mailSentDone, true))
    .orderBy(desc(campaigns.sentAt), desc(campaigns.id))
    .limit(200);
}

/** Returns scheduled campaigns that are due and have no task. */
export async function listDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(eq(campaigns.processing, true), isNull(campaigns.taskId), isNull(campaigns.interruption), lte(campaigns.dontSendBefore, now)),
    );
  return rows.map(({ id }) => id);
}

/** Returns the wire fields of a row. */
export function termsOf(row: CampaignRow): CampaignTerms & { analyticsTargetIds: number[] } {
  const { name, subject, contentType, content, mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds } = row;
  return { name, subject, contentType, content, mailTarget, emailList, subscriptionIdentifier, analyticsTargetIds };
}

/** Returns a digest of a letter's content, to know whether it was tested. */
export async function digestOf({
  subject,
  contentType,
  content,
}: Pick<CampaignTerms, "subject" | "contentType" | "content">): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([subject, contentType, content]));
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns a row's terms. */
export function stored(terms: CampaignTerms) {
  const nameKey = searchKey(terms.name);
  return { ...terms, analyticsTargetIds: [...terms.analyticsTargetIds], nameKey, searchText: ` ${nameKey} ${searchKey(terms.subject)}` };
}

/** Returns the state of a row. */
export function stateOf(row: CampaignRow, now: Date): CampaignState {
  return campaignState({ ...row, dontSendBeforeDateUtc: row.dontSendBefore?.toISOString() ?? null }, now);
}

function summaryOf(row: CampaignRow, done: number, now: Date): Schemas["CampaignSummary"] {
  return {
    id: row.id,
    name: row.name,
    subject: row.subject,
    state: stateOf(row, now),
    mailTarget: row.mailTarget,
    dontSendBeforeDateUtc: row.dontSendBefore?.toISOString() ?? null,
    processing: row.processing,
    mailCreationDone: row.mailCreationDone,
    mailSentDone: row.mailSentDone,
    recipientCount: row.recipientCount,
    doneCount: done,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** Returns the domain's state as an SQL condition; a test checks that both agree. */
function isIn(state: CampaignState, now: Date): SQL | undefined {
  const { processing, mailCreationDone, mailSentDone, isPaused, interruption, dontSendBefore } = campaigns;
  if (state === "sent") return eq(mailSentDone, true);
  if (state === "draft") return and(not(mailSentDone), not(processing));
  const isOpen = and(not(mailSentDone), eq(processing, true));
  if (state === "interrupted") return and(isOpen, sql`${interruption} is not null`);
  const isUntroubled = and(isOpen, isNull(interruption));
  if (state === "paused") return and(isUntroubled, eq(isPaused, true));
  const goesOn = and(isUntroubled, not(isPaused));
  if (state === "sending") return and(goesOn, eq(mailCreationDone, true));
  return and(
    goesOn,
    not(mailCreationDone),
    state === "scheduled" ? gt(dontSendBefore, now) : or(isNull(dontSendBefore), lte(dontSendBefore, now)),
  );
}

/** Counts the mails of a campaign by state. */
export async function countMails(db: Db, campaignId: number): Promise<Schemas["CampaignStats"]["counts"]> {
  const rows = await db
    .select({ state: campaignMails.state, count: count() })
    .from(campaignMails)
    .where(eq(campaignMails.campaignId, campaignId))
    .groupBy(campaignMails.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: of("Waiting"),
    sending: of("Sending"),
    retry: of("Retry"),
    sent: of("Sent"),
    refused: of("Refused"),
    abandoned: of("Abandoned"),
    unknown: of("Unknown"),
  };
}

/** Groups the failed mails by outcome, reason and server reply, most frequent first. */
export async function failuresOf(db: Db, campaignId: number): Promise<Schemas["CampaignStats"]["failures"]> {
  const domain = sql<string>`split_part(${campaignMails.email}, '@', 2)`;
  const rows = await db
    .select({
      state: campaignMails.state,
      reason: campaignMails.reason,
      code: campaignMails.code,
      count: count(),
      domainCount: sql<number>`count(distinct ${domain})::int`,
      domain: sql<string>`min(${domain})`,
      nextTryAt: sql<Date | string>`min(${campaignMails.nextTryAt})`,
      tries: sql<number>`max(${campaignMails.tries})::int`,
    })
    .from(campaignMails)
    .where(and(eq(campaignMails.campaignId, campaignId), inArray(campaignMails.state, ["Retry", "Refused", "Abandoned", "Unknown"])))
    .groupBy(campaignMails.state, campaignMails.reason, campaignMails.code)
    .orderBy(desc(count()), campaignMails.reason, campaignMails.code)
    .limit(50);
  return rows.map(({ reason, domain: one, nextTryAt, ...row }) => ({
    ...row,
    reason: reason ?? "Other",
    domain: row.domainCount === 1 ? one : null,
    nextTryAt: row.state === "Retry" ? new Date(nextTryAt).toISOString() : null,
  }));
}

/** Counts the mails accepted since a time. */
export async function countSentSince(db: Db, campaignId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(campaignMails)
    .where(and(eq(campaignMails.campaignId, campaignId), eq(campaignMails.state, "Sent"), gt(campaignMails.endedAt, since)));
  return row?.count ?? 0;
}

/** Returns the campaigns to a target of analytics, latest first. */
export function campaignsTo(db: Db, targetId: number, most: number): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.mailTarget, "AnalyticsTargetIds"), arrayContains(campaigns.analyticsTargetIds, [targetId])))
    .orderBy(desc(campaigns.id))
    .limit(most);
}

/** Returns the names of unfinished campaigns that use a target or subscription, to warn before its deletion. */
export async function unsentCampaignsTo(db: Db, to: { targetId: number } | { subscription: string }): Promise<string[]> {
  const goesThere =
    "targetId" in to
      ? and(eq(campaigns.mailTarget, "AnalyticsTargetIds"), arrayContains(campaigns.analyticsTargetIds, [to.targetId]))
      : and(eq(campaigns.mailTarget, "SubscriptionId"), eq(campaigns.subscriptionIdentifier, to.subscription));
  const rows = await db
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(and(goesThere, not(campaigns.mailSentDone)))
    .orderBy(desc(campaigns.id))
    .limit(5);
  return rows.map(({ name }) => name);
}

/** Counts the unsubscriptions through this letter. */
export async function countLeft(db: Db, campaignId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(campaignMails)
    .where(and(eq(campaignMails.campaignId, campaignId), isNotNull(campaignMails.leftAt)));
  return row?.count ?? 0;
}

/** Records an unsubscription through a letter, once; ignored for a deleted campaign. */
export async function noteLeft(tx: Db, campaignId: number, email: string, now: Date): Promise<void> {
  await tx
    .update(campaignMails)
    .set({ leftAt: now })
    .where(and(eq(campaignMails.campaignId, campaignId), eq(campaignMails.email, email), isNull(campaignMails.leftAt)));
}
