import type { Output } from "@reserve/contract";
import { Combobox, Section } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useCommand } from "../../shared/useCommand.ts";
import { useDebounced } from "../../shared/useDebounced.ts";
import { authorsFor } from "./authors.queries.ts";

interface AuthorMergeProps {
  record: Output<"updateAuthor">["entityOutput"];
  /** Something is typed and not saved: what would lose it waits. */
  isDirty: boolean;
}

/** « Doublons »: another sheet of the same person, found while one types, becomes part of this one once that is confirmed. */
export function AuthorMerge({ record, isDirty }: AuthorMergeProps) {
  const { t } = useTranslation("authors");
  const { api } = useRuntime();
  const [typed, setTyped] = useState("");
  const [other, setOther] = useState<{ name: string; titleCount: number } | null>(null);
  const searched = useDebounced(typed.trim());
  const { data, isFetching, isPlaceholderData, error, refetch } = useQuery(authorsFor(api, searched));
  const merge = useCommand("mergeAuthors");
  // Hits of earlier words are never offered: a quick Enter would take the wrong person.
  const isOld = isPlaceholderData || searched !== typed.trim();
  const hits = searched === "" || isOld ? [] : (data?.items.filter(({ id }) => id !== record.id) ?? []);
  return (
    <Section title={t("merge.title")}>
      <Combobox
        failure={error ? { message: t("merge.failed"), onRetry: () => void refetch() } : undefined}
        help={isDirty ? t("author.saveFirst") : t("merge.help")}
        isDisabled={isDirty}
        isPicker
        isSearching={isFetching || (isOld && typed.trim() !== "")}
        label={t("merge.field")}
        name="merge"
        onChange={(option) => {
          const hit = hits.find(({ id }) => String(id) === option?.value);
          if (!hit) return;
          setOther(hit);
          merge.ask({ body: { id: record.id, otherIds: [hit.id] } }, `"${record.version}"`);
        }}
        onSearch={setTyped}
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
