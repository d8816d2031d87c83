import type { Output } from "@reserve/contract";
import { ActionStack, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { RecordMerge } from "../../shared/command/RecordMerge.tsx";
import { formatCount, formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { postsWith, tagsFor } from "./tags.queries.ts";

type Entity = Output<"updateTag">["entityOutput"];

interface TagMarginProps {
  /** Null for a new tag, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a tag: its posts, duplicates to merge, and deletion. */
export function TagMargin({ record, isDirty }: TagMarginProps) {
  const { t } = useTranslation("tags");
  if (!record) return <Note>{t("tag.newNote")}</Note>;
  return (
    <>
      <TagActions isDirty={isDirty} record={record} />
      <Duplicates isDirty={isDirty} record={record} />
    </>
  );
}

function TagActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("tags");
  return (
    <Section isPanel title={t("tag.actions")}>
      <TagFacts record={record} />
      <ActionStack>
        <DeleteButton
          detail={<Losing record={record} />}
          disabledReason={isDirty ? t("tag.saveFirst") : undefined}
          label={t("tag.delete")}
          nextUrl={to.tags()}
          op="deleteTag"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}

/** Number of posts with a tag, with a link to them, and its creation date. */
export function TagFacts({ record }: { record: Entity }) {
  const { t } = useTranslation("tags");
  const count = formatCount(record.postCount);
  return (
    <DescriptionList
      items={[
        {
          term: t("tag.postCount"),
          description: record.postCount > 0 ? <Link href={to.posts({ tagId: record.id })}>{count}</Link> : count,
        },
        { term: t("tag.createdAt"), description: formatDateTime(record.createdAt) },
      ]}
    />
  );
}

/** Posts that lose the tag when it is deleted, the first of them by name. */
function Losing({ record }: { record: Entity }) {
  const { t, i18n } = useTranslation("tags");
  const { api } = useRuntime();
  const { data } = useQuery({ ...postsWith(api, record.id), enabled: record.postCount > 0 });
  const named = data?.items.map(({ title }) => t("delete.post", { title })) ?? [];
  const rest = record.postCount - named.length;
  const posts = new Intl.ListFormat(i18n.language).format(
    rest > 0 && named.length > 0 ? [...named, t("delete.more", { count: rest })] : named,
  );
  return (
    <>
      {t("delete.detail", { name: record.name, count: record.postCount })} {posts === "" ? null : t("delete.posts", { posts })}
    </>
  );
}

function Duplicates({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("tags");
  const { api } = useRuntime();
  return (
    <RecordMerge
      detailOf={(other) => t("merge.detail", { other: other.name, name: record.name, count: other.postCount })}
      isDirty={isDirty}
      op="mergeTags"
      optionOf={({ name, postCount }) => ({ label: name, detail: t("merge.posts", { count: postCount }) })}
      record={record}
      search={(typed: string) => tagsFor(api, typed)}
      texts={{
        title: t("merge.title"),
        field: t("merge.field"),
        help: t("merge.help"),
        saveFirst: t("tag.saveFirst"),
        failed: t("merge.failed"),
      }}
    />
  );
}
