import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { searchKey, spaced } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { storedHtml } from "../../platform/rich-text.ts";
import { viewerOf } from "./posts.viewer.ts";
import {
  changeSignature,
  countSigned,
  insertSignature,
  listSignatures,
  signatureLike,
  signatureRows,
  wholeSignature,
} from "./signatures.store.ts";

const USED = (count: number) => ({
  fr: count === 1 ? "Elle signe un article : retirez-la d’abord." : `Elle signe ${count} articles : retirez-la d’abord.`,
  en: count === 1 ? "It signs a post: take it off first." : `It signs ${count} posts: take it off first.`,
});

const records = recordHandlers({
  entity: "signature",
  notFound: { fr: "Cette signature n’existe pas ou n’existe plus.", en: "This signature does not exist, or no longer." },
  rows: signatureRows,
  toRecord: (row, { db, user }) => wholeSignature(db, viewerOf(user), row),
  nameOf: ({ name }) => name,
  audited: ({ name, description }) => ({ name, description }),
});

/** Handlers of the signatures of posts. */
export const handlers: AreaHandlers<"signatures"> = {
  listSignatures: ({ input: { query = {} }, db, user }) => listSignatures(db, viewerOf(user), query),
  getSignature: records.get,

  createSignature: records.create(async (body, { db, now, variant }) => {
    const row = await insertSignature(db, await checked(db, body, variant), now);
    if (!row) throw nameTaken(null);
    return row;
  }),

  updateSignature: records.update(async ({ id }, body, { db, variant }) => changeSignature(db, id, await checked(db, body, variant, id))),

  deleteSignature: records.remove(async ({ id }, { db }) => {
    const signed = await countSigned(db, id);
    if (signed > 0) throw refuse.conflict(USED(signed), "used");
    await signatureRows.remove(db, id);
  }),
};

/** Returns the sanitized fields; throws 422 for a name without letters and digits, 409 when another signature has it. */
async function checked(db: Db, body: Schemas["SignatureSave"], variant: ClientVariant, id?: number): Promise<Schemas["SignatureSave"]> {
  const name = spaced(body.name);
  if (searchKey(name) === "") throw refuse.invalid([{ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } }]);
  const other = await signatureLike(db, name, id);
  if (other !== null) throw nameTaken(other);
  return { name, description: storedHtml(body.description, variant).trim() };
}

function nameTaken(other: string | null) {
  const message =
    other === null
      ? { fr: "Cette signature existe déjà.", en: "This signature exists already." }
      : { fr: `Cette signature existe déjà : « ${other} ».`, en: `This signature exists already: “${other}”.` };
  return refuse.conflict(message, "duplicate", [{ propertyName: "name", errorMessage: message }]);
}
