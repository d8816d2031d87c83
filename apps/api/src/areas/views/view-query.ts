import { type OperationId, operations, type Schemas } from "@reserve/contract";
import { document, resolve } from "@reserve/contract/document";

/** Read operation of each list. */
const READS = {
  orders: "listDocuments",
  products: "listProducts",
  customers: "listCustomers",
  messages: "listMessages",
  mails: "listMails",
} as const satisfies Record<Schemas["ViewedList"], OperationId>;

/** Returns the claims that allow reading that list and its views. */
export function claimsOf(list: Schemas["ViewedList"]): readonly string[] {
  return operations[READS[list]].claims;
}

/** A view is a list from its start, without the current page. */
const PLACES = ["page", "after"];

/** Whether a text is a query of that list's URL only: no other parameter, no fragment, no other path. */
export function isListQuery(list: Schemas["ViewedList"], query: string): boolean {
  if (/[\s#\p{Cc}]/u.test(query)) return false;
  const parameters = parametersOf(READS[list]);
  return [...new URLSearchParams(query).keys()].every((name) => parameters.has(name));
}

function parametersOf(id: OperationId): Set<string> {
  const { path, method } = operations[id];
  const parameters = document.paths[path]?.[method]?.parameters ?? [];
  return new Set(parameters.map((entry) => resolve(entry).name).filter((name) => !PLACES.includes(name)));
}
