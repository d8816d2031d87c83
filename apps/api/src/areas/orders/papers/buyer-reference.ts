import type { Schemas } from "@reserve/contract";
import { canNoteBuyerReference } from "@reserve/domain";
import { SUCCESS } from "../../../platform/contract/answers.ts";
import { refuse } from "../../../platform/contract/refusals.ts";
import { changeDocument } from "../order-changes.store.ts";
import { auditDocument, notifyDocumentWatchers, requireDocument, requireDocumentVersion, type WriteContext } from "../order-writes.ts";
import { isInvoiced } from "./issued-papers.store.ts";

/** Sets the buyer's reference of an order; 409 once an invoice states it. */
export async function setBuyerOrderReference(
  context: WriteContext,
  { documentId, buyerOrderReference: typed }: Schemas["BuyerOrderReferenceRequest"],
): Promise<Schemas["BuyerOrderReferenceResult"]> {
  const { db } = context;
  const order = await requireDocument(db, documentId);
  await requireDocumentVersion(context, order);
  const { document } = order;
  const hasInvoice = await isInvoiced(db, documentId);
  if (!canNoteBuyerReference(document, hasInvoice))
    throw hasInvoice ? refuse.conflict(INVOICED, "AlreadyInvoiced") : refuse.conflict(NO_ORDER, "NotAnOrder");
  const next = typed?.trim() || null;
  const isNew = next !== document.buyerOrderReference;
  const version = isNew ? document.version + 1 : document.version;
  if (isNew) {
    await changeDocument(db, order, { buyerOrderReference: next });
    await notifyDocumentWatchers(context, order);
  }
  // A sole trader's number identifies a person, and the audit log outlives an erased customer.
  auditDocument(context, order, {
    before: { hasBuyerOrderReference: document.buyerOrderReference !== null },
    after: { hasBuyerOrderReference: next !== null },
  });
  context.setVersion(version);
  return { ...SUCCESS, entityOutput: { id: documentId, version, ...(next === null ? {} : { buyerOrderReference: next }) } };
}

const INVOICED = {
  fr: "La facture est émise : elle ne change plus, et la référence de l’acheteur non plus.",
  en: "The invoice is issued: it does not change any more, nor does the buyer’s reference.",
};
const NO_ORDER = { fr: "Seule une commande porte la référence de l’acheteur.", en: "Only an order has a buyer’s reference." };
