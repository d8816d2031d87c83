import type { Schemas } from "@reserve/contract";
import {
  canConfirm,
  canRemove,
  isSubscriptionIdentifier,
  mayAskAgain,
  networkOf,
  outcomeOfRequest,
  parseEmail,
  spaced,
  subscriptionTypes,
  webHref,
} from "@reserve/domain";
import { type AuditFrame, writeAudit } from "../../platform/audit/audit.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { fieldSentences } from "../../platform/contract/validation.texts.ts";
import { emailsOfCustomer, NO_SUCH_CUSTOMER } from "../../platform/customers/customer-emails.ts";
import type { Db } from "../../platform/database/database.ts";
import { cleanFileName } from "../../platform/file-name.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import type { Ports } from "../../platform/ports.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { addImport, asImport, changeImport, importRow, listText, lockImport, partsOf, tryList } from "./subscribers.imports.ts";
import {
  addSubscribers,
  asSubscriber,
  confirmRequest,
  findProof,
  hasPeople,
  listSubscribers,
  lockByEmail,
  lockSubscriber,
  moveSubscriber,
  noteRequest,
  type SubscriberRow,
  statsOfSubscription,
  subscriptionsOfEmails,
} from "./subscribers.store.ts";
import { exportSubscribers } from "./subscriptions.export.ts";
import { askToConfirm, readConfirmToken, readLeaveAllToken, readUnsubscribeToken } from "./subscriptions.mails.ts";
import { PAGE_HEADERS, pageOf, pages } from "./subscriptions.pages.ts";
import {
  changeSubscription,
  insertSubscription,
  listSubscriptions,
  type SubscriptionRow,
  subscriptionNamed,
  subscriptionRows,
  whoHasIdentifier,
  withCounts,
} from "./subscriptions.store.ts";
import { typeTexts } from "./subscriptions.texts.ts";
import { isSuppressed, listSuppressed, release, suppress } from "./suppression.store.ts";

const NOBODY = { fr: "Cette personne n’existe pas ou n’existe plus.", en: "This person does not exist, or no longer." };
const NO_IMPORT = { fr: "Cet import n’existe pas ou n’existe plus.", en: "This import does not exist, or no longer." };
const NO_LINE = { fr: "Cette adresse n’est plus écartée.", en: "This address is no longer on the list." };
const NO_LINK = { fr: "Ce lien ne vaut pas, ou ne vaut plus.", en: "This link is not valid, or no longer." };
const NO_PAGE = { fr: "Donnez une adresse en http:// ou https://, ou rien.", en: "Give a URL in http:// or https://, or none." };
const NOTHING = { fr: "Écrivez quelque chose.", en: "Write something." };
const REASON = { fr: "Écrivez la raison.", en: "Write the reason." };
const HAS_PEOPLE = {
  fr: "Cet abonnement connaît des personnes : qui s’est désabonné doit le rester.",
  en: "This subscription knows people: those who left must stay known.",
};
/** Reason why a subscription without subscribers cannot be deleted: names of campaigns that would be sent to it. */
const stillWritten = (campaigns: readonly string[]) => ({
  fr: `Une campagne qui n’est pas encore partie va à cet abonnement : ${campaigns.map((name) => `« ${name} »`).join(", ")}.`,
  en: `A campaign that has not left yet goes to this subscription: ${campaigns.map((name) => `“${name}”`).join(", ")}.`,
});
const LEFT = { fr: "Cette personne n’est plus abonnée.", en: "This person is no longer subscribed." };
const STARTED = { fr: "Cet import a déjà été lancé.", en: "This import has been started already." };
const NO_COLUMN = { fr: "Cette liste n’a pas de colonne de ce nom.", en: "This list has no column of that name." };
const NO_ADDRESSES = { fr: "Dites d’abord quelle colonne porte les adresses.", en: "First say which column has the addresses." };
const LISTED = { fr: "Cette adresse est déjà écartée.", en: "This address is on the list already." };

/** Throttles anonymous writes by IP address; provided by identity. */
export type ThrottlePublic = (db: Db, frame: Omit<AuditFrame, "outcome">) => Promise<void>;

/** Records the campaign through which a person unsubscribed; provided by campaigns. */
export type NoteLeft = (tx: Db, campaignId: number, email: string, now: Date) => Promise<void>;

/** Returns the names of unfinished campaigns of a subscription; provided by campaigns. */
export type UnsentCampaignsTo = (db: Db, to: { subscription: string }) => Promise<string[]>;

