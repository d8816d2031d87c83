import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Lists created for the stories; the demo shop has none. */
export const names = ["Accueil, meilleures ventes", "Poche, meilleures ventes", "Étrangères, meilleures ventes"] as const;

/** Creates a catalogue list as the admin. */
export async function addCatalogList({ act }: Shop, record: Pick<Input<"createCatalogList">["body"], "name" | "productIds">) {
  const body = { catalogListType: "BestSellers" as const, page: record.name, nextUpdateTime: null, ...record };
  await act("admin", "createCatalogList", { body });
}

/** Creates all catalogue lists of the stories. */
export async function addCatalogLists(shop: Shop): Promise<void> {
  const { items } = await shop.apiAs("admin").read("listProducts", { query: { pageSize: 10 } });
  const productIds = items.slice(0, 3).map(({ id }) => id);
  for (const name of names) await addCatalogList(shop, { name, productIds });
}

/** Returns the id of the record with this name, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listCatalogLists", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No record is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of its page. */
export function catalogListAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.catalogList(await idOf(api, name));
}

/** Renames a catalogue list as another user. */
export async function renameCatalogList({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const record = await apiAs("admin").read("getCatalogList", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, version, catalogListType, page, nextUpdateTime, products } = record;
  const body = { name: other, catalogListType, page, nextUpdateTime, productIds: products.map((product) => product.id) };
  await act("admin", "updateCatalogList", { query: { id }, body }, { version: `"${version}"` });
}
