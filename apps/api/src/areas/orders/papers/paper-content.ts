import type { Seller } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Bill, BillLine, BusinessNumbers, VatRegime, VatTerms } from "@reserve/domain";

/** A line of an invoice or a credit note, as sold. */
export interface PaperLine extends BillLine {
  ean: string;
  title: string;
  authors: string[];
  publisher: string | null;
}

/** The seller on a paper; older papers lack newer fields. */
export interface PaperSeller extends Partial<Omit<Seller, "address" | "siret" | "vatNumber">> {
  name: string;
  address: readonly string[];
  siret: string | null;
  vatNumber: string | null;
}

/** The business buyer on a paper; older papers lack the service code. */
export interface PaperBusiness extends Omit<BusinessNumbers, "serviceCode">, Partial<Pick<BusinessNumbers, "serviceCode">> {
  name: string;
}

/** The VAT regime of a sale, with the words of its lines at rate 0, or of all under OSS. */
export interface PaperVat extends VatTerms {
  regime: VatRegime["regime"];
  /** Country that gets the VAT; null for none. */
  country: string | null;
}

/** Content of an invoice or credit note, frozen when issued; all prints use it. */
export interface PaperContent {
  seller: PaperSeller;
  buyer: Schemas["Address"];
  /** The buyer as a business with its numbers; makes the PDF a Factur-X. Absent for other buyers, and if the seller’s own numbers are missing. */
  business?: PaperBusiness;
  /** A company, an association or a public body: the law requires additional statements for them. */
  isProfessional: boolean;
  deliveredTo: Schemas["Address"];
  /** `buyerReference`: the buyer’s own number for the order. */
  order: { number: string; date: string; buyerReference?: string };
  /** True if copies of the order still wait to leave after this invoice: others follow. Absent otherwise. */
  isPartial?: boolean;
  /** When the last of its lines left; null on an invoice issued before. */
  deliveredAt: string | null;
  paymentMethod: Schemas["PaymentMethod"];
  shippingMethod: Schemas["ShippingMethod"];
  paidAt: string | null;
  /** Received before an invoice was issued and not deducted on an earlier one; absent on older papers, which were paid in full or not at all. */
  prepaidCents?: number;
  /** For a credit note: the invoice that it corrects. */
  corrects: { number: string; date: string } | null;
  /** Absent for a sale at French rates. */
  vat?: PaperVat;
  bill: Bill<PaperLine>;
}

/** The printed label of an allowance. */
export const ALLOWANCE = "Remise accordée";

/** Returns the part of an invoice that was received before it was issued. */
export function prepaidCentsOf({ paidAt, prepaidCents, bill }: PaperContent): number {
  if (prepaidCents === undefined) return paidAt === null ? 0 : bill.totalCents;
  return Math.min(prepaidCents, bill.totalCents);
}
