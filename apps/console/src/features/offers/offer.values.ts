import type { Schemas } from "@reserve/contract";
import type { Publication } from "../../shared/command/save-effect.ts";

/** Fields of the product that the form shows. */
export interface OfferTitle {
  id: number;
  ean: string;
  title: string;
}

/** Form values of an offer. */
export interface OfferValues {
  product: OfferTitle | null;
  name: string;
  priceWithTax: string;
  stock: number | null;
  startTime: string | null;
  endTime: string | null;
  isActive: boolean;
}

/** Returns the sale period of the offer. */
export function offerPublication({ isActive, startTime, endTime }: OfferValues): Publication {
  return { isPublic: isActive, start: startTime, end: endTime };
}

/** Returns the form values of an offer; a new one is active and belongs to the product of the URL. */
export function offerValuesOf(offer: Schemas["Offer"] | null, product: OfferTitle | null = null): OfferValues {
  if (!offer) return { product, name: "", priceWithTax: "", stock: 1, startTime: null, endTime: null, isActive: true };
  const { productId, ean, title, name, priceWithTax, stock, startTime, endTime, isActive } = offer;
  return { product: { id: productId, ean, title }, name, priceWithTax, stock, startTime, endTime, isActive };
}

/** Returns the missing fields, by property. */
export function missingOf({ product, name, priceWithTax, stock }: OfferValues): ("productId" | "name" | "priceWithTax" | "stock")[] {
  const missing: ReturnType<typeof missingOf> = [];
  if (product === null) missing.push("productId");
  if (name.trim() === "") missing.push("name");
  if (priceWithTax === "") missing.push("priceWithTax");
  if (stock === null) missing.push("stock");
  return missing;
}

/** Returns the request body; null while it is incomplete. */
export function offerSaveOf({ product, stock, ...values }: OfferValues): Schemas["OfferSave"] | null {
  if (product === null || stock === null || values.priceWithTax === "") return null;
  return { ...values, name: values.name.trim(), productId: product.id, stock };
}
