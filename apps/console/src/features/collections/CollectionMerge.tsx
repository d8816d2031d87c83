import type { Output } from "@reserve/contract";
import { Combobox, Section } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useTypedSearch } from "../../shared/useTypedSearch.ts";
import { useWrite } from "../../shared/useWrite.ts";
import { collectionsFor } from "./collections.queries.ts";

type Hit = Output<"listCollections">["items"][number];

interface CollectionMergeProps {
  record: Output<"updateCollection">["entityOutput"];
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** « Doublons »: merges another record of the same collection, found by search, into this one after a confirmation. */
export function CollectionMerge({ record, isDirty }: CollectionMergeProps) {
  const { t } = useTranslation("collections");
  const { api } = useRuntime();
  const [other, setOther] = useState<Hit | null>(null);
  const search = useTypedSearch((typed) => collectionsFor(api, typed));
  const merge = useWrite("mergeCollections");
  const titles = ({ titleCount: count, titleCountIsExact }: Hit) => t(titleCountIsExact ? "merge.titles" : "merge.more", { count });
  const hits = search.hits.filter(({ id }) => id !== record.id);
  return (
    <Section title={t("merge.title")}>
      <Combobox
        failure={search.error ? { message: t("merge.failed"), onRetry: search.retry } : undefined}
        help={isDirty ? t("collection.saveFirst") : t("merge.help")}
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
        options={hits.map((hit) => ({
          value: String(hit.id),
          label: hit.publisher ? `${hit.name}, ${hit.publisher}` : hit.name,
          detail: titles(hit),
        }))}
        value={null}
      />
      <Confirmation
        command={merge}
        detail={other ? t("merge.detail", { other: other.name, name: record.name, titles: titles(other) }) : null}
        tone="danger"
      />
    </Section>
  );
}
