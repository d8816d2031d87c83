import type { Schemas } from "@reserve/contract";
import { Combobox, FieldStack, IconButton, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { SortableList } from "@reserve/design-system/sortable";
import { useTranslation } from "react-i18next";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { PostBadge } from "../PostBadge.tsx";
import { postsFor } from "../posts.queries.ts";

interface LinkedPostsProps {
  posts: readonly Schemas["PostLink"][];
  onChange: (posts: readonly Schemas["PostLink"][]) => void;
  most: number;
  /** Id of the post, which cannot link to itself; null for a new one. */
  self: number | null;
}

/** Ordered list of the linked posts; others are found by search. */
export function LinkedPosts({ posts, onChange, most, self }: LinkedPostsProps) {
  const { t } = useTranslation("posts");
  const { api } = useRuntime();
  const search = useTypedSearch((typed) => postsFor(api, typed));
  const byId = new Map(posts.map((post) => [String(post.id), post]));
  const hits = search.hits.filter(({ id }) => id !== self && !byId.has(String(id)));
  return (
    <Section title={t("section.posts")}>
      <FieldStack>
        <SortableList
          actions={({ id, label }) => (
            <IconButton
              icon={<XIcon size={14} />}
              label={t("post.remove", { title: label })}
              onClick={() => onChange(posts.filter((post) => String(post.id) !== id))}
              size="small"
            />
          )}
          empty={<Note>{t("post.noPost")}</Note>}
          items={posts.map(({ id, title, state }) => ({
            id: String(id),
            label: title,
            content: (
              <>
                {title} <PostBadge isInset state={state} />
              </>
            ),
          }))}
          label={t("section.posts")}
          onChange={(ids) => onChange(ids.flatMap((id) => byId.get(id) ?? []))}
        />
        <Combobox
          failure={search.error ? { message: t("post.searchFailed"), onRetry: search.retry } : undefined}
          isDisabled={posts.length >= most}
          isOptional
          isPicker
          isSearching={search.isSearching}
          label={t("post.findPost")}
          name="postIds"
          onChange={(option) => {
            const hit = hits.find(({ id }) => String(id) === option?.value);
            if (hit) onChange([...posts, hit]);
            search.onSearch("");
          }}
          onSearch={search.onSearch}
          options={hits.map(({ id, title, postType }) => ({ value: String(id), label: title, detail: t(`type.${postType}`) }))}
          value={null}
        />
      </FieldStack>
    </Section>
  );
}
