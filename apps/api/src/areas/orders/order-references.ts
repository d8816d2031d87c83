import type { Schemas } from "@reserve/contract";
import { canNoteBuyerReference } from "@reserve/domain";
import { notifyWatchers } from "../../platform/changes.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlerContext } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { invoiceDocumentOf, papersOf } from "./issued-papers.store.ts";
import { changeDocument, lockDocument } from "./order-actions.store.ts";
import { NO_SUCH_DOCUMENT } from "./order-sentences.ts";
import { findDocument } from "./orders.store.ts";

type Context = Omit<HandlerContext<"setBuyerOrderReference">, "input">;

/** Sets the buyer's reference of an order; 409 once an invoice states it. */
export async function setBuyerOrderReference(
  context: Context,
  { documentId, buyerOrderReference: typed }: Schemas["BuyerOrderReferenceRequest"],
): Promise<Schemas["BuyerOrderReferenceResult"]> {
  const { db, user } = context;
  const order = await lockDocument(db, documentId);
  if (!order) throw refuse.notFound(NO_SUCH_DOCUMENT);
  const { document } = order;
  context.requireVersion(document.version, { ...(await findDocument(db, documentId)) });
  const papers = await papersOf(db, documentId);
  const isInvoiced = papers.some(({ kind }) => kind === "Invoice") || (await invoiceDocumentOf(db, documentId)) !== undefined;
  if (!canNoteBuyerReference(document, isInvoiced))
    throw isInvoiced ? refuse.conflict(INVOICED, "AlreadyInvoiced") : refuse.conflict(NO_ORDER, "NotAnOrder");
  const next = typed?.trim() || null;
  const isNew = next !== document.buyerOrderReference;
  const version = isNew ? document.version + 1 : document.version;
  if (isNew) {
    await changeDocument(db, order, { buyerOrderReference: next });
    const { userName, firstName } = user;
    await notifyWatchers(db, { entity: "document", id: documentId, version, userName, firstName });
  }
  // A sole trader's number identifies a person, and the audit log outlives an erased customer.
  context.audit({
    ...{ entity: "document", entityId: documentId, entityName: document.customId },
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
