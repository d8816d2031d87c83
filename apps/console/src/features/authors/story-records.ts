import type { ApiClient } from "@reserve/api-client";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Returns the id of the author with this name, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listAuthors", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No author is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of an author's page. */
export function authorAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.author(await idOf(api, name));
}

/** Renames an author as another user. */
export async function renameAuthor({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const record = await apiAs("admin").read("getAuthor", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, createdAt: _createdAt, titleCount: _titleCount, version, ...body } = record;
  await act("admin", "updateAuthor", { query: { id }, body: { ...body, name: other } }, { version: `"${version}"` });
}
