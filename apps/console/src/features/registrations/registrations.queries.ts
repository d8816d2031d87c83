import type { ApiClient } from "@reserve/api-client";
import { listEventRegistrations, listRegistrationEvents } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** Events that one registers for; which period they are of is said by the views. */
export const eventListSpec = listSpec(listRegistrationEvents, { views: ["period"] });

/** The page of events that a URL asks for; the page before stays while the next one is on its way. */
export function eventListPage(api: ApiClient, state: ListState<FilterOf<typeof eventListSpec>>) {
  return { ...api.query("listRegistrationEvents", { query: eventListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const eventList = { spec: eventListSpec, page: eventListPage, path: to.eventRegistrations(), href: to.eventRegistration };

/** How many events there are of a period. */
export function eventCount(api: ApiClient, period: "upcoming" | "past") {
  return api.query("listRegistrationEvents", { query: { period, pageSize: 10 } });
}

/** An event with its counts, its waiting list, its sheet and its book. */
export function eventById(api: ApiClient, id: number) {
  return api.query("getRegistrationEvent", { query: { id } });
}

/** Who has a place at an event; the event is the page's own. */
export const peopleSpec = listSpec(listEventRegistrations, { except: ["eventId", "state"] });

/** The page of people that the URL of an event asks for. */
export function peoplePage(api: ApiClient, eventId: number, state: ListState<FilterOf<typeof peopleSpec>>) {
  const query = { ...peopleSpec.query(state), eventId };
  return { ...api.query("listEventRegistrations", { query }), placeholderData: keepPreviousData };
}
