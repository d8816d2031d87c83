import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;
type Body = Input<"createRestriction">["body"];

/** Creates a restriction as the admin. */
export async function addRestriction({ act }: Shop, body: Body): Promise<void> {
  await act("admin", "createRestriction", { body });
}

/** Creates the three restrictions of the stories: the demo shop has none. */
export async function addRestrictions(shop: Shop): Promise<void> {
  await addRestriction(shop, { type: "Author", values: ["Georges Perec"], isExcluded: true, label: "Exposition annulée" });
  await addRestriction(shop, { type: "Price", values: ["0"], isExcluded: true, label: "" });
  await addRestriction(shop, { type: "AvailabilityCode", values: ["51"], isExcluded: true, label: "Épuisés" });
}

/** Returns the id of the restriction with a value, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, value: string): Promise<number> {
  const { items } = await api.read("listRestrictions", { query: {} });
  const found = items.find((one) => one.value === value);
  if (!found) throw new Error(`No rule is about « ${value} ».`);
  return found.id;
}

/** Returns a function that finds the URL of a rule's page. */
export function restrictionAt(value: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.restriction(await idOf(api, value));
}

/** Changes a restriction as another user. */
export async function changeRestriction({ act, apiAs }: Shop, value: string, change: Partial<Body>): Promise<void> {
  const record = await apiAs("admin").read("getRestriction", { query: { id: await idOf(apiAs("admin"), value) } });
  const { id, createdAt: _createdAt, version, value: is, ...body } = record;
  await act("admin", "updateRestriction", { query: { id }, body: { ...body, values: [is], ...change } }, { version: `"${version}"` });
}
