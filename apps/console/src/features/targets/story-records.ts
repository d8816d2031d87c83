import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Names of the demo shop's targets. */
export const names = { sleeping: "Lecteurs de romans endormis", faithful: "Clients fidèles", carts: "Paniers sans commande" } as const;

async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listTargets", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No target is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of its page. */
export function targetAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.target(await idOf(api, name));
}

/** Returns a function that finds the URL of a target's analysis. */
export function analysisAt(name: string, query: string): (api: ApiClient) => Promise<string> {
  return async (api) => `${to.analysis({ target: await idOf(api, name) })}&${query}`;
}

/** A colleague changes it. */
export async function changeTarget({ act, apiAs }: Shop, name: string, change: Partial<Input<"updateTarget">["body"]>): Promise<void> {
  const {
    id,
    version,
    name: before,
    description,
    tree,
  } = await apiAs("admin").read("getTarget", {
    query: { id: await idOf(apiAs("admin"), name) },
  });
  await act("admin", "updateTarget", { query: { id }, body: { name: before, description, tree, ...change } }, { version: `"${version}"` });
}
