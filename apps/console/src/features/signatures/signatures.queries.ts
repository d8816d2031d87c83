import type { ApiClient } from "@reserve/api-client";
import { listSignatures } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The list as the contract offers it. */
export const signatureListSpec = listSpec(listSignatures);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function signatureListPage(api: ApiClient, state: ListState<FilterOf<typeof signatureListSpec>>) {
  return { ...api.query("listSignatures", { query: signatureListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const signatureList = { spec: signatureListSpec, page: signatureListPage, path: to.signatures(), href: to.signature };

/** One signature, whole. */
export function signatureById(api: ApiClient, id: number) {
  return api.query("getSignature", { query: { id } });
}
