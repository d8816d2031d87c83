import { type CampaignInterruption, fateOf } from "@reserve/domain";
import { letterText } from "@reserve/domain/campaign-letter";
import { letterFault } from "@reserve/domain/letter-page";
import { completeLetter, letterFooter } from "@reserve/domain/unsubscribe-link";
import { and, asc, count, eq, inArray, lte, min, or, sql } from "drizzle-orm";
import { isFromAhead } from "../../platform/clock-jumps.ts";
import type { Db } from "../../platform/database/database.ts";
import { UNTIL_WOKEN } from "../../platform/jobs/jobs.ts";
import { type JobContext, type OutgoingMail, type Ports, SendFailure } from "../../platform/ports.ts";
import { forReader, renderLetter } from "./campaigns.letter.ts";
import { addLinks, countedLetter } from "./campaigns.links.ts";
import { type CampaignSources, leftOutOf, recipientsOf, sortOut } from "./campaigns.recipients.ts";
import { type CampaignRow, campaignRows, noteCampaign } from "./campaigns.store.ts";
import { campaignMails, campaigns } from "./campaigns.tables.ts";

/** People per batch of the preparation. */
const BATCH = 500;
/** Number of mails sent in parallel, which is also the maximum left in doubt by a killed server. */
const LANES = 5;
/** Milliseconds after which a sending pauses for other tasks before it resumes. */
const STRETCH_MILLISECONDS = 20 * 60_000;
/** Time in milliseconds after which an unavailable mail server needs staff to intervene. */
const LONGEST_ABSENCE = 24 * 3_600_000;
const SHORTEST_REST = 15_000;
const LONGEST_REST = 300_000;
/** Maximum delay of a retry by `fateOf`, in milliseconds. */
const LONGEST_RETRY = 3_600_000;

/** Context of a sending. */
interface Sending extends Pick<JobContext, "ports" | "step" | "rest"> {
  sources: CampaignSources;
  campaignId: number;
}

/**
 * Sends a campaign, or resumes after a crash, pause or server outage: first the letter is rendered and every recipient gets a row, then each row is
 * claimed in its own commit before sending. Mails in flight at a crash are never sent again, so that no recipient gets two.
 */
export async function runCampaign(sources: CampaignSources, { payload, ports, step, rest }: JobContext): Promise<void> {
  const campaignId = Number(payload.campaignId);
  const sending: Sending = { ports, step, rest, sources, campaignId };
  const row = await campaignRows.find(ports.db, campaignId);
  if (!row || row.mailSentDone) return;
  if ((await stops(sending)) || (!row.mailCreationDone && !(await prepare(sending, row)))) return;
  await settleInterrupted(sending);
  await sendAll(sending);
}

/** Suspends the task when the campaign is paused or blocked; returns whether it did. */
async function stops({ step, rest, campaignId }: Sending): Promise<boolean> {
  let isStopped = false;
  await step(async (tx) => {
    isStopped = await isHalted(tx, campaignId);
    if (isStopped) await rest(tx, UNTIL_WOKEN);
  }, 0);
  return isStopped;
}

async function isHalted(tx: Db, campaignId: number): Promise<boolean> {
  const row = await campaignRows.find(tx, campaignId);
  return !row || row.isPaused || row.interruption !== null;
}

/** Stores why the campaign is blocked, and suspends the task until it is resumed. */
async function interrupt({ step, rest, campaignId }: Sending, interruption: CampaignInterruption): Promise<void> {
  await step(async (tx) => {
    await noteCampaign(tx, campaignId, { interruption });
    await rest(tx, UNTIL_WOKEN);
  }, 0);
}

