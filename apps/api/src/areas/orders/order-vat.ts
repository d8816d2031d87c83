import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { isPickup, isPlainVat, type OrderVat, orderVatOf, parisDay, type SoldLine, type SoldTo } from "@reserve/domain";
import type { Ports } from "../../platform/ports.ts";
import type { VatNumberCheck } from "../../platform/vat-numbers.ts";

/** VAT of an order as stored, with the check of the buyer's VAT number that it relies on. */
export interface StoredVat extends OrderVat {
  numberCheck?: VatNumberCheck & { number: string; day: string };
}

/** Facts of an order that its VAT depends on. */
export interface VatFacts {
  shippingMethod: Schemas["ShippingMethod"];
  shippingAddress: Pick<Schemas["Address"], "country" | "postalCode">;
  date: Date;
  /** Null: somebody unknown, at the counter. */
  customer: { vatNumber: string | null } | null;
}

/** Returns the VAT of an order with these lines; null for one at French rates with nothing to look at. */
export async function vatOfOrder(
  lines: readonly SoldLine[],
  facts: VatFacts,
  { variant, vatNumbers }: { variant: Pick<ClientVariant, "vat">; vatNumbers: Ports["vatNumbers"] },
): Promise<StoredVat | null> {
  const sold = await soldTo(facts, vatNumbers);
  return storedVat(orderVatOf(lines, sold.to, variant.vat), sold);
}

/** Returns the VAT of an order as stored: nothing at French rates with nothing to look at. */
export function storedVat(vat: OrderVat, { numberCheck }: Pick<StoredVat, "numberCheck">): StoredVat | null {
  return isPlainVat(vat) ? null : { ...vat, ...(numberCheck ? { numberCheck } : {}) };
}

/** Returns place, buyer and day of an order; the VAT number is checked only where it matters, for goods sent abroad. */
export async function soldTo(
  { shippingMethod, shippingAddress, date, customer }: VatFacts,
  vatNumbers: Ports["vatNumbers"],
): Promise<{ to: SoldTo } & Pick<StoredVat, "numberCheck">> {
  const { country, postalCode } = shippingAddress;
  const day = parisDay(date);
  const vatNumber = customer?.vatNumber ?? null;
  const isCounter = isPickup(shippingMethod);
  const numberCheck =
    vatNumber === null || isCounter || country === "FR"
      ? undefined
      : { number: vatNumber, day, ...(await vatNumbers.check(vatNumber, day)) };
  const buyer = numberCheck ? { vatNumber: numberCheck.number, state: numberCheck.state } : null;
  return { to: { isCounter, country, postalCode, buyer, day }, ...(numberCheck ? { numberCheck } : {}) };
}
