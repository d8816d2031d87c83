import { TagsField } from "@reserve/design-system/fields";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { subjectsOf } from "../products.queries.ts";

type SubjectsFieldProps = Omit<ComponentProps<typeof TagsField>, "suggestions" | "onSearch" | "accepts"> & { scheme: "Clil" | "Thema" };

/** Maximum number of codes per request. */
const MOST_NAMED = 50;
const CODE = { Clil: /^\d{4}$/, Thema: /^(?=.*[A-Z\d])[A-Z\d-]{1,8}$/ };

/** Field for subjects of CLIL or Thema, found by French label or code: « 3442 Romans ». */
export function SubjectsField({ scheme, value, onChange, ...field }: SubjectsFieldProps) {
  const { api } = useRuntime();
  const { hits, onSearch } = useTypedSearch((search) => api.query("listSubjects", { query: { scheme, search } }));
  const { data } = useQuery({
    ...subjectsOf(api, scheme, value.slice(0, MOST_NAMED)),
    enabled: value.length > 0,
    placeholderData: keepPreviousData,
  });
  const named = new Map((data?.items ?? []).map((subject) => [subject.code, wordsOf(subject)]));
  return (
    <TagsField
      {...field}
      accepts={(typed) => CODE[scheme].test(typed)}
      onChange={(names) => onChange([...new Set(names.map(codeOf))])}
      onSearch={onSearch}
      suggestions={hits.map(wordsOf)}
      value={value.map((code) => named.get(code) ?? code)}
    />
  );
}

const wordsOf = ({ code, label }: { code: string; label: string }) => `${code} ${label}`;
const codeOf = (words: string) => words.split(" ")[0] ?? words;