const records = recordHandlers({
  entity: "subscription",
  notFound: { fr: "Cet abonnement n’existe pas ou n’existe plus.", en: "This subscription does not exist, or no longer." },
  rows: subscriptionRows,
  toRecord: (row, { db }) => withCounts(db, row),
  nameOf: ({ localizations }) => localizations.fr.name,
  audited: ({ subscribedCount: _s, pendingCount: _p, leftCount: _l, ...written }) => written,
});

/** Creates the handlers of subscriptions, subscribers and suppressions. */
export function makeHandlers(
  throttlePublic: ThrottlePublic,
  noteLeft: NoteLeft,
  unsentCampaignsTo: UnsentCampaignsTo,
): AreaHandlers<"subscriptions"> {
  return {
    listSubscriptions: ({ input: { query = {} }, db }) => listSubscriptions(db, query),
    getSubscription: records.get,
    createSubscription: records.create(async (body, { db, now }) => insertSubscription(db, await checked(db, body), now)),
    updateSubscription: records.update(async ({ id }, body, { db }) => changeSubscription(db, id, await checked(db, body, id))),
    deleteSubscription: records.remove(async ({ id, identifier }, { db }) => {
      if (await hasPeople(db, id)) throw refuse.conflict(HAS_PEOPLE, "HasPeople");
      const waiting = await unsentCampaignsTo(db, { subscription: identifier });
      if (waiting.length > 0) throw refuse.conflict(stillWritten(waiting), "CampaignsWait");
      await subscriptionRows.remove(db, id);
    }),

    listSubscriptionTypes: async ({ locale }) => ({ items: subscriptionTypes.map((id) => ({ id, label: typeTexts[id][locale] })) }),

    getSubscriptionStats: async ({ input: { query }, db, now }) => {
      records.existing(await subscriptionRows.find(db, query.id));
      return statsOfSubscription(db, query.id, query.unit ?? "month", now);
    },

    listSubscribers: async ({ input: { query }, db }) => {
      const { subscriptionId, page = 1, pageSize = 25, after, search, state, sort = "-since" } = query;
      records.existing(await subscriptionRows.find(db, subscriptionId));
      return { ...(await listSubscribers(db, subscriptionId, { search, state }, sort, { page, pageSize, after })), page, pageSize };
    },

    listCustomerSubscriptions: async ({ input: { query }, db, locale }) => {
      const emails = await emailsOfCustomer(db, query.id);
      if (!emails) throw refuse.notFound(NO_SUCH_CUSTOMER);
      return { items: await subscriptionsOfEmails(db, emails, locale) };
    },

    getSubscriber: async ({ input: { query }, db }) => {
      const found = await findProof(db, query.id);
      if (!found) throw refuse.notFound(NOBODY);
      return found;
    },

    exportSubscribers: async ({ input: { query }, db, locale, now }) => {
      const subscription = records.existing(await subscriptionRows.find(db, query.subscriptionId));
      return exportSubscribers(db, subscription, query.state, { locale, now, format: query.format });
    },

    forceUnsubscribe: async ({ input: { body }, db, user, now, audit }) => {
      const row = await lockSubscriber(db, body.id);
      if (!row) throw refuse.notFound(NOBODY);
      const note = body.note.trim();
      if (body.reason === "Other" && note === "") throw refuse.invalid([{ propertyName: "note", errorMessage: REASON }]);
      if (!canRemove(row.state)) throw refuse.conflict(LEFT, "AlreadyLeft");
      const happening = { kind: "Removed", reason: body.reason, note, byName: personName(user) } as const;
      const after = await moveSubscriber(db, row, "Removed", happening, now, { request: null, requestedAt: null });
      audit({
        ...(await personEntry(db, row)),
        before: { state: row.state },
        after: { state: after.state, reason: body.reason },
      });
      return { ...SUCCESS, entityOutput: asSubscriber(after, await isSuppressed(db, after.email)) };
    },

    getSubscriberImport: async ({ input: { query }, db }) => {
      const row = await importRow(db, query.id);
      if (!row) throw refuse.notFound(NO_IMPORT);
      return asImport(row);
    },

    createSubscriberImport: async ({ input: { query, body }, db, ports, now, audit }) => {
      const subscription = records.existing(await subscriptionRows.find(db, query.subscriptionId));
      const tried = await tryList(db, subscription.id, await listText(ports.files, body.file), null);
      const fileName = cleanFileName(query.fileName) || "import.csv";
      const row = await addImport(db, {
        ...tried,
        ...{ subscriptionId: subscription.id, state: "Checked", fileName, file: body.file, createdAt: now },
      });
      audit({
        entity: "subscriberImport",
        entityId: row.id,
        entityName: fileName,
        after: { lineCount: row.lineCount, newCount: row.newCount },
      });
      return { ...SUCCESS, entityOutput: asImport(row) };
    },

    prepareSubscriberImport: async ({ input: { body }, db, ports, audit }) => {
      const row = await lockImport(db, body.id);
      if (!row) throw refuse.notFound(NO_IMPORT);
      if (row.state !== "Checked" || row.file === null) throw refuse.conflict(STARTED, "Started");
      const { columns: mapping } = body;
      const unknown: PropertyRefusal[] = Object.entries(mapping).flatMap(([field, name]) =>
        name === null || row.preview.columns.some((column) => column.name === name)
          ? []
          : [{ propertyName: `columns.${field}`, errorMessage: NO_COLUMN }],
      );
      if (unknown.length > 0) throw refuse.invalid(unknown);
      const tried = await tryList(db, row.subscriptionId, await listText(ports.files, row.file), mapping);
      const after = await changeImport(db, row.id, { ...tried, mapping });
      audit({
        entity: "subscriberImport",
        entityId: row.id,
        entityName: row.fileName,
        before: { columns: row.mapping },
        after: { columns: mapping },
      });
      return { ...SUCCESS, entityOutput: asImport(after) };
    },

    startSubscriberImport: async ({ input: { body }, db, ports, user, now, audit }) => {
      const row = await lockImport(db, body.id);
      if (!row) throw refuse.notFound(NO_IMPORT);
      const [origin, words] = [spaced(body.origin), body.words.trim()];
      const empty: PropertyRefusal[] = Object.entries({ origin, words }).flatMap(([propertyName, text]) =>
        text === "" || text.includes("\0") ? [{ propertyName, errorMessage: NOTHING }] : [],
      );
      if (empty.length > 0) throw refuse.invalid(empty);
      if (row.state !== "Checked") throw refuse.conflict(STARTED, "Started");
      if (row.preview.isIncomplete) throw refuse.invalid([{ propertyName: "id", errorMessage: NO_ADDRESSES }]);
      const payload = { importId: row.id, fileName: row.fileName, byName: personName(user) };
      const task = await planTask(db, ports, { kind: "ImportSubscribers", payload, totalCount: partsOf(row), user }, now);
      const after = await changeImport(db, row.id, { state: "Importing", origin, words, taskId: task.id });
      audit({
        entity: "subscriberImport",
        entityId: row.id,
        entityName: row.fileName,
        before: { state: row.state },
        after: { state: after.state, origin, words },
      });
      return { ...SUCCESS, entityOutput: asImport(after) };
    },

    listSuppressedEmails: async ({ input: { query = {} }, db }) => {
      const { page = 1, pageSize = 25, after, sort = "-at", ...filters } = query;
      return { ...(await listSuppressed(db, filters, sort, { page, pageSize, after })), page, pageSize };
    },

    suppressEmail: async ({ input: { body }, db, user, now, audit }) => {
      const [email, note] = [parseEmail(body.email), body.note.trim()];
      const wrong: PropertyRefusal[] = [];
      if (email === null) wrong.push({ propertyName: "email", errorMessage: fieldSentences.invalidEmail });
      if (body.reason === "Other" && note === "") wrong.push({ propertyName: "note", errorMessage: REASON });
      if (email === null || wrong.length > 0) throw refuse.invalid(wrong);
      const added = await suppress(db, email, { reason: body.reason, note, byName: personName(user) }, now);
      if (!added) throw refuse.conflict(LISTED, "duplicate", [{ propertyName: "email", errorMessage: LISTED }]);
      audit({ entity: "suppressedEmail", entityId: added.id, after: { reason: added.reason } });
      return { ...SUCCESS, entityOutput: added };
    },

    releaseEmail: async ({ input: { body }, db, audit }) => {
      const reason = body.reason.trim();
      if (reason === "") throw refuse.invalid([{ propertyName: "reason", errorMessage: REASON }]);
      const gone = await release(db, body.id);
      if (!gone) throw refuse.notFound(NO_LINE);
      audit({ entity: "suppressedEmail", entityId: gone.id, before: { reason: gone.reason }, after: { releasedFor: reason } });
      return SUCCESS;
    },

    subscribeByEmail: {
      // A counted attempt must persist despite the rejection.
      ownTransactions: async ({ input: { body }, db, now, locale, ports, request }) => {
        const frame = { at: now, action: "subscribeByEmail", user: null, clientIp: request.clientIp, requestId: request.id };
        await throttlePublic(db, frame);
        const email = parseEmail(body.email);
        if (email === null) throw refuse.invalid([{ propertyName: "email", errorMessage: fieldSentences.invalidEmail }]);
        const url = body.url.trim() === "" ? "" : webHref(body.url);
        if (url === null) throw refuse.invalid([{ propertyName: "url", errorMessage: NO_PAGE }]);
        await db.transaction(async (tx) => {
          const subscription = records.existing(await subscriptionNamed(tx, body.identifier));
          const consent = {
            words: body.words.trim(),
            origin: spaced(body.origin),
            url,
            network: networkOf(request.clientIp),
          };
          const [firstName, lastName] = [spaced(body.firstName), spaced(body.lastName)];
          const done = await requestFor(tx, ports, subscription, { email, firstName, lastName, locale, ...consent }, now);
          // The audit log must not reveal which person it was, or whether one was found.
          await writeAudit(tx, { ...frame, outcome: "done" }, { ...entryOf(subscription), after: { outcome: done } });
        });
        ports.jobs.wake();
        return SUCCESS;
      },
    },

    showConfirmation: async ({ input: { query }, db, ports, now, setHeaders }) => {
      const id = await readConfirmToken(db, ports, query.token);
      const { row, name } = await linked(db, id);
      const page = isConfirmed(row) ? pages.confirmed : pages.confirm;
      if (page === pages.confirm) await requireOpen(db, row, now);
      setHeaders(PAGE_HEADERS);
      return pageOf(page, name, row.locale, ports.variant.title);
    },

    confirmSubscription: async ({ input: { query }, db, ports, now, request, setHeaders, audit }) => {
      const id = await readConfirmToken(db, ports, query.token);
      const { row, name } = await linked(db, id);
      if (!isConfirmed(row)) await requireOpen(db, row, now);
      const after = isConfirmed(row) ? row : await confirmRequest(db, row, networkOf(request.clientIp), now);
      audit({ ...(await personEntry(db, row)), before: { state: row.state }, after: { state: after.state } });
      setHeaders(PAGE_HEADERS);
      return pageOf(pages.confirmed, name, row.locale, ports.variant.title);
    },

    showUnsubscription: async ({ input: { query }, db, ports, locale, setHeaders }) => {
      if (query.email !== undefined) {
        if ((await readLeaveAllToken(ports, query.token, query.email)) === null) throw refuse.notFound(NO_LINK);
        setHeaders(PAGE_HEADERS);
        const { title } = ports.variant;
        return pageOf((await isSuppressed(db, query.email)) ? pages.leftAll : pages.leaveAll, title, locale, title);
      }
      const { row, name } = await linked(db, await readUnsubscribeToken(ports, query.token));
      setHeaders(PAGE_HEADERS);
      return pageOf(canRemove(row.state) ? pages.leave : pages.left, name, row.locale, ports.variant.title);
    },

    unsubscribeByLink: async ({ input: { query }, db, ports, locale, now, setHeaders, audit }) => {
      if (query.email !== undefined) {
        const campaignId = await readLeaveAllToken(ports, query.token, query.email);
        if (campaignId === null) throw refuse.notFound(NO_LINK);
        const added = await suppress(db, query.email, { reason: "Request" }, now);
        await noteLeft(db, campaignId, query.email, now);
        audit({ entity: "suppressedEmail", entityId: added?.id ?? null, after: { reason: "Request" } });
        setHeaders(PAGE_HEADERS);
        return pageOf(pages.leftAll, ports.variant.title, locale, ports.variant.title);
      }
      const { row, name } = await linked(db, await readUnsubscribeToken(ports, query.token));
      const after = canRemove(row.state)
        ? await moveSubscriber(db, row, "Unsubscribed", { kind: "Unsubscribed" }, now, { request: null, requestedAt: null })
        : row;
      if (query.campaign !== undefined && after !== row) await noteLeft(db, query.campaign, row.emailKey, now);
      audit({ ...(await personEntry(db, row)), before: { state: row.state }, after: { state: after.state } });
      setHeaders(PAGE_HEADERS);
      return pageOf(pages.left, name, row.locale, ports.variant.title);
    },
  };
}

