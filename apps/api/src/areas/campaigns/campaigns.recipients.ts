import type { LocaleCode } from "@reserve/client-variant";
import { type CampaignTerms, readEmailList } from "@reserve/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { campaignMails } from "./campaigns.tables.ts";

/** Somebody whom a letter goes to. */
export interface Recipient {
  /** In small letters; what pages are ordered by. */
  email: string;
  locale: LocaleCode;
  /** The way out of these letters; left out where there is none. */
  unsubscribeToken?: string;
}

/** Something of another area that people can be chosen by. */
export interface RecipientSource<Key> {
  /** What there is to choose, each with how many people it names now. */
  choices(db: Db, locale: LocaleCode): Promise<{ key: Key; name: string; count: number }[]>;
  /** People in the order of their e-mail addresses, byte by byte, from behind `after` on; null when one of the keys does not exist. */
  page(db: Db, keys: readonly Key[], after: string, limit: number): Promise<Recipient[] | null>;
  /** How many people, each once; null when one of the keys does not exist. */
  count(db: Db, keys: readonly Key[]): Promise<number | null>;
}

/** What other areas tell campaigns; handed in by `app.ts`. */
export interface CampaignSources {
  subscriptions: RecipientSource<string>;
  analyticsTargets: RecipientSource<number>;
  /** Those of these that no letter is to go to any more. */
  suppressedOf(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** Keeps every letter from a dead e-mail address. */
  suppress(tx: Db, email: string, reason: string, now: Date): Promise<void>;
  /** Where a person leaves these letters by one click (RFC 8058). */
  unsubscribeUrl(publicUrl: string, token: string): string;
}

/** A source that has nothing to choose. */
export function nothingToChoose<Key>(): RecipientSource<Key> {
  return {
    choices: () => Promise.resolve([]),
    page: () => Promise.resolve(null),
    count: () => Promise.resolve(null),
  };
}

/** Whom a target names. */
export type Target = Pick<CampaignTerms, "mailTarget" | "emailList" | "subscriptionIdentifier" | "analyticsTargetIds">;

/** The people of a target, page by page in one order, so that who was interrupted goes on behind the last one; null when something chosen does not exist. */
export async function recipientsOf(
  db: Db,
  sources: CampaignSources,
  target: Target,
  after: string,
  limit: number,
): Promise<Recipient[] | null> {
  switch (target.mailTarget) {
    case "EmailList":
      return readEmailList(target.emailList)
        .emails.filter((email) => email > after)
        .sort((one, other) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map((email) => ({ email, locale: "fr" }));
    case "SubscriptionId":
      return target.subscriptionIdentifier ? sources.subscriptions.page(db, [target.subscriptionIdentifier], after, limit) : [];
    case "AnalyticsTargetIds":
      return target.analyticsTargetIds.length > 0 ? sources.analyticsTargets.page(db, target.analyticsTargetIds, after, limit) : [];
  }
}

/** How many people a target names, before any is left out; null when something chosen does not exist. */
export async function countFound(db: Db, sources: CampaignSources, target: Target): Promise<number | null> {
  switch (target.mailTarget) {
    case "EmailList":
      return readEmailList(target.emailList).emails.length;
    case "SubscriptionId":
      return target.subscriptionIdentifier ? sources.subscriptions.count(db, [target.subscriptionIdentifier]) : 0;
    case "AnalyticsTargetIds":
      return target.analyticsTargetIds.length > 0 ? sources.analyticsTargets.count(db, target.analyticsTargetIds) : 0;
  }
}

/** Those of these that are left out: what other areas say, and what an earlier letter found dead. */
export async function leftOutOf(db: Db, sources: CampaignSources, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const dead = await db
    .selectDistinct({ email: campaignMails.email })
    .from(campaignMails)
    .where(and(inArray(campaignMails.email, [...emails]), eq(campaignMails.isDead, true)));
  return new Set([...(await sources.suppressedOf(db, emails)), ...dead.map(({ email }) => email)]);
}

const PAGE = 1_000;

/** How many people would get the letter, and how many are left out. Whom another area names is counted by that area, which leaves out itself. */
export async function countRecipients(db: Db, sources: CampaignSources, target: Target) {
  const found = await countFound(db, sources, target);
  if (found === null) return null;
  const list = target.mailTarget === "EmailList" ? readEmailList(target.emailList) : null;
  let suppressed = 0;
  if (found > 0) {
    for (let after = ""; ; ) {
      const people = (list ? pageIn(list.emails, after) : await recipientsOf(db, sources, target, after, PAGE)) ?? [];
      suppressed += (
        await leftOutOf(
          db,
          sources,
          people.map(({ email }) => email),
        )
      ).size;
      const last = people.at(-1);
      if (!last || people.length < PAGE) break;
      after = last.email;
    }
  }
  return { total: found - suppressed, found, suppressed, duplicates: list?.duplicates.length ?? 0, invalid: list?.invalid.length ?? 0 };
}

function pageIn(emails: string[], after: string): { email: string }[] {
  return emails
    .filter((email) => email > after)
    .sort((one, other) => (one < other ? -1 : 1))
    .slice(0, PAGE)
    .map((email) => ({ email }));
}
