import type { Input, Schemas } from "@reserve/contract";
import { discountedCents, fromCents, isPickup, type ShippingMethod, toCents } from "@reserve/domain";

/** Kinds of documents that staff enter: a sale over the counter, an order, a quotation. */
export const entryKinds = ["Order", "Sale", "Quotation"] as const;
/** One of `entryKinds`. */
export type EntryKind = (typeof entryKinds)[number];

/** A line: its price is the typed one, else the catalogue's less the discount. */
export interface EntryLine {
  ean: string;
  title: string;
  quantity: number;
  /** Wire format; empty for the catalogue's price. */
  price: string;
  /** 0 to 1; null for none. */
  discount: number | null;
}

/** The chosen customer. */
export interface EntryCustomer {
  id: number;
  name: string;
  roleId: number | null;
}

/** Fields of an address: empty ones are empty strings. */
export type EntryAddress = Record<keyof Schemas["Address"], string>;

/** Form values of a new order. */
export interface EntryValues {
  kind: EntryKind;
  lines: readonly EntryLine[];
  customer: EntryCustomer | null;
  /** Null for the first shop. */
  storeId: number | null;
  shippingMethod: ShippingMethod;
  paymentMethod: Schemas["PaymentMethod"];
  shippingPrice: string;
  /** Null for the customer's. */
  address: EntryAddress | null;
  /** Last day of a quotation; empty for none. */
  validUntil: string;
}

/** Values of an order nobody has typed anything of. */
export const emptyEntry: EntryValues = {
  kind: "Order",
  lines: [],
  customer: null,
  storeId: null,
  shippingMethod: "Pickup",
  paymentMethod: "ManualAtPickup",
  shippingPrice: "0.00",
  address: null,
  validUntil: "",
};

/** Kind and price of a title in the catalogue. */
export interface TitleFacts {
  kind: Schemas["ProductKind"];
  fullCents: number | null;
}

/** Whether the customer takes the titles with them, or comes for them. */
export function isCollected({ kind, shippingMethod }: Pick<EntryValues, "kind" | "shippingMethod">): boolean {
  return kind === "Sale" || isPickup(shippingMethod);
}

/** Returns the price of a copy; null while it is unknown. */
export function unitCentsOf({ price, discount }: EntryLine, facts: TitleFacts | undefined): number | null {
  if (price !== "") return toCents(price);
  if (!facts || facts.fullCents === null) return null;
  return discountedCents(facts.fullCents, discount ?? 0);
}

/** Returns the total of the titles, without postage. */
export function itemsCents({ lines }: Pick<EntryValues, "lines">, factsOf: ReadonlyMap<string, TitleFacts>): number {
  return lines.reduce((sum, line) => sum + line.quantity * (unitCentsOf(line, factsOf.get(line.ean)) ?? 0), 0);
}

/** Returns the postage: nothing for what is collected. */
export function postageCents(values: EntryValues): number {
  return isCollected(values) ? 0 : (toCents(values.shippingPrice) ?? 0);
}

/** Adds a copy of each title; a title that is there already gets one more. */
export function withTitles(lines: readonly EntryLine[], titles: readonly { ean: string; title: string }[]): EntryLine[] {
  return titles.reduce<EntryLine[]>(
    (sum, { ean, title }) =>
      sum.some((line) => line.ean === ean)
        ? sum.map((line) => (line.ean === ean ? { ...line, quantity: line.quantity + 1 } : line))
        : [...sum, { ean, title, quantity: 1, price: "", discount: null }],
    [...lines],
  );
}

/** Returns the request; `storeId`: the shop that is shown. */
export function toBody(
  values: EntryValues,
  factsOf: ReadonlyMap<string, TitleFacts>,
  storeId: number | null,
): Input<"createDocument">["body"] {
  const { kind, customer, paymentMethod, address, validUntil } = values;
  const isSale = kind === "Sale";
  return {
    ...(kind === "Quotation" ? { documentType: "Quotation" as const, validUntil: validUntil || null } : {}),
    ...(isSale ? { isHandedOver: true } : {}),
    customerId: customer?.id ?? null,
    storeId: isCollected(values) ? storeId : null,
    shippingMethod: isSale ? "Pickup" : values.shippingMethod,
    paymentMethod: isSale ? "ManualAtPickup" : paymentMethod,
    shippingPriceWithTax: fromCents(postageCents(values)),
    ...(isCollected(values) || address === null ? {} : { shippingAddress: toSave(address) }),
    lines: values.lines.map((line) => {
      const unitCents = unitCentsOf(line, factsOf.get(line.ean));
      const isOwn = line.price !== "" || (line.discount ?? 0) > 0;
      return { ean: line.ean, quantity: line.quantity, ...(isOwn && unitCents !== null ? { unitPriceWithTax: fromCents(unitCents) } : {}) };
    }),
  };
}

function toSave({ company, address2, phone, ...rest }: EntryAddress): Schemas["AddressSave"] {
  return { ...rest, company: company.trim() || null, address2: address2.trim() || null, phone: phone.trim() || null };
}

/** Returns an address as form values; without one, that of nobody in France. */
export function addressValues(address: Schemas["Address"] | null | undefined): EntryAddress {
  const { company, address2, phone, ...rest } = address ?? nowhere;
  return { ...rest, company: company ?? "", address2: address2 ?? "", phone: phone ?? "" };
}

const nowhere: Schemas["Address"] = {
  ...{ firstName: "", lastName: "", company: null, address1: "", address2: null },
  ...{ postalCode: "", city: "", country: "FR", phone: null },
};
