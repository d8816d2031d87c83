import type { Schemas } from "@reserve/contract";
import { Combobox, FieldStack, IconButton, Note } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { SortableList } from "@reserve/design-system/sortable";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { picturesFor } from "./pages.queries.ts";

interface BlocPicturesProps {
  label: string;
  /** Form field name. */
  name: string;
  ids: readonly number[];
  most: number;
  onChange: (ids: number[]) => void;
}

/** Ordered list of a bloc's pictures; others of the library are found by search. */
export function BlocPictures({ label, name, ids, most, onChange }: BlocPicturesProps) {
  const { t } = useTranslation("pages");
  const { api } = useRuntime();
  const search = useTypedSearch((typed) => picturesFor(api, typed));
  const titles = useQueries({
    queries: ids.map((id) => api.query("getMedia", { query: { id } })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data.title] as const] : []))),
  });
  const hits = search.hits.filter(({ id }) => !ids.includes(id));
  return (
    <FieldStack>
      <SortableList
        actions={({ id, label: title }) => (
          <IconButton
            icon={<XIcon size={14} />}
            label={t("bloc.remove", { title })}
            onClick={() => onChange(ids.filter((one) => String(one) !== id))}
            size="small"
          />
        )}
        empty={<Note>{t("bloc.noPicture")}</Note>}
        items={ids.map((id) => ({ id: String(id), label: titles.get(id) ?? t("bloc.pictureNumber", { id }) }))}
        label={label}
        onChange={(order) => onChange(order.map(Number))}
      />
      <Combobox
        failure={search.error ? { message: t("bloc.searchFailed"), onRetry: search.retry } : undefined}
        isDisabled={ids.length >= most}
        isPicker
        isSearching={search.isSearching}
        label={t("bloc.findPicture")}
        name={name}
        onChange={(option) => {
          const hit = hits.find(({ id }: Schemas["Media"]) => String(id) === option?.value);
          if (hit) onChange([...ids, hit.id]);
          search.onSearch("");
        }}
        onSearch={search.onSearch}
        options={hits.map(({ id, title, altText }) => ({ value: String(id), label: title, detail: altText }))}
        value={null}
      />
    </FieldStack>
  );
}
