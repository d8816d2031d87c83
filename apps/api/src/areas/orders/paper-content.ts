import type { Schemas } from "@reserve/contract";
import type { Bill, BillLine } from "@reserve/domain";

/** A line of an invoice or a credit note, as it was sold. */
export interface PaperLine extends BillLine {
  ean: string;
  title: string;
  authors: string[];
  publisher: string | null;
}

/** All that an invoice or a credit note says, frozen when it was issued: whatever is printed of it comes from here. */
export interface PaperContent {
  seller: { name: string; address: readonly string[]; siret: string | null; vatNumber: string | null };
  buyer: Schemas["Address"];
  /** A company, an association or a public body: the law wants more to be said to them. */
  isProfessional: boolean;
  deliveredTo: Schemas["Address"];
  order: { number: string; date: string };
  /** When the last of it left; null on an invoice that was asked for before. */
  deliveredAt: string | null;
  paymentMethod: Schemas["PaymentMethod"];
  shippingMethod: Schemas["ShippingMethod"];
  paidAt: string | null;
  /** With a credit note: the invoice that it corrects. */
  corrects: { number: string; date: string } | null;
  bill: Bill<PaperLine>;
}
