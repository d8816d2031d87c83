import type { ApiClient } from "@reserve/api-client";
import { listEventRegistrations, listRegistrationEvents } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** Spec of the list of events with registration; the period is its view. */
export const eventListSpec = listSpec(listRegistrationEvents, { views: ["period"] });

/** Query for a page of events; the previous page stays visible while the next one loads. */
export function eventListPage(api: ApiClient, state: ListState<FilterOf<typeof eventListSpec>>) {
  return { ...api.query("listRegistrationEvents", { query: eventListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const eventList = { spec: eventListSpec, page: eventListPage, path: to.eventRegistrations(), href: to.eventRegistration };

/** Query for the number of events of a period. */
export function eventCount(api: ApiClient, period: "upcoming" | "past") {
  return api.query("listRegistrationEvents", { query: { period, pageSize: 10 } });
}

/** An event with its counts, its waiting list, its sheet and its book. */
export function eventById(api: ApiClient, id: number) {
  return api.query("getRegistrationEvent", { query: { id } });
}

/** Spec of the registered people of an event; the event itself comes from the page. */
export const peopleSpec = listSpec(listEventRegistrations, { except: ["eventId", "state"] });

/** Query for a page of an event's registrations. */
export function peoplePage(api: ApiClient, eventId: number, state: ListState<FilterOf<typeof peopleSpec>>) {
  const query = { ...peopleSpec.query(state), eventId };
  return { ...api.query("listEventRegistrations", { query }), placeholderData: keepPreviousData };
}
