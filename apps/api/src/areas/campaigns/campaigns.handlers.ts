import type { Schemas } from "@reserve/contract";
import {
  type CampaignAction,
  type CampaignFieldFault,
  type CampaignTerms,
  campaignFaults,
  campaignRefusal,
  departureFaults,
  isEmail,
  storedCampaign,
} from "@reserve/domain";
import { letterFault, type RenderedLetter } from "@reserve/domain/letter-page";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers, HandlerContext } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { planTask, wakeTask } from "../../platform/jobs/jobs.ts";
import { queueWritten } from "../../platform/mail/mail.ts";
import type { Ports } from "../../platform/ports.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { listDoubts, settleDoubts } from "./campaigns.doubts.store.ts";
import { exportFailures } from "./campaigns.export.ts";
import { forReader, renderLetter } from "./campaigns.letter.ts";
import { askForLinks } from "./campaigns.link-check.ts";
import { clicksOf, noteClick, readLinkToken } from "./campaigns.links.ts";
import { type CampaignSources, countFound, countRecipients, type Target } from "./campaigns.recipients.ts";
import {
  asCampaign,
  type CampaignRow,
  campaignRows,
  changeCampaign,
  countLeft,
  countMails,
  countSentSince,
  digestOf,
  failuresOf,
  insertCampaign,
  listCampaigns,
  listPairs,
  lockCampaign,
  noteCampaign,
  stateOf,
  stored,
  termsOf,
} from "./campaigns.store.ts";
import { faultTexts, letterTexts, stateTexts } from "./campaigns.texts.ts";

const NO_TARGET = { fr: "Ce choix n’existe pas ou n’existe plus.", en: "This choice does not exist, or no longer." };
const TARGET_GONE = {
  fr: "Une cible choisie a été supprimée : décochez-la.",
  en: "A chosen target was deleted: untick it.",
};
const NO_EMAIL = { fr: "Adresse électronique mal formée.", en: "Malformed e-mail address." };
const PAST = { fr: "Le départ est déjà passé.", en: "The departure has passed already." };
const OTHER_DOUBTS = {
  fr: "Ces courriels ne sont plus les mêmes : regardez ceux qui restent.",
  en: "These mails are no longer the same: look at those that remain.",
};
const NO_LINK = { fr: "Ce lien ne vaut pas, ou ne vaut plus.", en: "This link is not valid, or no longer." };
const NO_DRAFTS = {
  fr: "Les brouillons ne s’envoient pas ici : enregistrez la lettre d’abord.",
  en: "Drafts are not sent here: save the letter first.",
};

const records = recordHandlers({
  entity: "campaign",
  notFound: { fr: "Cette campagne n’existe pas ou n’existe plus.", en: "This campaign does not exist, or no longer." },
  rows: { find: campaignRows.find, lock: lockCampaign },
  toRecord: (row, { db, now }) => asCampaign(db, row, now),
  nameOf: ({ name }) => name,
  // Of an e-mail list and a letter only the length.
  audited: ({ name, subject, contentType, mailTarget, subscriptionIdentifier, analyticsTargetIds, emailList, content }) => ({
    ...{ name, subject, contentType, mailTarget, subscriptionIdentifier, analyticsTargetIds },
    emailList: emailList === "" ? 0 : emailList.split(";").length,
    content: content.length,
  }),
});

