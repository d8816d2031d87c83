import type { ApiClient } from "@reserve/api-client";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;

/** Returns the id of the signature with this name, from the list: stories may forbid or fail the record's own query. */
async function idOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listSignatures", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No signature is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of a signature's page. */
export function signatureAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.signature(await idOf(api, name));
}

/** Renames a signature as another user. */
export async function renameSignature({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const record = await apiAs("admin").read("getSignature", { query: { id: await idOf(apiAs("admin"), name) } });
  const { id, description, version } = record;
  await act("admin", "updateSignature", { query: { id }, body: { name: other, description } }, { version: `"${version}"` });
}

/** Returns a function that creates a signature without posts and returns its URL. */
export function newSignatureAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => {
    const made = await api.send("createSignature", { body: { name, description: "" } });
    if (!made.isValid) throw new Error(made.errors.join(" "));
    return to.signature(made.output.entityOutput.id);
  };
}
