import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { numberKey, pastedNumberKeys, searchedEan } from "@reserve/domain";
import { allRows } from "../../shared/list/all-rows.ts";

type Row = Schemas["DocumentSummary"];
type ListQuery = NonNullable<Input<"listDocuments">["query"]>;

/** Maximum number of numbers per list query. */
export const MOST_NUMBERS = 200;
/** Maximum number of orders per action: beyond, the list has to be filtered. */
export const MOST_ORDERS = 500;

/** Result of looking up pasted numbers and EANs. */
export interface NumberLookup {
  /** The orders' own numbers. */
  numbers: string[];
  /** Codes without an order, as pasted. */
  unknown: string[];
  /** True when there were more orders than a list may have; the rest is omitted. */
  isCut: boolean;
}

/** Finds the orders with these numbers, and those that contain products with these EANs. */
export async function lookUpNumbers(api: ApiClient, codes: readonly string[]): Promise<NumberLookup> {
  const eans = codes.filter((code) => searchedEan(code) !== null);
  const typed = codes.filter((code) => !eans.includes(code));
  const named = typed.length > 0 ? await allOrders(api, { number: [...typed] }, MOST_NUMBERS) : [];
  const keys = new Set(named.map(({ customId }) => numberKey(customId)));
  const unknown = typed.filter((code) => !pastedNumberKeys(code).some((key) => keys.has(key)));
  const numbers = new Set(named.map(({ customId }) => customId));
  for (const code of eans) {
    const ean = searchedEan(code);
    // One after the other, to limit the load on the server.
    const found = ean !== null ? await allOrders(api, { search: ean }, MOST_NUMBERS) : [];
    if (found.length === 0) unknown.push(code);
    for (const { customId } of found) numbers.add(customId);
  }
  return { numbers: [...numbers].slice(0, MOST_NUMBERS), unknown, isCut: numbers.size > MOST_NUMBERS };
}

/** Returns the filtered orders, from the first, up to `most`. */
export function allOrders(api: ApiClient, filters: ListQuery, most: number): Promise<Row[]> {
  return allRows((page) => api.read("listDocuments", { query: { ...filters, ...page } }), most);
}
