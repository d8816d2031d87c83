import type { ApiClient } from "@reserve/api-client";
import { listSignatures } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const signatureListSpec = listSpec(listSignatures);

/** Query for a page of signatures; the previous page stays visible while the next one loads. */
export function signatureListPage(api: ApiClient, state: ListState<FilterOf<typeof signatureListSpec>>) {
  return { ...api.query("listSignatures", { query: signatureListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const signatureList = { spec: signatureListSpec, page: signatureListPage, path: to.signatures(), href: to.signature };

/** Query for a signature. */
export function signatureById(api: ApiClient, id: number) {
  return api.query("getSignature", { query: { id } });
}
