import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

/** Titles of the stories' events: a freed place and three people waiting, half full, without an end, and past. */
export const titles = {
  full: "Soirée Perec à voix haute",
  half: "Lecture à voix haute : Noël en Bretagne",
  endless: "Rencontre avec une éditrice de poésie",
  past: "Club de lecture d’octobre",
} as const;

/** Returns a function that finds the URL of the registrations of an event. */
export function eventAt(title: string, period: "upcoming" | "past" = "upcoming"): (api: ApiClient) => Promise<string> {
  return async (api) => {
    const { items } = await api.read("listRegistrationEvents", { query: { search: title, period } });
    const found = items.find((one) => one.title === title);
    if (!found) throw new Error(`No event is called « ${title} ».`);
    return to.eventRegistration(found.id);
  };
}

/** Corrects a registration as another user. */
export async function colleagueChanges(
  { act, apiAs }: Pick<StoryContext, "act" | "apiAs">,
  title: string,
  search: string,
  change: Partial<Input<"updateEventRegistration">["body"]>,
): Promise<void> {
  const api = apiAs("admin");
  const events = await api.read("listRegistrationEvents", { query: { search: title } });
  const { items } = await api.read("listEventRegistrations", { query: { eventId: events.items[0]?.id ?? 0, search } });
  const [person] = items;
  if (!person) throw new Error(`Nobody is called « ${search} ».`);
  const { firstName, lastName, email, phone, comments, buyBook } = person;
  const body = { firstName, lastName, email, phone, comments, buyBook, ...change };
  await act("admin", "updateEventRegistration", { query: { id: person.id }, body }, { version: `"${person.version}"` });
}
