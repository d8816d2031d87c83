import type { ApiClient } from "@reserve/api-client";
import { bareCode, fromAzerty, parseEan } from "@reserve/domain";
import { to } from "../shared/links/to.ts";

/** A typed or scanned text recognized as a code. */
export type Code =
  /** `isWhole`: thirteen digits or more, which is certainly complete; ten may be the beginning of thirteen. */
  | { kind: "ean"; ean: string; isWhole: boolean }
  | { kind: "brokenEan"; ean: string; expected: string }
  | { kind: "orderNumber"; number: string };

/** Parses a typed, pasted or scanned code; null for ordinary search text. */
export function codeOf(text: string): Code | null {
  const typed = fromAzerty(text);
  const verdict = parseEan(typed);
  const digits = bareCode(typed);
  if (verdict.isValid) return { kind: "ean", ean: verdict.ean, isWhole: digits.length >= 13 };
  if (verdict.reason === "CheckDigit" && digits.length === 13) return { kind: "brokenEan", ean: digits, expected: verdict.expected };
  // « 24118 », « F26-1204 », « BL24118-1 », and the shop's own « EXT-0168826 ».
  return /^(?:ext-\d{3,10}|[a-z]{0,3}\d{0,2}-?\d{3,9}(?:-\d{1,2})?)$/i.test(typed) ? { kind: "orderNumber", number: typed } : null;
}

/** Target of a code, or that nothing has it. */
export type Resolved = { href: string } | { unknown: Code };

/** Resolves a code on the server; throws what the query throws. */
export async function resolveCode(api: ApiClient, code: Code, signal: AbortSignal): Promise<Resolved> {
  if (code.kind === "brokenEan") return { unknown: code };
  if (code.kind === "ean") {
    const { id } = await api.read("getProductByEan", { query: { ean: code.ean } }, { signal });
    return { href: to.product(id) };
  }
  const { items } = await api.read("listDocuments", { query: { search: code.number, pageSize: 10 } }, { signal });
  const wanted = code.number.toUpperCase();
  const named = items.find(({ customId, externalId }) => customId.toUpperCase() === wanted || externalId?.toUpperCase() === wanted);
  // The number of an invoice, a delivery or a quotation finds the order that it belongs to, alone.
  const order = named ?? (/^[A-Z]/.test(wanted) && items.length === 1 ? items[0] : undefined);
  return order ? { href: to.order(order.id) } : { unknown: code };
}
