import type { Output } from "@reserve/contract";
import { Combobox, Section } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useTypedSearch } from "../../shared/useTypedSearch.ts";
import { useWrite } from "../../shared/useWrite.ts";
import { authorsFor } from "./authors.queries.ts";

interface AuthorMergeProps {
  record: Output<"updateAuthor">["entityOutput"];
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** « Doublons »: merges another record of the same author, found by search, into this one after a confirmation. */
export function AuthorMerge({ record, isDirty }: AuthorMergeProps) {
  const { t } = useTranslation("authors");
  const { api } = useRuntime();
  const [other, setOther] = useState<{ name: string; titleCount: number } | null>(null);
  const search = useTypedSearch((typed) => authorsFor(api, typed));
  const merge = useWrite("mergeAuthors");
  const hits = search.hits.filter(({ id }) => id !== record.id);
  return (
    <Section title={t("merge.title")}>
      <Combobox
        failure={search.error ? { message: t("merge.failed"), onRetry: search.retry } : undefined}
        help={isDirty ? t("author.saveFirst") : t("merge.help")}
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
        options={hits.map(({ id, name, titleCount }) => ({
          value: String(id),
          label: name,
          detail: t("merge.titles", { count: titleCount }),
        }))}
        value={null}
      />
      <Confirmation
        command={merge}
        detail={
          other ? t("merge.detail", { other: other.name, name: record.name, titles: t("merge.titles", { count: other.titleCount }) }) : null
        }
        tone="danger"
      />
    </Section>
  );
}
