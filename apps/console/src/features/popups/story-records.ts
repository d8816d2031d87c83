import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Titles of the stories' popups: expired, inactive, shown now, and two scheduled for the same time. */
export const titles = {
  over: "Rentrée littéraire",
  draft: "Fermeture pour inventaire",
  active: "Livraison offerte",
  scheduled: "Ouvert dimanche",
  overlapping: "Chèques-cadeaux",
} as const;

/** Returns the id of the record with this title, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, title: string): Promise<number> {
  const { items } = await api.read("listPopups", { query: { search: title } });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`No popup is called « ${title} ».`);
  return found.id;
}

/** Returns a function that finds the URL of its page. */
export function popupAt(title: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.popup(await idOf(api, title));
}

/** A colleague changes it. */
export async function changePopup({ act, apiAs }: Shop, title: string, change: Partial<Input<"updatePopup">["body"]>): Promise<void> {
  const popup = await apiAs("admin").read("getPopup", { query: { id: await idOf(apiAs("admin"), title) } });
  const { html, isActive, cookieDurationDays, startTime, endTime } = popup;
  const body = { title, html, isActive, cookieDurationDays, startTime, endTime, ...change };
  await act("admin", "updatePopup", { query: { id: popup.id }, body }, { version: `"${popup.version}"` });
}

/** Adds a popup that is currently shown, before those that started earlier. */
export async function addPopup({ act }: Shop, change: Partial<Input<"createPopup">["body"]> & { title: string }): Promise<void> {
  const body = {
    ...{ html: "<p>Jusqu’à samedi.</p>", isActive: true, cookieDurationDays: 2, startTime: new Date(Date.now() - 60_000).toISOString() },
    ...{ endTime: null, ...change },
  };
  await act("admin", "createPopup", { body });
}
