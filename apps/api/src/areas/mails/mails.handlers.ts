import type { Schemas } from "@reserve/contract";
import { parisDayStart, shiftDay } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { pageFacts } from "../../platform/lists.ts";
import { hasLinkToken, maskLinkTokens } from "../../platform/mail/link-tokens.ts";
import { queueCopy } from "../../platform/mail/mail.ts";
import { previewMail } from "../../platform/mail/mail-preview.ts";
import { carriesToken, previewPasswordMail } from "../../platform/mail/password-mails.ts";
import { findMail, listMails, type MailFilter, type MailRow } from "./mails.store.ts";

const NO_SUCH_MAIL = { fr: "Ce courriel n’existe pas ou n’existe plus.", en: "This mail does not exist, or no longer." };

/** Handlers of the mails the shop has sent or is about to send. */
export const handlers: AreaHandlers<"mails"> = {
  getMailTemplate: async ({ input: { query }, locale, variant, ports }) => {
    const { type } = query;
    const sender = { ...variant, publicUrl: ports.settings.publicUrl };
    const written = carriesToken(type) ? previewPasswordMail(type, locale, sender) : previewMail(type, locale, sender);
    return { type, ...written };
  },

  listMails: async ({ input, db }) => {
    const { page = 1, pageSize = 25, sort = "-createdAt", dateFrom, dateTo, ...filters } = input.query ?? {};
    if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom) {
      const errorMessage = { fr: "La fin précède le début de la période.", en: "The period ends before it begins." };
      throw refuse.invalid([{ propertyName: "dateTo", errorMessage }]);
    }
    const { search, processed, isFailing, state, type, documentId, customerId } = filters;
    const { rows, counted } = await listMails(db, {
      ...{ page, pageSize, search, processed, isFailing, state, type, documentId, customerId },
      from: dateFrom === undefined ? undefined : parisDayStart(dateFrom),
      before: dateTo === undefined ? undefined : parisDayStart(shiftDay(dateTo, 1)),
      sort: sort.replace("-", "") as MailFilter["sort"],
      isDescending: sort.startsWith("-"),
    });
    return { ...pageFacts({ page, pageSize }, counted), items: rows.map(mailView) };
  },

  getMail: async ({ input: { query }, db }) => {
    const mail = await findMail(db, query.id);
    if (!mail) throw refuse.notFound(NO_SUCH_MAIL);
    return wholeMail(mail);
  },

  sendMail: async ({ input: { body }, db, now, ports, audit }) => {
    const mail = await findMail(db, body.id);
    if (!mail) throw refuse.notFound(NO_SUCH_MAIL);
    // A link with a token acts for its recipient and is never sent to another address.
    const isForReaderAlone = body.to !== undefined && hasLinkToken(mail.text + mail.html);
    if (carriesToken(mail.type) || isForReaderAlone) {
      throw refuse.conflict(
        {
          fr: "Ce message contient un lien à usage unique : demandez-en un nouveau depuis la fiche de la personne.",
          en: "This mail holds a one-time link: ask for a new one from the person’s page.",
        },
        "OneTimeLink",
      );
    }
    const id = await queueCopy(db, ports, mail, body.to, now);
    const copy = await findMail(db, id);
    if (!copy) throw new Error(`mail ${id} vanished after it was queued`);
    audit({
      entity: "mail",
      entityId: copy.id,
      // The recipients are stored in the mail; only an address chosen by the user is recorded.
      after: { copyOf: mail.id, type: copy.type, ...(body.to === undefined ? {} : { to: copy.to }) },
    });
    return { ...SUCCESS, entityOutput: wholeMail(copy) };
  },
};

function wholeMail(row: MailRow): Schemas["Mail"] {
  return {
    ...mailView(row),
    cc: row.cc,
    bcc: row.bcc,
    nextTryAt: row.processed ? null : row.nextTryAt.toISOString(),
    body: maskLinkTokens(row.html),
    text: maskLinkTokens(row.text),
    extra: row.extra,
  };
}

function mailView(row: MailRow): Schemas["MailSummary"] {
  return {
    id: row.id,
    type: row.type,
    from: row.from,
    to: row.to.join(", "),
    subject: row.subject,
    processed: row.processed,
    sentTries: row.sentTries,
    sentDate: row.sentDate?.toISOString() ?? null,
    error: row.error && maskLinkTokens(row.error),
    createdAt: row.createdAt.toISOString(),
    documentId: row.documentId,
  };
}
