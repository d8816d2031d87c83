import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { categories } from "./areas/categories/categories.tables.ts";
import { insertPage } from "./areas/pages/pages.store.ts";
import { shownPosts } from "./areas/posts/posts.shown.ts";
import type { DemoBloc, DemoPage } from "./demo/pages.ts";
import type { Db } from "./platform/database/database.ts";
import { users } from "./platform/identity/identity.tables.ts";
import { personName } from "./platform/identity/user-name.ts";

/** Adds the pages of the demo shop, whose blocs show existing media, posts and categories. */
export async function insertPages(tx: Db, demoPages: readonly DemoPage[], library: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const shelves = await tx.select({ id: categories.id, code: categories.code }).from(categories);
  const [editor] = await tx.select().from(users).where(eq(users.userName, "admin"));
  const written = { updatedAt: now, updatedBy: editor ? personName(editor) : "" };
  const ids: number[] = [];
  for (const page of demoPages) {
    const { pageLayout, isPublished, isHome, name, relativeUrl, description } = page;
    const unset = { metaTitle: "", metaKeywords: "" };
    const blocs: Schemas["Bloc"][] = [];
    for (const bloc of page.blocs) blocs.push(await newBloc(bloc));
    const localizations = {
      fr: { ...unset, name: name.fr, relativeUrl: relativeUrl.fr, metaDescription: description },
      en: { ...unset, name: name.en, relativeUrl: relativeUrl.en, metaDescription: "" },
    };
    const parentId = page.above === null ? null : (ids[page.above] ?? null);
    const id = await insertPage(tx, { pageLayout, isPublished, isHome, localizations, blocs }, parentId, written);
    if (id === null) throw new Error(`two pages of the demo shop have the URL of “${name.fr}”`);
    ids.push(id);
  }

  async function newBloc({ title, html, category, chosen, pictures, ...bloc }: DemoBloc): Promise<Schemas["Bloc"]> {
    const picked = chosen ? await shownPosts(tx, { postType: chosen.postType, most: chosen.count }, { locale: "fr", now }) : { items: [] };
    return {
      ...bloc,
      id: crypto.randomUUID(),
      localizations: { fr: { title: title.fr, html: html.fr }, en: { title: title.en, html: html.en } },
      categoryIds: shelves.flatMap(({ id, code }) => (code === category ? [id] : [])),
      automaticRetrieve: bloc.blocType === "Basic",
      resultsOrderable: false,
      postIds: picked.items.map(({ id }) => id),
      mediaIds: pictures.flatMap((picture) => library.get(picture) ?? []),
      url: null,
      isExternalUrl: false,
    };
  }
}