/** Creates the handlers of campaigns; `sources` provides recipients from other areas. */
export function makeHandlers(sources: CampaignSources): AreaHandlers<"campaigns"> {
  return {
    listCampaigns: ({ input: { query = {} }, db, now }) => listCampaigns(db, query, now),
    getCampaign: records.get,

    createCampaign: records.create(async (body, { db, now, variant }) =>
      insertCampaign(db, await checked(db, sources, body, variant.flags, now), now),
    ),

    updateCampaign: records.update(async (before, body, { db, now, variant }) => {
      requireAllowed("edit", before, now);
      return changeCampaign(db, before.id, stored(await checked(db, sources, body, variant.flags, now)), now);
    }),

    deleteCampaign: records.remove(async (before, { db, now }) => {
      requireAllowed("delete", before, now);
      await campaignRows.remove(db, before.id);
    }),

    cloneCampaign: records.create(async (body, { db, now, locale }) => {
      const original = records.existing(await campaignRows.find(db, body.id));
      const name = `${original.name.slice(0, 185)} (${locale === "fr" ? "copie" : "copy"})`;
      return insertCampaign(db, { ...termsOf(original), name }, now);
    }),

    listCampaignPairs: async ({ db }) => ({ items: await listPairs(db) }),

    getCampaignTargets: async ({ db, locale }) => ({
      subscriptions: (await sources.subscriptions.choices(db, locale)).map(({ key, ...choice }) => ({ identifier: key, ...choice })),
      analyticsTargets: (await sources.analyticsTargets.choices(db, locale)).map(({ key, ...choice }) => ({ id: key, ...choice })),
    }),

    countCampaignRecipients: async ({ input: { body }, db, now }) => {
      const counted = await countRecipients(db, sources, body, now);
      if (!counted) throw refuse.invalid([unknownTarget(body)]);
      return { ...SUCCESS, entityOutput: counted };
    },

    previewCampaign: {
      prepare: async ({ input: { body }, ports }) => {
        const letter = await renderLetter(ports, body);
        return () => Promise.resolve({ ...SUCCESS, entityOutput: letter });
      },
    },

    checkCampaignLinks: {
      prepare: async ({ input: { body }, ports }) => {
        const links = await askForLinks(ports, body.content);
        return () => Promise.resolve({ ...SUCCESS, entityOutput: { links } });
      },
    },

    sendCampaignTest: {
      prepare: async ({ input: { body }, ports }) => {
        const row = await campaignRows.find(ports.db, body.id);
        const digest = row ? await digestOf(row) : null;
        const letter = row ? await renderLetter(ports, row) : null;
        return async ({ db, now, audit }) => {
          const lockedCampaign = records.existing(await lockCampaign(db, body.id));
          requireAllowed("test", lockedCampaign, now);
          // The campaign was saved meanwhile: the test mail would show a different letter.
          if (!letter || digest !== (await digestOf(lockedCampaign)))
            throw refuse.stale({ ...(await asCampaign(db, lockedCampaign, now)) });
          await sendTest(db, ports, lockedCampaign, letter, body.to, now, lockedCampaign.id);
          await noteCampaign(db, lockedCampaign.id, { testedDigest: digest, testedAt: now });
          audit({ ...entryOf(lockedCampaign), after: { testedBy: body.to.length } });
          return { ...SUCCESS, entityOutput: { to: body.to } };
        };
      },
    },

    sendCampaignDraft: {
      prepare: async ({ input: { body }, ports }) => {
        const letter = ports.variant.flags.mailCampainDraft ? await renderLetter(ports, body) : null;
        return async ({ db, now, audit }) => {
          if (!letter) throw refuse.conflict(NO_DRAFTS, "draftSendingOff");
          await sendTest(db, ports, body, letter, body.to, now, null);
          audit({ entity: "campaign", entityId: 0, entityName: body.subject, after: { testedBy: body.to.length } });
          return { ...SUCCESS, entityOutput: { to: body.to } };
        };
      },
    },

    startCampaign: {
      prepare: async ({ input: { body }, ports }) => {
        const row = await campaignRows.find(ports.db, body.id);
        const letter = row ? await renderLetter(ports, row) : null;
        return async (context) => {
          const { db, now, user, audit } = context;
          const before = (await records.lock(body.id, context)).row;
          requireAllowed("start", before, now);
          // The campaign was saved meanwhile: the rendered letter is outdated.
          if (row?.version !== before.version) throw refuse.stale({ ...(await asCampaign(db, before, now)) });
          const wrong = asProperties(departureFaults(termsOf(before)));
          const fault = letter && letterFault(letter);
          if (fault && wrong.length === 0) wrong.push({ propertyName: "content", errorMessage: letterTexts[fault] });
          const departure = body.dontSendBeforeDateUtc === null ? null : new Date(body.dontSendBeforeDateUtc);
          if (departure && departure <= now) wrong.push({ propertyName: "dontSendBeforeDateUtc", errorMessage: PAST });
          if (wrong.length > 0) throw refuse.invalid(wrong);
          const counted = await countRecipients(db, sources, before, now);
          if (!counted) throw refuse.invalid([unknownTarget(before)]);
          if (counted.total === 0) throw refuse.invalid([{ propertyName: "mailTarget", errorMessage: NOBODY }]);
          if (counted.total !== body.recipientCount) throw refuse.conflict(otherCount(counted.total), "countChanged");
          const after = await changeCampaign(
            db,
            before.id,
            {
              ...{ processing: true, recipientCount: counted.total, dontSendBefore: departure, startedAt: now, startedBy: user.userName },
              ...(departure ? {} : { taskId: await planSending(db, ports, before, counted.total, user, now) }),
            },
            now,
          );
          audit({
            ...entryOf(after),
            before: { state: "draft" },
            after: { state: stateOf(after, now), recipientCount: counted.total, dontSendBeforeDateUtc: body.dontSendBeforeDateUtc },
          });
          return records.answer(await asCampaign(db, after, now), context);
        };
      },
    },

    rescheduleCampaign: async (context) => {
      const { input, db, now, audit } = context;
      const { body } = input;
      const before = (await records.lock(body.id, context)).row;
      requireAllowed("reschedule", before, now);
      const departure = new Date(body.dontSendBeforeDateUtc);
      if (departure <= now) throw refuse.invalid([{ propertyName: "dontSendBeforeDateUtc", errorMessage: PAST }]);
      const after = await changeCampaign(db, before.id, { dontSendBefore: departure }, now);
      audit({
        ...entryOf(after),
        before: { dontSendBeforeDateUtc: before.dontSendBefore?.toISOString() ?? null },
        after: { dontSendBeforeDateUtc: departure.toISOString() },
      });
      return records.answer(await asCampaign(db, after, now), context);
    },

    unscheduleCampaign: (context) =>
      move(context, "unschedule", () => ({
        processing: false,
        dontSendBefore: null,
        recipientCount: null,
        startedAt: null,
        startedBy: null,
      })),

    pauseCampaign: (context) => move(context, "pause", () => ({ isPaused: true })),

    resumeCampaign: (context) =>
      move(context, "resume", async (row) => {
        const { db, ports, user, now } = context;
        // A campaign that was never sent has no task yet; others resume.
        const taskId = row.taskId ?? (await planSending(db, ports, row, row.recipientCount ?? 0, user, now));
        if (row.taskId) await wakeTask(db, ports, row.taskId);
        return { isPaused: false, interruption: null, awaySince: null, taskId };
      }),

    getCampaignStats: async ({ input: { query }, db, now, ports }) => {
      const row = records.existing(await campaignRows.find(db, query.id));
      const [counts, failures, sentLastMinute, unsubscribedCount, clicks] = await Promise.all([
        countMails(db, row.id),
        failuresOf(db, row.id),
        countSentSince(db, row.id, new Date(now.getTime() - 60_000)),
        row.mailCreationDone ? countLeft(db, row.id) : null,
        row.countsClicks ? clicksOf(db, row.id) : { clickCount: null, links: [] },
      ]);
      const made = Object.values(counts).reduce((sum, one) => sum + one, 0);
      return {
        id: row.id,
        state: stateOf(row, now),
        total: row.mailCreationDone ? made : (row.recipientCount ?? 0),
        found: row.foundCount,
        leftOut: row.mailCreationDone ? Math.max(0, row.foundCount - made) : 0,
        counts,
        failures,
        ratePerMinute: ports.settings.campaignMailsPerMinute,
        sentLastMinute,
        startedAt: row.startedAt?.toISOString() ?? null,
        preparedAt: row.preparedAt?.toISOString() ?? null,
        finishedAt: row.sentAt?.toISOString() ?? null,
        unsubscribedCount,
        ...clicks,
      };
    },

    exportCampaignFailures: async ({ input: { query }, db, locale, now }) => {
      const row = records.existing(await campaignRows.find(db, query.id));
      return exportFailures(db, row, { locale, now, format: query.format });
    },

    listDoubtfulMails: async ({ input: { query }, db }) => listDoubts(db, records.existing(await campaignRows.find(db, query.id)).id),

    settleDoubtfulMails: async ({ input: { body }, db, now, user, ports, audit }) => {
      const { id, mailIds, decision, count } = body;
      const before = records.existing(await lockCampaign(db, id));
      requireAllowed("settle", before, now);
      const settled = await settleDoubts(db, id, mailIds, decision, now);
      // The mails in doubt are no longer those on the page: nothing is settled that the user did not see.
      if (settled.length !== count) throw refuse.conflict(OTHER_DOUBTS, "countChanged");
      let after = before;
      if (decision === "SendAgain") {
        if (before.mailSentDone) {
          const taskId = await planSending(db, ports, before, count, user, now);
          after = await changeCampaign(db, id, { mailSentDone: false, sentAt: null, taskId }, now);
        } else if (before.taskId) await wakeTask(db, ports, before.taskId);
      }
      const state = stateOf(after, now);
      audit({
        ...entryOf(after),
        before: { state: stateOf(before, now) },
        after: { state, decision, count, mailIds: settled.slice(0, 100) },
      });
      return { ...SUCCESS, entityOutput: { id, count, state } };
    },

    followCampaignLink: async ({ input: { query }, db, ports }) => {
      const place = await readLinkToken(ports, query.campaign, query.url, query.token);
      if (place === null) throw refuse.notFound(NO_LINK);
      await noteClick(db, query.campaign, place);
      return { fileName: null, body: new Uint8Array(), location: new URL(query.url).href };
    },
  };
}

