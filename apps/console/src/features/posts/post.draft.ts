import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { DraftCalls } from "../../shared/autosave.ts";

/** How the server keeps what one types of a post; null: of one that is not begun. */
export function postDraft(api: ApiClient, id: number | null): DraftCalls {
  const query = id === null ? {} : { id };
  return {
    read: async () => (await api.read("getPostDraft", { query })).draft,
    async keep(values, version) {
      const result = await api.send("keepPostDraft", { query, body: { values: { ...values }, version } });
      if (!result.isValid) throw new ApiFailure(result);
      return result.output.savedAt;
    },
    async discard() {
      const result = await api.send("discardPostDraft", { query });
      if (!result.isValid) throw new ApiFailure(result);
    },
  };
}
