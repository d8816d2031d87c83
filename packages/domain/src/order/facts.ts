import type { DocumentItemStatus, DocumentStatus, DocumentType, PaymentMethod, PaymentStatus, ShippingMethod } from "../enumerations.ts";

/** Identifies a line of an order, by the caller's numbering. */
export type LineId = number | string;

/** Facts of an order line that the rules use. */
export interface OrderLine {
  id: LineId;
  status: DocumentItemStatus;
  quantity: number;
  unitPriceCents: number;
  /** Publication date, `2026-12-03`; null or absent if irrelevant. */
  releaseDate?: string | null;
  /** Number of copies on order from the supplier; the line is blocked until they arrive. */
  awaited?: number;
  /** Instant of the mail that announced the line as ready for pickup; null if not sent, absent if unknown. */
  notifiedAt?: string | null;
}

/** Facts of an order that the rules use; the API reads them from its tables, the console from the contract. */
export interface OrderFacts<Line extends OrderLine = OrderLine> {
  documentType: DocumentType;
  documentStatus: DocumentStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  shippingMethod: ShippingMethod;
  lines: readonly Line[];
  shippingPriceCents: number;
  /** Instant of the payment, used only in reasons. */
  paidAt?: string | null;
  /** Received amount, of all entries of the ledger; without it a paid order counts as paid in full, cancelled lines included. */
  paidCents?: number | null;
  /** Refunded amount, of all entries of the ledger. */
  refundedCents?: number | null;
  /** Amount taken off after the sale: gestures, price errors, refunded postage, lost parcels. */
  allowanceCents?: number | null;
  /** Amount of returned copies, with shipping once everything is returned. */
  returnedCents?: number | null;
  /** Instant of the latest « prêt au retrait » mail. */
  pickingNotifiedAt?: string | null;
  /** False for a sale over the counter to somebody unknown, to whom nothing can be sent; absent: true. */
  hasCustomer?: boolean;
}

/** Settings of the client that restrict actions on orders. */
export interface OrderRules {
  shipPickupOrders: boolean;
  editDocumentComment: boolean;
  documentMessage: boolean;
}
