import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Discounts of the demo shop, one per state, and one with single-use codes. */
export const names = {
  active: "Noël des fidèles",
  exhausted: "Les cinquante premiers",
  scheduled: "Soldes de la papeterie",
  over: "Rentrée littéraire",
  draft: "Retrait offert en Belgique",
  coded: "Anniversaire de la librairie",
} as const;

/** Returns the id of the record with this name, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listDiscounts", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No discount is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of its page. */
export function discountAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.discount(await idOf(api, name));
}

/** Returns a function that finds the URL of its codes. */
export function codesAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.discountCodes(await idOf(api, name));
}

/** A colleague changes it. */
export async function changeDiscount({ act, apiAs }: Shop, name: string, change: Partial<Input<"updateDiscount">["body"]>): Promise<void> {
  const discount = await apiAs("admin").read("getDiscount", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, state: _state, createdAt: _at, version, titles: _titles, ...counted } = discount;
  const { redemptionCount: _count, givenAmount: _given, turnover: _turnover, ...terms } = counted;
  await act("admin", "updateDiscount", { query: { id }, body: { ...terms, ...change } }, { version: `"${version}"` });
}
