import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { idIn } from "../../shared/address-id.ts";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listMails">["query"]>;

/** What the address of the sent mails may hold. */
export const mailListSpec: ListUrlSpec = {
  filters: ["state", "type", "dateFrom", "dateTo", "documentId", "customerId"],
  defaultSort: "-createdAt",
};

const sorts = ["createdAt", "sentDate", "to", "subject"].flatMap((field) => [field, `-${field}`]);

/** The page of mails that an address asks for; the page before stays while the next one is on its way. */
export function mailPage(api: ApiClient, state: ListState) {
  return { ...api.query("listMails", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

/** One mail, whole; read again every few seconds for as long as it has not left. */
export function mailById(api: ApiClient, id: string) {
  return {
    ...api.query("getMail", { query: { id } }),
    refetchInterval: ({ state }: { state: { data?: Schemas["Mail"] | undefined } }) =>
      state.data?.processed === false ? 5_000 : (false as const),
  };
}

/** The customer whose mails are listed. */
export function customerById(api: ApiClient, id: number) {
  return api.query("getCustomer", { query: { id } });
}

/** The customers who fit what was typed. */
export function customersFor(api: ApiClient, search: string) {
  return api.query("listCustomers", { query: { search, pageSize: 10 } });
}

/** What a customer is called in a list. */
export function nameOfCustomer({ company, firstName, lastName, email }: Schemas["CustomerSummary"]): string {
  return company || `${firstName} ${lastName}`.trim() || email;
}

/** The address of the same list in today’s words, for one that was kept when sent and unsent were the only states; null for any other. */
export function renewedSearch(search: URLSearchParams): string | null {
  const processed = search.get("processed");
  if (processed === null) return null;
  const renewed = new URLSearchParams(search);
  renewed.delete("processed");
  const states = { true: ["Sent"], false: ["Waiting", "Failing"] }[processed] ?? [];
  if (!renewed.has("state")) for (const state of states) renewed.append("state", state);
  return `?${renewed}`;
}

/** The id in an address; null when it cannot be one. */
export function mailIdOf(param: string | undefined): string | null {
  return param && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(param) ? param : null;
}

/** The mail of a forgotten password, written with invented facts. */
export function passwordMail(api: ApiClient) {
  return api.query("getMailTemplate", { query: { type: "forgotPassword" } });
}

/** Where a mail may stand, in the order of its way. */
export const mailStates = ["Waiting", "Sent", "Failing"] as const satisfies readonly Schemas["MailState"][];

/** Every kind of mail that the shop sends, in the order of an order's way. */
export const mailTypes = Object.keys({
  orderCreatedVendor: true,
  orderCreatedCustomer: true,
  awaitingPayment: true,
  paidCustomer: true,
  paidVendor: true,
  shipmentSent: true,
  shipmentDelivered: true,
  completed: true,
  cancelledVendor: true,
  cancelledCustomer: true,
  paymentFailedVendor: true,
  pickingNotified: true,
  refunded: true,
  documentMessage: true,
  messageReply: true,
  emailChanged: true,
  forgotPassword: true,
  chooseFirstPassword: true,
} satisfies Record<Schemas["MailType"], true>) as readonly Schemas["MailType"][];

function toQuery({ page, pageSize, sort, search, filters }: ListState): ListQuery {
  // What an address holds beside the contract's words is left out: an old bookmark still opens a list.
  const state = mailStates.filter((one) => filters.state?.includes(one));
  const type = mailTypes.filter((one) => filters.type?.includes(one));
  const [dateFrom, dateTo] = [filters.dateFrom?.[0], filters.dateTo?.[0]];
  const [documentId, customerId] = [idIn(filters.documentId?.[0]), idIn(filters.customerId?.[0])];
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    sort: (sorts.includes(sort) ? sort : mailListSpec.defaultSort) as ListQuery["sort"],
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(state.length > 0 ? { state } : {}),
    ...(type.length > 0 ? { type } : {}),
    ...(dateFrom ? { dateFrom } : {}),
    ...(dateTo ? { dateTo } : {}),
    ...(documentId === null ? {} : { documentId }),
    ...(customerId === null ? {} : { customerId }),
  };
}
