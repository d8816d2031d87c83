import { type ApiClient, ApiFailure } from "@reserve/api-client";
import { type EanVerdict, parseEan } from "@reserve/domain";
import type { Title } from "../../shared/format/titles.ts";

/** Query for an offer. */
export function offerById(api: ApiClient, id: number) {
  return api.query("getOffer", { query: { id } });
}

/** Every offer of a product. */
export function offersOf(api: ApiClient, productId: number) {
  return api.query("listOffers", { query: { productId } });
}

/** The product that an offer is of, whole. */
export function productOf(api: ApiClient, id: number) {
  return api.query("getProduct", { query: { id } });
}

/** Result of a typed or scanned code. */
export type FoundTitle =
  | { title: Title }
  | { problem: "unknown" | "failed" | Exclude<EanVerdict, { isValid: true }>["reason"]; expected?: string };

/** Returns the title of a code, or the reason why there is none; never throws. */
export async function titleOfCode(api: ApiClient, code: string): Promise<FoundTitle> {
  const verdict = parseEan(code);
  if (!verdict.isValid) return { problem: verdict.reason, ...(verdict.reason === "CheckDigit" ? { expected: verdict.expected } : {}) };
  try {
    const { id, ean, title, authors, kind } = await api.read("getProductByEan", { query: { ean: verdict.ean } });
    return { title: { id, ean, title, authors, kind } };
  } catch (error) {
    if (error instanceof ApiFailure) return { problem: error.failure.kind === "notFound" ? "unknown" : "failed" };
    throw error;
  }
}
