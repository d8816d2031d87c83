import type { ClientFlags } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { daysUntilRelease, type OrderFacts, type OrderLine, type OrderRules, toCents } from "@reserve/domain";

type Order = Schemas["Document"];

/** A line as the rules read it, with what the page shows of it. */
export interface FactsLine extends OrderLine {
  id: number;
}

/** An order as the rules of the trade read it. */
export function factsOf(order: Order): OrderFacts<FactsLine> {
  return {
    documentType: order.documentType,
    documentStatus: order.documentStatus,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    lines: order.items.map(({ id, status, quantity, unitPriceWithTax, releaseDate }) => ({
      id,
      status,
      quantity,
      unitPriceCents: toCents(unitPriceWithTax) ?? 0,
      releaseDate,
    })),
    shippingPriceCents: toCents(order.shippingPriceWithTax) ?? 0,
    paidAt: order.paidAt,
    pickingNotifiedAt: order.pickingNotifiedAt,
  };
}

/** What the client's flags change about it. */
export function rulesOf({ shipPickupOrders, editDocumentComment, documentMessage }: ClientFlags): OrderRules {
  return { shipPickupOrders, editDocumentComment, documentMessage };
}

/** Days until a line's book appears; null when it is out, gone or cancelled. */
export function daysToRelease({ status, releaseDate }: Schemas["DocumentItem"], now: Date): number | null {
  return daysUntilRelease({ status, releaseDate }, now);
}

/** How many copies some lines make. */
export function copiesOf(items: readonly Schemas["DocumentItem"][]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
