import type { Schemas } from "@reserve/contract";
import { isLive } from "@reserve/domain";
import { and, eq } from "drizzle-orm";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { personName } from "../../../platform/identity/user-name.ts";
import { addEvents, changeDocument, type LockedDocument } from "../order-changes.store.ts";
import { refusalByRule } from "../order-refusals.ts";
import { documentResult, notifyDocumentWatchers, requireDocument, type WriteContext } from "../order-writes.ts";
import { documents } from "../orders.tables.ts";
import { placeByStaff } from "./create-document.ts";

/** Makes an order of a quotation, once; returns the order. Throws 409 for another document, and for a quotation that has its order. */
export async function acceptQuotation(context: WriteContext, documentId: number): Promise<Schemas["DocumentResult"]> {
  const { db, now, user, audit } = context;
  const quotation = await requireDocument(db, documentId);
  const { document, items } = quotation;
  if (document.documentType !== "Quotation") throw refuse.conflict(NOT_A_QUOTATION, "NotAQuotation");
  const order = await orderOf(db, quotation);
  if (order) throw refuse.conflict(alreadyAccepted(order), "AlreadyAccepted");
  const lines = items.filter(isLive);
  if (lines.length === 0) throw refusalByRule("NoEligibleLine");

  const id = await placeByStaff(context, {
    ...document,
    documentType: "Order",
    placedAt: now.toISOString(),
    validUntil: null,
    discounts: [],
    lines: lines.map(({ productId, quantity, unitCents, taxRate, ...line }) => {
      const { ean, title, authors, collection, publisher, kind, shelf, releaseDate, isSigned } = line;
      return {
        title: { id: productId, ean, title, authors, collection, publisher, kind, shelf, releaseDate, isSigned, taxRate },
        ...{ quantity, unitCents, taxRate },
      };
    }),
  });
  await db.update(documents).set({ relatedToId: id }).where(eq(documents.id, documentId));
  await changeDocument(db, quotation, {});
  const result = await documentResult(context, id);
  const { customId } = result.entityOutput;
  await addEvents(db, documentId, now, personName(user), [{ kind: "QuotationAccepted", text: customId }]);
  await notifyDocumentWatchers(context, quotation);
  audit({ entity: "document", entityId: documentId, entityName: document.customId, after: { order: customId } });
  return result;
}

/** Returns the number of the order that was made of a quotation. */
async function orderOf(db: Db, { document: { relatedToId } }: LockedDocument): Promise<string | null> {
  if (relatedToId === null) return null;
  const [order] = await db
    .select({ customId: documents.customId })
    .from(documents)
    .where(and(eq(documents.id, relatedToId), eq(documents.documentType, "Order")));
  return order?.customId ?? null;
}

const NOT_A_QUOTATION = { fr: "Seul un devis s’accepte.", en: "Only a quotation can be accepted." };
const alreadyAccepted = (number: string) => ({
  fr: `Ce devis est déjà accepté : c’est la commande nº ${number}.`,
  en: `This quotation has been accepted: it is order no. ${number}.`,
});
