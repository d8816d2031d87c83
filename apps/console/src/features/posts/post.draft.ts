import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Input, Output } from "@reserve/contract";
import type { DraftCalls } from "../../shared/autosave.ts";
import { isSame } from "../../shared/drafts.ts";
import { TEXTS } from "../../shared/useAutosave.ts";
import { type PostValues, postValuesOf } from "./post.values.ts";

type Field = NonNullable<Input<"keepPostDraft">["body"]["field"]>;

/** How the server keeps what one types of a post, and tells colleagues in which field; null: of one that is not begun. */
export function postDraft(api: ApiClient, record: Output<"getPost"> | null): DraftCalls {
  const query = record === null ? {} : { id: record.id };
  let knownIds = postValuesOf(record);
  let field: Field | null = null;
  return {
    read: async () => (await api.read("getPostDraft", { query })).draft,
    async keep(values, version) {
      const { [TEXTS]: _texts, ...typed } = values as PostValues & { [TEXTS]?: unknown };
      field = fieldTyped(knownIds, typed) ?? field;
      knownIds = typed;
      const result = await api.send("keepPostDraft", { query, body: { values: { ...values }, version, field } });
      if (!result.isValid) throw new ApiFailure(result);
      return result.output.savedAt;
    },
    async discard() {
      const result = await api.send("discardPostDraft", { query });
      if (!result.isValid) throw new ApiFailure(result);
    },
  };
}

/** The first field that another value stands in; of texts which one, in whatever language. */
function fieldTyped({ localizations: before, ...others }: PostValues, { localizations: after, ...typed }: PostValues): Field | null {
  for (const name of ["title", "subtitle", "lead", "description"] as const)
    if (Object.keys(after).some((locale) => before[locale]?.[name] !== after[locale]?.[name])) return name;
  return (Object.keys(typed) as (keyof typeof typed)[]).find((name) => !isSame(others[name], typed[name])) ?? null;
}
