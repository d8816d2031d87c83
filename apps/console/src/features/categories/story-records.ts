import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** The category of the demo shop that has the code. */
export async function categoryOf(api: ApiClient, code: string): Promise<Schemas["CategoryNode"]> {
  const { items } = await api.read("getCategoryFullTree", {});
  const found = items.find((one) => one.code === code);
  if (!found) throw new Error(`No category has the code « ${code} ».`);
  return found;
}

/** Returns a function that finds the URL of its page. */
export function categoryAt(code: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.category((await categoryOf(api, code)).id);
}

/** Moves a category to the first place of the top level as another user. */
export async function moveFirst({ act, apiAs }: Shop, code: string): Promise<void> {
  const { version } = await apiAs("admin").read("getCategoryFullTree", {});
  const { id } = await categoryOf(apiAs("admin"), code);
  await act("admin", "moveCategory", { body: { id, parentId: null, index: 0 } }, { version: `"${version}"` });
}

/** Renames a category as another user. */
export async function renameCategory({ act, apiAs }: Shop, code: string, name: string): Promise<void> {
  const { id, version, parentId, pageUrl, isVisible } = await categoryOf(apiAs("admin"), code);
  const body = { code, localizations: { fr: { name } }, pageUrl, isVisible, parentId };
  await act("admin", "updateCategory", { query: { id }, body }, { version: `"${version}"` });
}

/** Five thousand categories on four levels. */
export function manyCategories(): Schemas["CategoryNode"][] {
  const made: Schemas["CategoryNode"][] = [];
  const add = (parentId: number | null, level: number, position: number, name: string) => {
    const width = [0, 8, 7, 10][level] ?? 0;
    const id = made.length + 1;
    made.push({
      id,
      parentId,
      level,
      position,
      code: `rayon-${id}`,
      localizations: { fr: { name } },
      pageUrl: null,
      isVisible: true,
      childCount: width,
      version: 1,
    });
    for (let place = 1; place <= width; place += 1) add(id, level + 1, place, `${name}.${place}`);
  };
  for (let place = 1; place <= 8; place += 1) add(null, 1, place, `Rayon ${place}`);
  return made;
}
