import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** What the stories speak of: the demo shop has no such records. */
export const names = ["Premier exemple", "Deuxième exemple", "Troisième exemple"] as const;

/** Makes one as staff would. */
export async function addReview({ act }: Shop, record: Partial<Input<"createReview">["body"]> & { name: string }) {
  await act("admin", "createReview", { body: record });
}

/** Makes all that the stories speak of. */
export async function addReviews(shop: Shop): Promise<void> {
  for (const name of names) await addReview(shop, { name });
}

/** The id of the one that has the name, as the list has it: what a story forbids or fails is the record's own read. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listReviews", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No record is called « ${name} ».`);
  return found.id;
}

/** Where its page is. */
export function reviewAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.review(await idOf(api, name));
}

/** A colleague gives it another name. */
export async function renameReview({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const record = await apiAs("admin").read("getReview", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, createdAt: _createdAt, version, ...body } = record;
  await act("admin", "updateReview", { query: { id }, body: { ...body, name: other } }, { version: `"${version}"` });
}