const entryOf = ({ id, localizations }: Pick<SubscriptionRow, "id" | "localizations">) => ({
  entity: "subscription",
  entityId: id,
  entityName: localizations.fr.name,
});

/** Returns the audit entry of a person: the subscription, no name. */
async function personEntry(db: Db, { id, subscriptionId }: Pick<SubscriberRow, "id" | "subscriptionId">) {
  const subscription = await subscriptionRows.find(db, subscriptionId);
  return { entity: "subscriber", entityId: id, entityName: subscription?.localizations.fr.name ?? "" };
}

/** Returns the normalized subscription; throws 422 with every error, 409 when the identifier is taken. */
async function checked(db: Db, sent: Schemas["SubscriptionSave"], id?: number): Promise<Schemas["SubscriptionSave"]> {
  const text = ({ name, description }: Schemas["SubscriptionText"]) => ({ name: spaced(name), description: description.trim() });
  const save = {
    ...sent,
    identifier: sent.identifier.trim(),
    displayedText: spaced(sent.displayedText),
    localizations: { fr: text(sent.localizations.fr), en: text(sent.localizations.en) },
  };
  const wrong: PropertyRefusal[] = [];
  if (save.localizations.fr.name === "") wrong.push({ propertyName: "localizations.fr.name", errorMessage: NOTHING });
  if (save.displayedText === "") wrong.push({ propertyName: "displayedText", errorMessage: NOTHING });
  if (!isSubscriptionIdentifier(save.identifier)) {
    const errorMessage = {
      fr: "Lettres minuscules sans accent, chiffres, traits d’union entre eux.",
      en: "Small letters without accents, digits, hyphens between them.",
    };
    wrong.push({ propertyName: "identifier", errorMessage });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const other = await whoHasIdentifier(db, save.identifier, id);
  if (other !== null) {
    const message = {
      fr: `L’abonnement « ${other} » a déjà cet identifiant.`,
      en: `The subscription “${other}” has this identifier already.`,
    };
    throw refuse.conflict(message, "duplicate", [{ propertyName: "identifier", errorMessage: message }]);
  }
  return save;
}

type Asking = Omit<Parameters<typeof addSubscribers>[1][number], "subscriptionId" | "state">;

/** Performs the outcome of a public request and returns it. */
async function requestFor(tx: Db, ports: Ports, subscription: SubscriptionRow, asking: Asking, now: Date) {
  const subscriber = await lockByEmail(tx, subscription.id, asking.email);
  const outcome = outcomeOfRequest(
    { state: subscriber?.state ?? null, isSuppressed: await isSuppressed(tx, asking.email) },
    subscription.needsConfirmation,
  );
  if (outcome === "Nothing") return outcome;
  if (!subscriber) {
    const person = { ...asking, subscriptionId: subscription.id, state: outcome === "Subscribe" ? "Subscribed" : "Pending" } as const;
    const [added] = await addSubscribers(tx, [person], { kind: outcome === "Subscribe" ? "Subscribed" : "Asked", byName: null }, now);
    if (added && outcome === "AskToConfirm") await askToConfirm(tx, ports, subscription, [added], now);
    return outcome;
  }
  if (!mayAskAgain(subscriber.requestedAt, now)) return "Nothing";
  const { words, origin, url, network } = asking;
  await askToConfirm(tx, ports, subscription, [await noteRequest(tx, subscriber, { words, origin, url, network }, now)], now);
  return outcome;
}

/** Whether the link has been used: a second click has no effect. */
const isConfirmed = ({ state, request }: SubscriberRow) => state === "Subscribed" && request === null;

/** Throws 404 if there is no request to confirm any more: expired, withdrawn meanwhile, or suppressed. */
async function requireOpen(db: Db, { requestedAt, email }: SubscriberRow, now: Date): Promise<void> {
  if (requestedAt === null || !canConfirm(requestedAt, now) || (await isSuppressed(db, email))) throw refuse.notFound(NO_LINK);
}

/** Locks the subscriber of a link and returns them with the subscription; 404 when the link is invalid. */
async function linked(db: Db, id: number | null): Promise<{ row: SubscriberRow; name: string }> {
  const row = id === null ? null : await lockSubscriber(db, id);
  const subscription = row && (await subscriptionRows.find(db, row.subscriptionId));
  if (!row || !subscription) throw refuse.notFound(NO_LINK);
  return { row, name: subscription.localizations[row.locale].name || subscription.localizations.fr.name };
}
