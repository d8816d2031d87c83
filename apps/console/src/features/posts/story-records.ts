import type { ApiClient } from "@reserve/api-client";
import type { Input, Output } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";
import { postValuesOf } from "./post/post.values.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

async function idOf(api: ApiClient, title: string): Promise<number> {
  const { items } = await api.read("listPosts", { query: { search: title } });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`No post is called « ${title} ».`);
  return found.id;
}

/** Returns a function that finds the URL of a post. */
export function postAt(title: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.post(await idOf(api, title));
}

/** Returns a function that finds the URL of a post's versions. */
export function versionsAt(title: string, query: Readonly<Record<string, number | string>> = {}): (api: ApiClient) => Promise<string> {
  return async (api) => to.postHistory(await idOf(api, title), query);
}

async function signatureNamed(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listSignatures", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`Nobody signs as « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the list URL of the posts with this signature. */
export function postsSignedBy(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.posts({ signatureId: await signatureNamed(api, name) });
}

/** Returns the request body of a post. */
function saveOf(post: Output<"getPost">): Input<"updatePost">["body"] {
  return {
    postType: post.postType,
    publicationStartDate: post.publicationStartDate,
    publicationEndDate: post.publicationEndDate,
    localizations: post.localizations,
    eventStart: post.eventStart,
    eventEnd: post.eventEnd,
    registration: post.registration,
    location: post.location,
    productEans: post.products.map(({ ean }) => ean),
    postIds: post.posts.map(({ id }) => id),
    categoryIds: post.categoryIds,
    signatureId: post.signature?.id ?? null,
    tags: post.tags.map(({ name }) => name),
  };
}

/** Changes the French lead of a post. */
export async function rewritePost({ act, apiAs }: Shop, user: "admin" | "redaction", title: string, lead: string): Promise<void> {
  const post = await apiAs(user).read("getPost", { query: { id: await idOf(apiAs(user), title) } });
  const body = saveOf(post);
  const { localizations } = body;
  const written = { ...body, localizations: { ...localizations, fr: { ...localizations.fr, lead } } };
  await act(user, "updatePost", { query: { id: post.id }, body: written }, { version: `"${post.version}"` });
}

/** Changes the signature of a post as the admin. */
export async function signPost({ act, apiAs }: Shop, title: string, name: string): Promise<void> {
  const api = apiAs("admin");
  const post = await api.read("getPost", { query: { id: await idOf(api, title) } });
  const body = { ...saveOf(post), signatureId: await signatureNamed(api, name) };
  await act("admin", "updatePost", { query: { id: post.id }, body }, { version: `"${post.version}"` });
}

/** Changes the French title of a post as another user. */
export async function retitlePost({ act, apiAs }: Shop, title: string, other: string): Promise<void> {
  const post = await apiAs("admin").read("getPost", { query: { id: await idOf(apiAs("admin"), title) } });
  const body = saveOf(post);
  const { localizations } = body;
  const written = { ...body, localizations: { ...localizations, fr: { ...localizations.fr, title: other } } };
  await act("admin", "updatePost", { query: { id: post.id }, body: written }, { version: `"${post.version}"` });
}

/** Sets the publication start of a post. */
export async function schedulePost({ act, apiAs }: Shop, title: string, publicationStartDate: string): Promise<void> {
  const post = await apiAs("admin").read("getPost", { query: { id: await idOf(apiAs("admin"), title) } });
  const body = { ...saveOf(post), publicationStartDate, publicationEndDate: null };
  await act("admin", "updatePost", { query: { id: post.id }, body }, { version: `"${post.version}"` });
}

/** Returns the publication start of a post. */
export async function startOfPost({ apiAs }: Pick<Shop, "apiAs">, title: string): Promise<string | null> {
  const api = apiAs("admin");
  const { publicationStartDate } = await api.read("getPost", { query: { id: await idOf(api, title) } });
  return publicationStartDate;
}

/** A colleague has it open until the story is over. */
export async function openPost({ apiAs }: Pick<Shop, "apiAs">, title: string, user: "admin" | "redaction" = "redaction"): Promise<void> {
  const id = await idOf(apiAs("admin"), title);
  const { signal } = new AbortController();
  void apiAs(user).events("watchPosts", { query: { id: [id] } }, { signal, onEvent: () => undefined });
}

/** Stores a draft of the signed-in admin, typed elsewhere and not saved: another French title. */
export async function keepDraft({ act, apiAs }: Shop, title: string, other: string): Promise<void> {
  const post = await apiAs("admin").read("getPost", { query: { id: await idOf(apiAs("admin"), title) } });
  const values = postValuesOf(post);
  const { localizations } = values;
  const typed = { ...values, localizations: { ...localizations, fr: { ...localizations.fr, title: other } } };
  await act("admin", "keepPostDraft", { query: { id: post.id }, body: { values: typed, version: post.version, field: "title" } });
}
