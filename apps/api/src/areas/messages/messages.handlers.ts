import type { ClientVariant } from "@reserve/client-variant";
import { type OperationOf, operations, type Schemas } from "@reserve/contract";
import { canAssignMessage, canMoveMessage, type MessageStatus, messageStatuses, openMarks, statusAfterReply } from "@reserve/domain";
import { notifyWatchers } from "../../platform/changes.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { CurrentUser } from "../../platform/identity/current-user.ts";
import { peopleWith } from "../../platform/identity/people.store.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { writeMail } from "../../platform/mail/templates.ts";
import { watchRecords } from "../../platform/watch.ts";
import { enqueueWebhooks } from "../../platform/webhooks/webhooks.ts";
import {
  addReply,
  findMessage,
  type LockedMessage,
  listMessages,
  lockMessage,
  type MessageMove,
  moveMessage,
  readVersions,
} from "./messages.store.ts";
import { questionLabels, reasonSentences, statusLabels } from "./messages.texts.ts";
import { readTemplates, writeTemplates } from "./reply-templates.store.ts";

const NO_SUCH_OWNER = { fr: "Cette personne ne peut pas répondre aux messages.", en: "This person may not answer messages." };
const SAME_NAME = { fr: "Deux modèles portent ce nom.", en: "Two templates have this name." };
const openMark = (mark: string) => ({ fr: `Complétez d’abord ${mark}.`, en: `Complete ${mark} first.` });
const NO_SUCH_MESSAGE = { fr: "Ce message n’existe pas ou n’existe plus.", en: "This message does not exist, or no longer." };