const NOBODY = { fr: "Personne ne recevrait cette lettre.", en: "Nobody would receive this letter." };

function otherCount(total: number) {
  return {
    fr: `La lettre irait maintenant à ${total} ${total > 1 ? "personnes" : "personne"} : confirmez ce nombre.`,
    en: `The letter would now go to ${total} ${total === 1 ? "person" : "people"}: confirm that number.`,
  };
}

function requireAllowed(action: CampaignAction, row: CampaignRow, now: Date): void {
  const state = campaignRefusal(action, stateOf(row, now));
  if (state) throw refuse.conflict(stateTexts[state], state);
}

const entryOf = ({ id, name }: CampaignRow) => ({ entity: "campaign", entityId: id, entityName: name });

function asProperties(faults: readonly CampaignFieldFault[]): PropertyRefusal[] {
  return faults.map(({ field, reason }) => ({ propertyName: field, errorMessage: faultTexts[reason] }));
}

function unknownTarget({ mailTarget }: Target): PropertyRefusal {
  return mailTarget === "SubscriptionId"
    ? { propertyName: "subscriptionIdentifier", errorMessage: NO_TARGET }
    : { propertyName: "analyticsTargetIds", errorMessage: TARGET_GONE };
}

/** Returns the normalized fields; throws 422 with every error. */
async function checked(
  db: Db,
  sources: CampaignSources,
  sent: Schemas["CampaignSave"],
  flags: { disableMjml: boolean },
  now: Date,
): Promise<CampaignTerms> {
  const terms = storedCampaign(sent);
  const wrong = asProperties(campaignFaults(terms, flags));
  if (terms.mailTarget !== "EmailList" && (await countFound(db, sources, terms, now)) === null) wrong.push(unknownTarget(terms));
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return terms;
}

