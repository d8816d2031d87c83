import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listMails } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The sent mails. */
export const mailListSpec = listSpec(listMails, { except: ["processed", "isFailing"] });

/** Query for a page of mails; the previous page stays visible while the next one loads. */
export function mailPage(api: ApiClient, state: ListState<FilterOf<typeof mailListSpec>>) {
  return { ...api.query("listMails", { query: mailListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const mailList = { spec: mailListSpec, page: mailPage, path: to.mails(), href: to.mail };

/** Query for a mail, refetched every few seconds until it has been sent. */
export function mailById(api: ApiClient, id: string) {
  return {
    ...api.query("getMail", { query: { id } }),
    refetchInterval: ({ state }: { state: { data?: Schemas["Mail"] | undefined } }) =>
      state.data?.processed === false ? 5_000 : (false as const),
  };
}

/** Query for the customer whose mails are listed. */
export function customerById(api: ApiClient, id: number) {
  return api.query("getCustomer", { query: { id } });
}

/** Query for the customers that match the text. */
export function customersFor(api: ApiClient, search: string) {
  return api.query("listCustomers", { query: { search, pageSize: 10 } });
}

/** Returns a customer's name for a list. */
export function nameOfCustomer({ company, firstName, lastName, email }: Schemas["CustomerSummary"]): string {
  return company || `${firstName} ${lastName}`.trim() || email;
}

/** Returns the current query string for an old URL of the list, which only had sent and unsent; null for any other. */
export function renewedSearch(search: URLSearchParams): string | null {
  const processed = search.get("processed");
  if (processed === null) return null;
  const renewed = new URLSearchParams(search);
  renewed.delete("processed");
  const states = { true: ["Sent"], false: ["Waiting", "Failing"] }[processed] ?? [];
  if (!renewed.has("state")) for (const state of states) renewed.append("state", state);
  return `?${renewed}`;
}

/** Query for a mail with invented facts. */
export function mailTemplate(api: ApiClient, type: Schemas["MailTemplateType"]) {
  return api.query("getMailTemplate", { query: { type } });
}

/** Mail states and types, in order. */
export const { is: mailStates } = listMails.filters.state;
export const { is: mailTypes } = listMails.filters.type;
/** Types of mails that can be previewed. */
export const mailTemplateTypes = mailTypes.filter((type) => type !== "campaignTest");

/** Returns the mail type in a query string; the first one if there is none, or an unknown one. */
export function templateTypeIn(search: URLSearchParams): Schemas["MailTemplateType"] {
  return mailTemplateTypes.find((type) => type === search.get("type")) ?? "orderCreatedVendor";
}