/** Handlers of messages from visitors and customers. */
export const handlers: AreaHandlers<"messages"> = {
  listMessages: async ({ input: { query = {} }, db, user }) => {
    const { page = 1, pageSize = 25, after, sort = "queue", owner, ...rest } = query;
    const filters = { ...rest, owners: owner?.map((whose) => (whose === "me" ? user.id : null)) };
    return { ...(await listMessages(db, filters, sort, { page, pageSize, after })), page, pageSize };
  },

  getMessage: async ({ input: { query }, db, setVersion }) => {
    const message = await findMessage(db, query.id);
    if (!message) throw refuse.notFound(NO_SUCH_MESSAGE);
    setVersion(message.version);
    return message;
  },

  watchMessages: ({ input: { query }, db, ports, user, isStillAllowed }) =>
    watchRecords(ports, db, { entity: "message", ids: query.id ?? [], readVersions, userId: user.id, isStillAllowed }),

  listMessageStatuses: async ({ locale }) => ({ items: messageStatuses.map((id) => ({ id, label: statusLabels[id][locale] })) }),
  listQuestions: async ({ locale }) => ({ items: Object.entries(questionLabels).map(([id, label]) => ({ id, label: label[locale] })) }),

  setMessageStatus: async ({ input: { query, body }, db, user, now, requireVersion, setVersion, audit }) => {
    const lockedMessage = await lockMessage(db, query.id);
    if (!lockedMessage) throw refuse.notFound(NO_SUCH_MESSAGE);
    requireVersion(lockedMessage.version, { ...(await findMessage(db, lockedMessage.id)) });
    const verdict = canMoveMessage(lockedMessage.status, body.status);
    if (!verdict.isAllowed) throw refuse.conflict(reasonSentences[verdict.reason], verdict.reason);
    await moveMessage(db, lockedMessage, { status: body.status, ...takenAt(body.status, user, now) });
    await notifyMessageWatchers(db, lockedMessage, user, "setMessageStatus");
    audit({ entity: "message", entityId: lockedMessage.id, before: { status: lockedMessage.status }, after: { status: body.status } });
    const message = await wholeMessage(db, lockedMessage.id);
    setVersion(message.version);
    return { ...SUCCESS, entityOutput: message };
  },

  listMessageOwners: async ({ db }) => ({ items: await peopleWith(db, operations.assignMessage.claims) }),

  assignMessage: async ({ input: { query, body }, db, user, now, requireVersion, setVersion, audit }) => {
    const lockedMessage = await lockMessage(db, query.id);
    if (!lockedMessage) throw refuse.notFound(NO_SUCH_MESSAGE);
    requireVersion(lockedMessage.version, { ...(await findMessage(db, lockedMessage.id)) });
    const verdict = canAssignMessage(lockedMessage, body.ownerId);
    if (!verdict.isAllowed) throw refuse.conflict(reasonSentences[verdict.reason], verdict.reason);
    const owner =
      body.ownerId === null ? null : (await peopleWith(db, operations.assignMessage.claims)).find(({ id }) => id === body.ownerId);
    if (owner === undefined) throw refuse.invalid([{ propertyName: "ownerId", errorMessage: NO_SUCH_OWNER }]);
    await moveMessage(db, lockedMessage, {
      status: lockedMessage.status,
      takenBy: owner?.name ?? null,
      takenById: owner?.id ?? null,
      takenAt: owner ? now : null,
    });
    await notifyMessageWatchers(db, lockedMessage, user, "assignMessage");
    audit({
      entity: "message",
      entityId: lockedMessage.id,
      before: { takenBy: lockedMessage.takenBy },
      after: { takenBy: owner?.name ?? null },
    });
    const message = await wholeMessage(db, lockedMessage.id);
    setVersion(message.version);
    return { ...SUCCESS, entityOutput: message };
  },

  previewReply: async ({ input: { body }, db, variant }) => {
    const message = await findMessage(db, body.id);
    if (!message) throw refuse.notFound(NO_SUCH_MESSAGE);
    const { subject, text } = writeMail("messageReply", localeOfReader(variant), replyFacts(message, body.text.trim()), variant);
    return { ...SUCCESS, entityOutput: { to: message.email, subject, text } };
  },

  replyToMessage: async ({ input: { body }, db, user, now, variant, ports, requireVersion, setVersion, audit }) => {
    const lockedMessage = await lockMessage(db, body.id);
    if (!lockedMessage) throw refuse.notFound(NO_SUCH_MESSAGE);
    requireVersion(lockedMessage.version, { ...(await findMessage(db, lockedMessage.id)) });
    const text = body.text.trim();
    const [mark] = openMarks(text);
    if (mark) throw refuse.invalid([{ propertyName: "text", errorMessage: openMark(mark) }]);
    const mailId = await queueMail(
      db,
      ports,
      {
        type: "messageReply",
        to: lockedMessage.email,
        locale: localeOfReader(variant),
        documentId: lockedMessage.documentId,
        facts: replyFacts(lockedMessage, text),
        extra: { messageId: lockedMessage.id },
      },
      now,
    );
    await addReply(db, { messageId: lockedMessage.id, date: now, actorName: personName(user), text, mailId });
    const status = body.closes ? "Solved" : statusAfterReply(lockedMessage.status);
    await moveMessage(db, lockedMessage, {
      status,
      answeredAt: now,
      ...(lockedMessage.status === "Pending" && lockedMessage.takenById === null ? takenAt("Progress", user, now) : {}),
    });
    await notifyMessageWatchers(db, lockedMessage, user, "replyToMessage");
    await enqueueWebhooks(db, ports, { type: "message.answered", id: lockedMessage.id, state: status }, now);
    audit({
      entity: "message",
      entityId: lockedMessage.id,
      before: { status: lockedMessage.status, answeredAt: lockedMessage.answeredAt },
      after: { status, answeredAt: now },
    });
    const message = await wholeMessage(db, lockedMessage.id);
    setVersion(message.version);
    return { ...SUCCESS, entityOutput: message };
  },

  getReplyTemplates: async ({ db, setVersion }) => {
    const templates = await readTemplates(db);
    setVersion(templates.version);
    return templates;
  },

  setReplyTemplates: async ({ input: { body }, db, requireVersion, setVersion, audit }) => {
    const before = await readTemplates(db, { lock: true });
    requireVersion(before.version, { ...before });
    const items = body.items.map(({ name, text }) => ({ name: name.trim(), text: text.trim() }));
    const twice = items.findIndex(({ name }, index) => items.findIndex((one) => one.name === name) < index);
    if (twice >= 0) throw refuse.invalid([{ propertyName: `items[${twice}].name`, errorMessage: SAME_NAME }]);
    await writeTemplates(db, items);
    const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(", ");
    audit({ entity: null, entityId: null, before: { templates: namesOf(before.items) }, after: { templates: namesOf(items) } });
    const templates = await readTemplates(db);
    setVersion(templates.version);
    return { ...SUCCESS, entityOutput: templates };
  },
};

/** Visitors write in the shop's default language, and get replies in it. */
const localeOfReader = ({ locales }: ClientVariant) => locales[0].code;

/** Returns the facts of the original message in a reply mail. */
function replyFacts(
  { firstName, lastName, subject, message }: Pick<LockedMessage, "firstName" | "lastName" | "subject" | "message">,
  text: string,
) {
  return { customerName: `${firstName} ${lastName}`.trim(), message: text, question: { subject, text: message } };
}

/** Returns the assignee in a status: none while pending, the user who took it, unchanged when another user solves it. */
function takenAt(status: MessageStatus, user: CurrentUser, now: Date): Pick<MessageMove, "takenBy" | "takenById" | "takenAt"> {
  if (status === "Solved") return {};
  if (status === "Pending") return { takenBy: null, takenById: null, takenAt: null };
  return { takenBy: personName(user), takenById: user.id, takenAt: now };
}

/** Notifies people who have the message open of a change. */
function notifyMessageWatchers(
  db: Db,
  { id, version }: LockedMessage,
  { userName, firstName }: CurrentUser,
  operation: OperationOf<"messages">,
) {
  return notifyWatchers(db, { entity: "message", id, version: version + 1, userName, firstName, operation });
}

async function wholeMessage(db: Db, id: number): Promise<Schemas["Message"]> {
  const message = await findMessage(db, id);
  if (!message) throw new Error(`message ${id} vanished while it was held`);
  return message;
}