/** Renders the letter and creates the recipients' rows in batches; false when blocked or stopped. */
async function prepare(sending: Sending, row: CampaignRow): Promise<boolean> {
  const { ports, step, sources, campaignId } = sending;
  if (row.sentHtml === null) {
    const letter = await renderLetter(ports, row);
    const { html, text } = letter;
    if (html === null || letterFault(letter)) {
      await interrupt(sending, "LetterRefused");
      return false;
    }
    const countsClicks = ports.variant.flags.mailCampainClicks;
    const counted = countsClicks ? await countedLetter(ports, campaignId, html) : { html, urls: [] };
    const sentText = countsClicks ? letterText(counted.html) : text;
    await step(async (tx) => {
      await noteCampaign(tx, campaignId, { sentHtml: counted.html, sentText, countsClicks });
      await addLinks(tx, campaignId, counted.urls);
    }, 0);
  }
  // All pages use the scheduled time: « in the last thirty days » must not move while thousands are read.
  const now = row.dontSendBefore ?? row.startedAt ?? ports.clock.now();
  for (let after = row.preparedUpTo ?? ""; ; ) {
    const people = (await recipientsOf(ports.db, sources, row, { now, after, limit: BATCH })) ?? [];
    const last = people.at(-1)?.key;
    if (last === undefined) break;
    let isStopped = false;
    await step(async (tx) => {
      isStopped = await isHalted(tx, campaignId);
      if (isStopped) return;
      const nextTryAt = ports.clock.now();
      const { going } = await sortOut(tx, sources, people);
      const mails = going.map(({ email, locale, subscriberId = null }) => ({
        ...{ campaignId, email, locale, subscriberId, state: "Waiting" as const, nextTryAt },
      }));
      if (mails.length > 0) await tx.insert(campaignMails).values(mails).onConflictDoNothing();
      await noteCampaign(tx, campaignId, { preparedUpTo: last, foundCount: sql`${campaigns.foundCount} + ${people.length}` });
    }, 0);
    if (isStopped) return !(await stops(sending)) && prepare(sending, { ...row, preparedUpTo: after });
    after = last;
  }
  let total = 0;
  await step(async (tx) => {
    const [made] = await tx.select({ count: count() }).from(campaignMails).where(eq(campaignMails.campaignId, campaignId));
    total = made?.count ?? 0;
    if (total > 0) await noteCampaign(tx, campaignId, { mailCreationDone: true, recipientCount: total, preparedAt: ports.clock.now() });
  }, 0);
  if (total > 0) return true;
  await interrupt(sending, "NoRecipients");
  return false;
}

/** Marks mails in flight at a crash as uncertain; they are not sent again. */
async function settleInterrupted({ ports, step, campaignId }: Sending): Promise<void> {
  const rows = await ports.db
    .select({ id: campaignMails.id })
    .from(campaignMails)
    .where(and(eq(campaignMails.campaignId, campaignId), eq(campaignMails.state, "Sending")));
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await step(async (tx) => {
    await tx
      .update(campaignMails)
      .set({ state: "Unknown", reason: "Interrupted", endedAt: ports.clock.now() })
      .where(and(inArray(campaignMails.id, ids), eq(campaignMails.state, "Sending")));
  }, ids.length);
}

type MailRow = typeof campaignMails.$inferSelect;

/** Update of a mail's row after an attempt. */
interface Note {
  write(tx: Db): Promise<void>;
  /** True for a final state. */
  isFinal: boolean;
}

/** Reason why sending stops in this run. */
type Halt = { kind: "away" } | { kind: "refused" };

