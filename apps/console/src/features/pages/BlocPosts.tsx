import type { Schemas } from "@reserve/contract";
import { Combobox, FieldStack, IconButton, Note } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { SortableList } from "@reserve/design-system/sortable";
import type { PostType } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { postsForBloc } from "./pages.queries.ts";

interface BlocPostsProps {
  label: string;
  /** Form field name. */
  name: string;
  ids: readonly number[];
  most: number;
  onChange: (ids: number[]) => void;
  /** Only posts of this type and of these categories are offered. */
  postType: PostType | null;
  categoryIds: readonly number[];
}

/** Ordered list of a bloc's posts; other published posts are found by search. */
export function BlocPosts({ label, name, ids, most, onChange, postType, categoryIds }: BlocPostsProps) {
  const { t } = useTranslation("pages");
  const { api } = useRuntime();
  const narrowed = { ...(postType ? { postType } : {}), ...(categoryIds.length > 0 ? { categoryIds: [...categoryIds] } : {}) };
  const chosen = useQuery({ ...postsForBloc(api, { ids: [...ids] }), enabled: ids.length > 0 });
  const search = useTypedSearch((typed) => postsForBloc(api, { ...narrowed, search: typed }));
  const postsById = new Map(chosen.data?.items.map((post) => [post.id, post]));
  const hits = search.hits.filter(({ id }) => !ids.includes(id));
  const wordsOf = (id: number) => postsById.get(id)?.title ?? (chosen.data ? t("bloc.postOffline", { id }) : t("bloc.postNumber", { id }));
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
        empty={<Note>{t("bloc.noPost")}</Note>}
        items={ids.map((id) => ({ id: String(id), label: wordsOf(id) }))}
        label={label}
        onChange={(order) => onChange(order.map(Number))}
      />
      <Combobox
        failure={search.error ? { message: t("bloc.searchFailed"), onRetry: search.retry } : undefined}
        isDisabled={ids.length >= most}
        isPicker
        isSearching={search.isSearching}
        label={t("bloc.findPost")}
        name={name}
        onChange={(option) => {
          const hit = hits.find(({ id }: Schemas["ShownPost"]) => String(id) === option?.value);
          if (hit) onChange([...ids, hit.id]);
          search.onSearch("");
        }}
        onSearch={search.onSearch}
        options={hits.map(({ id, title, postType: type }) => ({ value: String(id), label: title, detail: t(`postType.${type}`) }))}
        value={null}
      />
    </FieldStack>
  );
}
