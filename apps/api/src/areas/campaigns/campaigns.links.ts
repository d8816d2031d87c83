import { countableLinks, withLinks } from "@reserve/domain/campaign-letter";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { personTokenOf, readPersonToken } from "../../platform/identity/tokens.ts";
import type { Ports } from "../../platform/ports.ts";
import { campaignLinks } from "./campaigns.tables.ts";

/** Returns the signed purpose of a link: campaign and target URL. The signature prevents forged redirects, and a link outlives its campaign. */
const purposeOf = (campaignId: number, url: string) => `campaign ${campaignId} leads to ${url}`;

/** Returns a letter with tracked web links, the same for every recipient, and these links in order. */
export async function countedLetter(
  { secrets, settings }: Pick<Ports, "secrets" | "settings">,
  campaignId: number,
  html: string,
): Promise<{ html: string; urls: string[] }> {
  const urls = countableLinks(html);
  const linksByUrl = new Map<string, string>();
  for (const [index, url] of urls.entries()) {
    const token = await personTokenOf(secrets.passwordLinkKey, purposeOf(campaignId, url), index + 1);
    const query = new URLSearchParams({ campaign: String(campaignId), token, url });
    linksByUrl.set(url, `${settings.publicUrl}/api/Common/MailCampain/Link?${query}`);
  }
  return { html: withLinks(html, (url) => linksByUrl.get(url) ?? url), urls };
}

/** Returns the 1-based position of a link in its letter; null if no letter of ours contains it. */
export function readLinkToken({ secrets }: Pick<Ports, "secrets">, campaignId: number, url: string, token: string): Promise<number | null> {
  return readPersonToken(secrets.passwordLinkKey, token, async () => purposeOf(campaignId, url));
}

/** Stores the links of a letter with zero clicks. */
export async function addLinks(tx: Db, campaignId: number, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  const links = urls.map((url, index) => ({ campaignId, place: index + 1, url }));
  await tx.insert(campaignLinks).values(links).onConflictDoNothing();
}

/** Counts a click on a link; ignored for a deleted campaign. */
export async function noteClick(db: Db, campaignId: number, place: number): Promise<void> {
  await db
    .update(campaignLinks)
    .set({ clicks: sql`${campaignLinks.clicks} + 1` })
    .where(and(eq(campaignLinks.campaignId, campaignId), eq(campaignLinks.place, place)));
}

/** Maximum number of links listed; a letter rarely has more. */
const MOST_LINKS = 50;

/** Returns the total clicks of a letter's links, and the most clicked. */
export async function clicksOf(db: Db, campaignId: number): Promise<{ clickCount: number; links: { url: string; clicks: number }[] }> {
  const [sum] = await db
    .select({ clicks: sql<number>`coalesce(sum(${campaignLinks.clicks}), 0)::integer` })
    .from(campaignLinks)
    .where(eq(campaignLinks.campaignId, campaignId));
  const links = await db
    .select({ url: campaignLinks.url, clicks: campaignLinks.clicks })
    .from(campaignLinks)
    .where(and(eq(campaignLinks.campaignId, campaignId), gt(campaignLinks.clicks, 0)))
    .orderBy(desc(campaignLinks.clicks), asc(campaignLinks.place))
    .limit(MOST_LINKS);
  return { clickCount: sum?.clicks ?? 0, links };
}
