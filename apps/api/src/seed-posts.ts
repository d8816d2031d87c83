import { eq, inArray } from "drizzle-orm";
import { categories } from "./areas/categories/categories.tables.ts";
import { addPosts, type NewPost } from "./areas/posts/posts.bulk.store.ts";
import { emptyLocation } from "./areas/posts/posts.store.ts";
import { insertSignature } from "./areas/posts/signatures.store.ts";
import { postSignatures } from "./demo/post-texts.ts";
import type { DemoPost } from "./demo/posts.ts";
import type { Db } from "./platform/database/database.ts";
import { users } from "./platform/identity/identity.tables.ts";
import { personName } from "./platform/identity/user-name.ts";

/** Adds the posts of the demo shop with their authors and signatures. */
export async function insertPosts(tx: Db, demoPosts: readonly DemoPost[], library: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const writers = await tx
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .where(inArray(users.userName, [...new Set(demoPosts.map(({ owner }) => owner))]));
  const ids = new Map(writers.map(({ id, userName }) => [userName, id]));
  const shelves = await tx.select({ id: categories.id, code: categories.code }).from(categories);
  const byCode = new Map(shelves.map(({ id, code }) => [code, id]));
  const signatures = new Map<string, number>();
  for (const signature of postSignatures) {
    const row = await insertSignature(tx, signature, now);
    if (row) signatures.set(signature.name, row.id);
  }
  const [editor] = await tx.select().from(users).where(eq(users.userName, "admin"));
  const by = editor ? personName(editor) : "";
  await addPosts(
    tx,
    demoPosts.map((post) => ({
      ...newPost(post, ids.get(post.owner) ?? null, by, byCode, library),
      signatureId: post.signature === null ? null : (signatures.get(post.signature) ?? null),
    })),
    now,
  );
}

const moment = (text: string | null) => (text === null ? null : new Date(text));
const unset = { subtitle: "", lead: "", description: "", relativeUrl: null, metaTitle: "", metaDescription: "", metaKeywords: "" };

function newPost(
  post: DemoPost,
  ownerId: number | null,
  by: string,
  byCode: ReadonlyMap<string, number>,
  library: ReadonlyMap<string, number>,
): NewPost {
  const { title, subtitle, lead, description, relativeUrl, metaDescription, englishTitle, comment } = post;
  return {
    postType: post.postType,
    postStatus: post.postStatus,
    ownerId,
    lastMove: comment === null ? null : { move: "reject", at: post.updatedAt, by, comment },
    publicationStartAt: moment(post.publicationStart),
    publicationEndAt: moment(post.publicationEnd),
    eventStartAt: moment(post.eventStart),
    eventEndAt: moment(post.eventEnd),
    localizations: {
      fr: { title, subtitle, lead, description, relativeUrl, metaTitle: "", metaDescription, metaKeywords: "" },
      en: { ...unset, title: englishTitle },
    },
    location: { ...emptyLocation, ...post.location },
    productIds: post.productIds,
    linked: post.linked,
    mediaIds: post.pictures.flatMap((picture) => library.get(picture) ?? []),
    categoryIds: post.categories.flatMap((code) => byCode.get(code) ?? []),
    tags: post.tags,
    createdAt: new Date(post.createdAt),
    updatedAt: new Date(post.updatedAt),
  };
}
