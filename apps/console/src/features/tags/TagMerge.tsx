import type { Output } from "@reserve/contract";
import { Combobox, Section } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useTypedSearch } from "../../shared/useTypedSearch.ts";
import { useWrite } from "../../shared/useWrite.ts";
import { tagsFor } from "./tags.queries.ts";

interface TagMergeProps {
  record: Output<"updateTag">["entityOutput"];
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** « Doublons »: merges another tag with the same meaning, found by search, into this one after a confirmation. */
export function TagMerge({ record, isDirty }: TagMergeProps) {
  const { t } = useTranslation("tags");
  const { api } = useRuntime();
  const [other, setOther] = useState<{ name: string; postCount: number } | null>(null);
  const search = useTypedSearch((typed) => tagsFor(api, typed));
  const merge = useWrite("mergeTags");
  const hits = search.hits.filter(({ id }) => id !== record.id);
  return (
    <Section title={t("merge.title")}>
      <Combobox
        failure={search.error ? { message: t("merge.failed"), onRetry: search.retry } : undefined}
        help={isDirty ? t("tag.saveFirst") : t("merge.help")}
        isDisabled={isDirty}
        isPicker
        isSearching={search.isSearching}
        label={t("merge.field")}
        name="merge"
        onChange={(option) => {
          const hit = hits.find(({ id }) => String(id) === option?.value);
          if (!hit) return;
          setOther(hit);
          merge.ask({ body: { id: record.id, otherIds: [hit.id] } }, `"${record.version}"`);
        }}
        onSearch={search.onSearch}
        options={hits.map(({ id, name, postCount }) => ({
          value: String(id),
          label: name,
          detail: t("merge.posts", { count: postCount }),
        }))}
        value={null}
      />
      <Confirmation
        command={merge}
        detail={other ? t("merge.detail", { other: other.name, name: record.name, count: other.postCount }) : null}
        tone="danger"
      />
    </Section>
  );
}
