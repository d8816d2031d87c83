import type { Schemas } from "@reserve/contract";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { pageFacts } from "../../platform/lists.ts";
import { previewPasswordMail } from "../../platform/mail/password-mails.ts";
import { listMails, type MailFilter, type MailRow } from "./mails.store.ts";

/** Mails that the house has sent or is about to send. */
export const handlers: AreaHandlers<"mails"> = {
  getMailTemplate: async ({ input: { query }, locale, variant, ports }) => ({
    type: query.type,
    ...previewPasswordMail(query.type, locale, { title: variant.title, publicUrl: ports.settings.publicUrl }),
  }),

  listMails: async ({ input, db }) => {
    const { page = 1, pageSize = 25, sort = "-createdAt", search, processed, isFailing } = input.query ?? {};
    const { rows, counted } = await listMails(db, {
      page,
      pageSize,
      search,
      processed,
      isFailing,
      sort: sort.replace("-", "") as MailFilter["sort"],
      isDescending: sort.startsWith("-"),
    });
    return { ...pageFacts({ page, pageSize }, counted), items: rows.map(mailView) };
  },
};

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
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    documentId: row.documentId,
  };
}
