import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Identifiers of the stories' subscriptions: a letter with many subscribers, offers, and an alert without confirmation. */
export const identifiers = { letter: "lettre-mois", offers: "offres", alert: "alerte-disponibilite" } as const;

async function idOf(api: ApiClient, identifier: string): Promise<number> {
  const { items } = await api.read("listSubscriptions", { query: { search: identifier } });
  const found = items.find((one) => one.identifier === identifier);
  if (!found) throw new Error(`No subscription is called « ${identifier} ».`);
  return found.id;
}

/** Returns a function that finds the URL of a subscription's page. */
export function subscriptionAt(
  identifier: string,
  page: "subscription" | "subscriptionTexts" | "subscriberImport" = "subscription",
): (api: ApiClient) => Promise<string> {
  return async (api) => to[page](await idOf(api, identifier));
}

/** A colleague changes its texts. */
export async function changeSubscription(
  { act, apiAs }: Shop,
  identifier: string,
  change: Partial<Input<"updateSubscription">["body"]>,
): Promise<void> {
  const api = apiAs("admin");
  const { id, version, ...one } = await api.read("getSubscription", { query: { id: await idOf(api, identifier) } });
  const { type, displayedText, needsConfirmation, localizations } = one;
  const body = { type, displayedText, needsConfirmation, localizations, identifier, ...change };
  await act("admin", "updateSubscription", { query: { id }, body }, { version: `"${version}"` });
}

/** Creates a subscription without subscribers. */
export async function addSubscription({ act }: Pick<Shop, "act">, identifier: string): Promise<void> {
  await act("admin", "createSubscription", {
    body: {
      ...{ type: "Newsletter", identifier, displayedText: "Oui, je veux recevoir la lettre jeunesse.", needsConfirmation: false },
      localizations: { fr: { name: "La lettre jeunesse", description: "" }, en: { name: "", description: "" } },
    },
  });
}
