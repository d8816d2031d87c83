import type { Schemas } from "@reserve/contract";
import { TagsField } from "@reserve/design-system/fields";
import type { ComponentProps } from "react";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";

type NamesFieldProps = Omit<ComponentProps<typeof TagsField>, "suggestions" | "onSearch"> & {
  /** Kind of names to suggest from other products, so that one name has one spelling. */
  like: Schemas["RestrictionType"];
};

/** Field for names of which a product may have several. */
export function NamesField({ like, ...field }: NamesFieldProps) {
  const { api } = useRuntime();
  const { hits, onSearch } = useTypedSearch((search) => api.query("listRestrictionValues", { query: { type: like, search } }));
  return <TagsField {...field} onSearch={onSearch} suggestions={hits.map(({ value }) => value)} />;
}
