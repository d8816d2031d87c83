import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Input, Output } from "@reserve/contract";
import type { DraftCalls } from "../../../shared/form/autosave.ts";
import { isSame } from "../../../shared/form/drafts.ts";
import { TEXTS } from "../../../shared/form/useAutosave.ts";
import { type PostValues, postValuesOf } from "./post.values.ts";

type Field = NonNullable<Input<"keepPostDraft">["body"]["field"]>;

/** Returns the calls that store a post's draft on the server, which notifies colleagues of the edited field; null for a new post. */
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

/** Returns the first field that differs; for localized texts the field in any language. */
function fieldTyped({ localizations: before, ...others }: PostValues, { localizations: after, ...typed }: PostValues): Field | null {
  for (const name of ["title", "subtitle", "lead", "description"] as const)
    if (Object.keys(after).some((locale) => before[locale]?.[name] !== after[locale]?.[name])) return name;
  return (Object.keys(typed) as (keyof typeof typed)[]).find((name) => !isSame(others[name], typed[name])) ?? null;
}
