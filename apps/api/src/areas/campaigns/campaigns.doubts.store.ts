import type { Schemas } from "@reserve/contract";
import { and, asc, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { campaignMails } from "./campaigns.tables.ts";

/** Maximum number shown at once: a killed server leaves five, a mail server that stays silent for long may leave more. */
const SHOWN = 200;

/** SQL condition: uncertain mails without a decision. */
const isInDoubt = (campaignId: number) =>
  and(eq(campaignMails.campaignId, campaignId), eq(campaignMails.state, "Unknown"), isNull(campaignMails.settledAt));

/** Returns the first mails in doubt of a campaign, with their number. */
export async function listDoubts(db: Db, campaignId: number): Promise<Schemas["CampaignDoubts"]> {
  const rows = await db
    .select({ id: campaignMails.id, email: campaignMails.email, reason: campaignMails.reason, at: campaignMails.endedAt })
    .from(campaignMails)
    .where(isInDoubt(campaignId))
    .orderBy(asc(campaignMails.id))
    .limit(SHOWN);
  const [counted] = await db.select({ mails: count() }).from(campaignMails).where(isInDoubt(campaignId));
  return {
    items: rows.map(({ reason, at, ...row }) => ({ ...row, reason: reason ?? "Other", at: at?.toISOString() ?? null })),
    totalCount: counted?.mails ?? 0,
  };
}

/** Resolves uncertain mails of a locked campaign: send again, or leave. Returns those affected, without those resolved meanwhile. */
export async function settleDoubts(
  tx: Db,
  campaignId: number,
  ids: readonly number[] | null,
  decision: Schemas["CampaignDecision"],
  now: Date,
): Promise<number[]> {
  const again = { state: "Waiting" as const, tries: 0, nextTryAt: now, reason: null, code: null, endedAt: null };
  const rows = await tx
    .update(campaignMails)
    .set(decision === "SendAgain" ? again : { settledAt: now })
    .where(and(isInDoubt(campaignId), ids === null ? undefined : inArray(campaignMails.id, [...ids])))
    .returning({ id: campaignMails.id });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** A failed mail as exported. */
export type FailedMail = Pick<
  typeof campaignMails.$inferSelect,
  "id" | "email" | "state" | "reason" | "code" | "tries" | "endedAt" | "nextTryAt" | "settledAt"
>;

/** Yields the failed mails in batches, for the export. */
export async function* failedInBatches(db: Db, campaignId: number, size: number): AsyncGenerator<readonly FailedMail[], void> {
  const { id, email, state, reason, code, tries, endedAt, nextTryAt, settledAt } = campaignMails;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id, email, state, reason, code, tries, endedAt, nextTryAt, settledAt })
      .from(campaignMails)
      .where(
        and(eq(campaignMails.campaignId, campaignId), inArray(state, ["Retry", "Refused", "Abandoned", "Unknown"]), sql`${id} > ${last}`),
      )
      .orderBy(asc(id))
      .limit(size);
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    last = end;
    yield rows;
  }
}
