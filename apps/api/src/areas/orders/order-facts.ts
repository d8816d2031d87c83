import type { OrderFacts, OrderLine } from "@reserve/domain";
import type { documentItems, documents } from "./orders.tables.ts";

/** A line with the facts that messages and mails use. */
export type FactLine = OrderLine & { id: number; title: string };

/** Returns a document as facts for the domain's rules. */
export function factsOf({
  document,
  items,
}: {
  document: typeof documents.$inferSelect;
  items: readonly (typeof documentItems.$inferSelect)[];
}): OrderFacts<FactLine> {
  return {
    documentType: document.documentType,
    documentStatus: document.documentStatus,
    paymentStatus: document.paymentStatus,
    paymentMethod: document.paymentMethod,
    shippingMethod: document.shippingMethod,
    shippingPriceCents: document.shippingCents,
    paidAt: document.paidAt?.toISOString() ?? null,
    paidCents: document.paidCents,
    refundedCents: document.refundedCents,
    returnedCents: document.returnedCents,
    allowanceCents: document.allowanceCents,
    hasCustomer: document.customerId !== null,
    pickingNotifiedAt: document.pickingNotifiedAt?.toISOString() ?? null,
    lines: items.map((item) => ({
      id: item.id,
      title: item.title,
      status: item.status,
      quantity: item.quantity,
      unitPriceCents: item.unitCents,
      releaseDate: item.releaseDate,
      awaited: item.awaited,
      notifiedAt: item.notifiedAt?.toISOString() ?? null,
    })),
  };
}