type Move = "unscheduleCampaign" | "pauseCampaign" | "resumeCampaign";

/** Handles an operation that depends only on the campaign's state. */
async function move<Op extends Move>(
  { input, db, now, setVersion, audit }: HandlerContext<Op>,
  action: CampaignAction,
  change: (row: CampaignRow) => Parameters<typeof changeCampaign>[2] | Promise<Parameters<typeof changeCampaign>[2]>,
) {
  const before = records.existing(await lockCampaign(db, (input as { body: { id: number } }).body.id));
  requireAllowed(action, before, now);
  const after = await changeCampaign(db, before.id, await change(before), now);
  audit({ ...entryOf(after), before: { state: stateOf(before, now) }, after: { state: stateOf(after, now) } });
  setVersion(after.version);
  return { ...SUCCESS, entityOutput: await asCampaign(db, after, now) };
}

/** Enqueues the sending of a campaign on behalf of the user who started it. */
async function planSending(
  db: Db,
  ports: Ports,
  row: CampaignRow,
  totalCount: number,
  user: { id: number; userName: string },
  now: Date,
): Promise<string> {
  const task = {
    kind: "SendCampaign",
    payload: { campaignId: row.id, name: row.name },
    totalCount,
    user: { id: user.id, userName: user.userName },
  };
  return (await planTask(db, ports, task, now)).id;
}

async function sendTest(
  db: Db,
  ports: Ports,
  { subject }: { subject: string },
  letter: RenderedLetter,
  to: readonly string[],
  now: Date,
  campaignId: number | null,
): Promise<void> {
  const wrong: PropertyRefusal[] = to.flatMap((email, index) =>
    isEmail(email) ? [] : [{ propertyName: `to[${index}]`, errorMessage: NO_EMAIL }],
  );
  if (subject.trim() === "") wrong.push({ propertyName: "subject", errorMessage: faultTexts.SubjectMissing });
  if (/\p{Cc}/u.test(subject)) wrong.push({ propertyName: "subject", errorMessage: faultTexts.SubjectLines });
  const fault = letterFault(letter);
  if (fault && letter.html === null) wrong.push({ propertyName: "content", errorMessage: letterTexts[fault] });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const written = forReader({ html: letter.html ?? "", text: letter.text }, `mailto:${ports.settings.mailFrom}`);
  // Each recipient gets a separate mail, so that none sees the others.
  for (const email of new Set(to)) {
    await queueWritten(
      db,
      ports,
      { type: "campaignTest", to: email, extra: campaignId === null ? {} : { campaignId } },
      { ...written, subject: `[Essai] ${subject}` },
      now,
    );
  }
}
