import type { ApiClient } from "@reserve/api-client";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Returns the id of the tag with this name, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listTags", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No tag is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of a tag's page. */
export function tagAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.tag(await idOf(api, name));
}

/** Renames a tag as another user. */
export async function renameTag({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const record = await apiAs("admin").read("getTag", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, seoName, version } = record;
  await act("admin", "updateTag", { query: { id }, body: { name: other, seoName } }, { version: `"${version}"` });
}
