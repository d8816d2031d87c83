import type { LocaleCode } from "@reserve/client-variant";
import { type CampaignTerms, readEmailList } from "@reserve/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { Ports } from "../../platform/ports.ts";
import { campaignMails } from "./campaigns.tables.ts";

/** A recipient of a letter. */
export interface Recipient {
  /** Sort key for the next page, in the source's order. */
  key: string;
  /** E-mail address in lower case. */
  email: string;
  locale: LocaleCode;
  /** Subscriber id, if the person comes from a subscription: allows one-click unsubscribing. */
  subscriberId?: number;
  /** Customer id, if the person comes from a target: consent depends on it. */
  customerId?: number;
}

/** Page of recipients to read. */
export interface RecipientsParams {
  /** The time at which conditions are evaluated: the same for every page. */
  now: Date;
  /** Key of the last person of the previous page; empty at first. */
  after: string;
  limit: number;
}

/** A recipient source provided by another area. */
export interface RecipientSource<Key> {
  /** Returns the choices with their current counts. */
  choices(db: Db, locale: LocaleCode): Promise<{ key: Key; name: string; count: number }[]>;
  /** Returns a page of people; duplicate e-mail addresses still get a single letter. Null when one of the keys does not exist. */
  page(db: Db, keys: readonly Key[], params: RecipientsParams): Promise<Recipient[] | null>;
  /** Returns the number of people; null when a key does not exist. */
  count(db: Db, keys: readonly Key[], now: Date): Promise<number | null>;
}

/** Recipient sources of campaigns; injected by `app.ts`. */
export interface CampaignSources {
  subscriptions: RecipientSource<string>;
  analyticsTargets: RecipientSource<number>;
  /** Returns which of these addresses are suppressed. */
  suppressedOf(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** Suppresses a dead e-mail address. */
  suppress(tx: Db, email: string, reason: string, now: Date): Promise<void>;
  /** Returns the choice of each address: true subscribed, false unsubscribed, absent if never requested. */
  letterChoices(db: Db, emails: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  /** Returns which of these customers have ticked letters in their account. */
  tickedLetters(db: Db, customerIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns the one-click unsubscribe URL (RFC 8058) of a subscriber; null when they left or are suppressed. */
  wayOut(ports: Pick<Ports, "db" | "secrets" | "settings">, subscriberId: number, campaignId: number): Promise<string | null>;
  /** Returns the one-click opt-out URL of a non-subscriber. */
  wayOutOfAll(ports: Pick<Ports, "secrets" | "settings">, email: string, campaignId: number): Promise<string>;
}

/** Chosen recipients of a campaign. */
export type Target = Pick<CampaignTerms, "mailTarget" | "emailList" | "subscriptionIdentifier" | "analyticsTargetIds">;

/** Returns a page of recipients in a stable order, so that an interrupted sending can resume; null when a choice does not exist. */
export async function recipientsOf(
  db: Db,
  sources: CampaignSources,
  target: Target,
  params: RecipientsParams,
): Promise<Recipient[] | null> {
  const { after, limit } = params;
  switch (target.mailTarget) {
    case "EmailList":
      return readEmailList(target.emailList)
        .emails.filter((email) => email > after)
        .sort((one, other) => (one < other ? -1 : 1))
        .slice(0, limit)
        .map((email) => ({ key: email, email, locale: "fr" }));
    case "SubscriptionId":
      return target.subscriptionIdentifier ? sources.subscriptions.page(db, [target.subscriptionIdentifier], params) : [];
    case "AnalyticsTargetIds":
      return target.analyticsTargetIds.length > 0 ? sources.analyticsTargets.page(db, target.analyticsTargetIds, params) : [];
  }
}

/** Returns how many people a target names before exclusions; null when a choice does not exist. */
export async function countFound(db: Db, sources: CampaignSources, target: Target, now: Date): Promise<number | null> {
  switch (target.mailTarget) {
    case "EmailList":
      return readEmailList(target.emailList).emails.length;
    case "SubscriptionId":
      return target.subscriptionIdentifier ? sources.subscriptions.count(db, [target.subscriptionIdentifier], now) : 0;
    case "AnalyticsTargetIds":
      return target.analyticsTargetIds.length > 0 ? sources.analyticsTargets.count(db, target.analyticsTargetIds, now) : 0;
  }
}

/** Returns the excluded addresses: suppressed by other areas, or found dead by an earlier campaign. */
export async function leftOutOf(db: Db, sources: CampaignSources, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const dead = await db
    .selectDistinct({ email: campaignMails.email })
    .from(campaignMails)
    .where(and(inArray(campaignMails.email, [...emails]), eq(campaignMails.isDead, true)));
  return new Set([...(await sources.suppressedOf(db, emails)), ...dead.map(({ email }) => email)]);
}

/**
 * Returns the addresses without consent. A choice made in a subscription overrides the box ticked in the account; without either there is
 * no consent.
 */
async function notAgreedOf(db: Db, sources: CampaignSources, people: readonly Recipient[]): Promise<ReadonlySet<string>> {
  const targeted = people.flatMap(({ email, customerId }) => (customerId === undefined ? [] : [{ email, customerId }]));
  if (targeted.length === 0) return new Set();
  const letterChoices = await sources.letterChoices(
    db,
    targeted.map(({ email }) => email),
  );
  const ticked = await sources.tickedLetters(
    db,
    targeted.map(({ customerId }) => customerId),
  );
  return new Set(
    targeted.filter(({ email, customerId }) => !(letterChoices.get(email) ?? ticked.has(customerId))).map(({ email }) => email),
  );
}

/** Returns the recipients among these people, and the exclusions by reason. */
export async function sortOut(db: Db, sources: CampaignSources, people: readonly Recipient[]) {
  const suppressed = await leftOutOf(
    db,
    sources,
    people.map(({ email }) => email),
  );
  const reachable = people.filter(({ email }) => !suppressed.has(email));
  const notAgreed = await notAgreedOf(db, sources, reachable);
  const going = reachable.filter(({ email }) => !notAgreed.has(email));
  return { going, suppressed: people.length - reachable.length, notAgreed: reachable.length - going.length };
}

const PAGE = 1_000;

/** Counts recipients and exclusions. People of another area's list are counted and excluded by that area. */
export async function countRecipients(db: Db, sources: CampaignSources, target: Target, now: Date) {
  const found = await countFound(db, sources, target, now);
  if (found === null) return null;
  const list = target.mailTarget === "EmailList" ? readEmailList(target.emailList) : null;
  let suppressed = 0;
  let notAgreed = 0;
  if (found > 0) {
    for (let after = ""; ; ) {
      const people = (await recipientsOf(db, sources, target, { now, after, limit: PAGE })) ?? [];
      const sorted = await sortOut(db, sources, people);
      suppressed += sorted.suppressed;
      notAgreed += sorted.notAgreed;
      const last = people.at(-1);
      if (!last || people.length < PAGE) break;
      after = last.key;
    }
  }
  const listed = { duplicates: list?.duplicates.length ?? 0, invalid: list?.invalid.length ?? 0 };
  return { total: found - suppressed - notAgreed, found, suppressed, notAgreed, ...listed };
}
