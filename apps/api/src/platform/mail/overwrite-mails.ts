import { inArray, or, sql } from "drizzle-orm";
import { erasedEmail } from "../customers/person-records.ts";
import type { Db } from "../database/database.ts";
import { mails } from "./mails.tables.ts";

/**
 * Overwrites the mails to an address, or about these documents: the fact that each was sent stays, but not its recipient or text. Queued ones are no
 * longer sent.
 */
export async function overwriteMails(
  tx: Db,
  { email, documentIds = [] }: { email?: string; documentIds?: readonly number[] },
): Promise<void> {
  const to = email === undefined ? [] : [`%${JSON.stringify(email.toLowerCase()).replace(/[\\%_]/g, "\\$&")}%`];
  const isTo = to.map((pattern) =>
    or(...[mails.to, mails.cc, mails.bcc].map((addresses) => sql`lower(${addresses}::text) like ${pattern}`)),
  );
  const isAbout = documentIds.length > 0 ? [inArray(mails.documentId, [...documentIds])] : [];
  if (isTo.length + isAbout.length === 0) return;
  const gone = {
    to: [erasedEmail("courriel")],
    cc: [],
    bcc: [],
    subject: "Courriel effacé",
    text: "",
    html: "",
    searchText: "",
    extra: {},
  };
  await tx
    .update(mails)
    .set({ ...gone, error: null, processed: true })
    .where(or(...isTo, ...isAbout));
}
