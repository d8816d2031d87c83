import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Returns the page of the demo shop with this name. */
export async function pageCalled(api: ApiClient, name: string): Promise<Schemas["PageNode"]> {
  const { items } = await api.read("getPageFullTree", {});
  const found = items.find(({ names }) => names.fr === name);
  if (!found) throw new Error(`No page is called « ${name} ».`);
  return found;
}

/** Returns a function that finds the console URL of a page. */
export function pageAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.page((await pageCalled(api, name)).id);
}

/** Moves a page to the first place of the top level as another user. */
export async function movePageFirst({ act, apiAs }: Shop, name: string): Promise<void> {
  const { version } = await apiAs("admin").read("getPageFullTree", {});
  const { id } = await pageCalled(apiAs("admin"), name);
  await act("admin", "movePage", { body: { id, parentId: null, index: 0 } }, { version: `"${version}"` });
}

/** Renames a page as another user. */
export async function renamePage({ act, apiAs }: Shop, name: string, changed: string): Promise<void> {
  const { id } = await pageCalled(apiAs("admin"), name);
  const page = await apiAs("admin").read("getPage", { query: { id } });
  const { parentId, pageLayout, localizations, isPublished, isHome, blocs, version } = page;
  const body = {
    parentId,
    pageLayout,
    isPublished,
    isHome,
    blocs,
    localizations: { ...localizations, fr: { ...localizations.fr, name: changed } },
  };
  await act("admin", "updatePage", { query: { id }, body }, { version: `"${version}"` });
}
