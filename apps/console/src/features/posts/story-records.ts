import type { ApiClient } from "@reserve/api-client";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

async function idOf(api: ApiClient, title: string): Promise<number> {
  const { items } = await api.read("listPosts", { query: { search: title } });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`No post is called « ${title} ».`);
  return found.id;
}

/** Where the page of a post of the demo shop is. */
export function postAt(title: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.post(await idOf(api, title));
}

/** A colleague gives it another title in French. */
export async function retitlePost({ act, apiAs }: Shop, title: string, other: string): Promise<void> {
  const api = apiAs("admin");
  const post = await api.read("getPost", { query: { id: await idOf(api, title) } });
  const { localizations } = post;
  await act(
    "admin",
    "updatePost",
    {
      query: { id: post.id },
      body: {
        postType: post.postType,
        publicationStartDate: post.publicationStartDate,
        publicationEndDate: post.publicationEndDate,
        localizations: { ...localizations, fr: { ...localizations.fr, title: other } },
        eventStart: post.eventStart,
        eventEnd: post.eventEnd,
        registration: post.registration,
        location: post.location,
        productEans: post.products.map(({ ean }) => ean),
        postIds: post.posts.map(({ id }) => id),
        categoryIds: post.categoryIds,
        tags: post.tags.map(({ name }) => name),
      },
    },
    { version: `"${post.version}"` },
  );
}
