import type { ApiClient } from "@reserve/api-client";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Returns the id of the collection with this name, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listCollections", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No collection is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of a collection's page. */
export function collectionAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.collection(await idOf(api, name));
}

/** Renames a collection as another user. */
export async function renameCollection({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const record = await apiAs("admin").read("getCollection", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, createdAt: _createdAt, titleCount: _titleCount, titleCountIsExact: _titleCountIsExact, version, ...body } = record;
  await act("admin", "updateCollection", { query: { id }, body: { ...body, name: other } }, { version: `"${version}"` });
}