/** Sends due mails, a few in parallel within the rate limit; then finishes, or sleeps until the next is due. */
async function sendAll(sending: Sending): Promise<void> {
  const { ports, step, rest, campaignId } = sending;
  const row = await campaignRows.find(ports.db, campaignId);
  if (!row || row.sentHtml === null || row.sentText === null) return;
  const letter = await letterToSend(sending, row.sentHtml, row.sentText);
  if (!letter) return;
  const pace = paceOf(60_000 / ports.settings.campaignMailsPerMinute);
  const until = ports.clock.now().getTime() + STRETCH_MILLISECONDS;
  let halt: Halt | null = null;

  const lane = async () => {
    for (let note: Note | null = null; ; ) {
      const last: Note | null = note;
      const mayGoOn = halt === null && ports.clock.now().getTime() < until;
      if (mayGoOn) await pace();
      let claimed: MailRow | null = null;
      await step(
        async (tx) => {
          if (last) await last.write(tx);
          if (mayGoOn && halt === null && !(await isHalted(tx, campaignId))) claimed = await claim(tx, campaignId, ports.clock.now());
        },
        last?.isFinal ? 1 : 0,
      );
      if (!claimed) return;
      const tried = await deliver(sending, row, letter, claimed);
      note = tried.note;
      halt ??= tried.halt;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const one of lanes) if (one.status === "rejected") throw one.reason;

  await step(async (tx) => {
    const now = ports.clock.now();
    const current = await campaignRows.find(tx, campaignId);
    if (!current || current.isPaused || current.interruption !== null) return rest(tx, UNTIL_WOKEN);
    if (halt?.kind === "refused") {
      await noteCampaign(tx, campaignId, { interruption: "ServerRefuses" });
      return rest(tx, UNTIL_WOKEN);
    }
    if (halt?.kind === "away") {
      const awaySince = current.awaySince ?? now;
      const absence = now.getTime() - awaySince.getTime();
      const isTooLong = absence > LONGEST_ABSENCE;
      await noteCampaign(tx, campaignId, { awaySince, ...(isTooLong ? { interruption: "ServerAway" as const } : {}) });
      const wait = Math.min(LONGEST_REST, Math.max(SHORTEST_REST, absence / 2));
      return rest(tx, isTooLong ? UNTIL_WOKEN : new Date(now.getTime() + wait));
    }
    const [next] = await tx
      .select({ at: min(campaignMails.nextTryAt) })
      .from(campaignMails)
      .where(and(eq(campaignMails.campaignId, campaignId), inArray(campaignMails.state, ["Waiting", "Retry"])));
    if (next?.at) return rest(tx, next.at);
    await noteCampaign(tx, campaignId, { mailSentDone: true, sentAt: now });
  }, 0);
}

/** Returns the letter of a campaign; one prepared by an older server may lack its unsubscribe link; null if no link can be shown. */
async function letterToSend(sending: Sending, sentHtml: string, sentText: string): Promise<{ html: string; text: string } | null> {
  const { html, unsubscribe } = completeLetter(sentHtml, letterFooter(sending.ports.variant));
  if (unsubscribe === "Own") return { html, text: sentText };
  if (unsubscribe === "Added") return { html, text: letterText(html) };
  await interrupt(sending, "LetterRefused");
  return null;
}

/** Returns the condition that a mail is due, or was scheduled by a clock that has been set back since. */
function isDue(now: Date) {
  const most = sql`(case when ${campaignMails.state} = 'Waiting' then 0 else ${LONGEST_RETRY}::float8 end)`;
  return or(lte(campaignMails.nextTryAt, now), isFromAhead(campaignMails.nextTryAt, now, most));
}

/** Claims the mail that has been due longest; the caller commits. */
async function claim(tx: Db, campaignId: number, now: Date): Promise<MailRow | null> {
  const next = tx
    .select({ id: campaignMails.id })
    .from(campaignMails)
    .where(and(eq(campaignMails.campaignId, campaignId), sql`${campaignMails.state} in ('Waiting', 'Retry')`, isDue(now)))
    .orderBy(asc(campaignMails.nextTryAt), asc(campaignMails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await tx
    .update(campaignMails)
    .set({ state: "Sending", tries: sql`${campaignMails.tries} + 1` })
    .where(inArray(campaignMails.id, next))
    .returning();
  return row ?? null;
}

/** Sends one mail; returns the update of its row. */
async function deliver(
  { ports, sources, campaignId }: Sending,
  campaign: CampaignRow,
  letter: { html: string; text: string },
  row: MailRow,
): Promise<{ note: Note; halt: Halt | null }> {
  const written = (change: Partial<MailRow>, isFinal: boolean, also?: (tx: Db) => Promise<void>): Note => ({
    isFinal,
    write: async (tx) => {
      // A later run that considered this one dead may have marked the mail as unknown: the actual result wins.
      await tx
        .update(campaignMails)
        .set({ ...change, ...(isFinal ? { endedAt: ports.clock.now() } : {}) })
        .where(and(eq(campaignMails.id, row.id), inArray(campaignMails.state, ["Sending", "Unknown"])));
      await also?.(tx);
    },
  });
  // The mail was not attempted: its number of attempts is unchanged.
  const givenBack = written({ state: row.tries > 1 ? "Retry" : "Waiting", tries: row.tries - 1 }, false);
  // People who unsubscribed since the preparation get no mail.
  const wayOut = await wayOutFor(ports, sources, campaign, row);
  if (wayOut === null) return { note: written({ state: "Refused", reason: "Suppressed", code: null }, true), halt: null };
  try {
    await ports.mail.send(mailTo(ports, campaign, letter, row, wayOut));
    return {
      note: written(
        { state: "Sent", reason: null, code: null },
        true,
        campaign.awaySince ? (tx) => noteCampaign(tx, campaignId, { awaySince: null }) : undefined,
      ),
      halt: null,
    };
  } catch (error) {
    const failure = error instanceof SendFailure ? error : null;
    const text = error instanceof Error ? error.message : String(error);
    if (failure?.isOurs) {
      ports.log("error", "the mail server refuses our campaigns", { campaign: campaignId, error: text.slice(0, 300) });
      return { note: givenBack, halt: { kind: "refused" } };
    }
    const code = failure?.code ?? null;
    if (code === 421 || (code === null && !failure?.isHandedOver)) {
      const absence = code === 421 ? ({ kind: "away" } as const) : await absenceOf(ports);
      if (absence) return { note: givenBack, halt: absence };
    }
    const { state, reason, waitMinutes, isDead } = fateOf({ code, text, isHandedOver: failure?.isHandedOver ?? false }, row.tries);
    ports.log("warn", "campaign mail not sent", { campaign: campaignId, mail: row.id, tries: row.tries, state, reason });
    const now = ports.clock.now();
    const change = {
      ...{ state, reason, isDead, code: codeIn(code, text) },
      ...(waitMinutes === null ? {} : { nextTryAt: new Date(now.getTime() + waitMinutes * 60_000) }),
    };
    const isFinal = state !== "Retry";
    return { note: written(change, isFinal, isDead ? (tx) => sources.suppress(tx, row.email, reason, now) : undefined), halt: null };
  }
}

/** Returns the unsubscribe link of a recipient; null when they must not be mailed any more. */
async function wayOutFor(ports: Ports, sources: CampaignSources, { id, mailTarget }: CampaignRow, row: MailRow): Promise<string | null> {
  if (row.subscriberId !== null) return sources.wayOut(ports, row.subscriberId, id);
  if ((await leftOutOf(ports.db, sources, [row.email])).size > 0) return null;
  const isTargeted = mailTarget === "AnalyticsTargetIds";
  if (isTargeted && (await sources.letterChoices(ports.db, [row.email])).get(row.email) === false) return null;
  return sources.wayOutOfAll(ports, row.email, id);
}

/** Whether the mail server is down altogether, not just for this mail. */
async function absenceOf(ports: Ports): Promise<Halt | null> {
  try {
    await ports.mail.verify();
    return null;
  } catch (error) {
    return error instanceof SendFailure && error.isOurs ? { kind: "refused" } : { kind: "away" };
  }
}

/** Returns the SMTP status codes of a reply: `550 5.1.1`. */
function codeIn(code: number | null, text: string): string | null {
  if (code === null) return null;
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text.slice(0, 400))?.[0];
  return enhanced ? `${code} ${enhanced}` : String(code);
}

function mailTo(ports: Ports, campaign: CampaignRow, letter: { html: string; text: string }, row: MailRow, url: string): OutgoingMail {
  const { mailFrom } = ports.settings;
  return {
    // Also its Message-ID, so that a mail program can recognize a duplicate.
    id: `campaign-${campaign.id}-${row.id}`,
    from: mailFrom,
    to: [row.email],
    cc: [],
    bcc: [],
    subject: campaign.subject,
    ...forReader(letter, url),
    headers: {
      Precedence: "bulk",
      "List-ID": `<campaign-${campaign.id}.${mailFrom.split("@")[1] ?? "localhost"}>`,
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    isBulk: true,
  };
}

/** Returns a function that resolves once per interval (milliseconds), across all callers. */
function paceOf(interval: number): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, next);
    next = turn + interval;
    if (turn - now >= 1) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
