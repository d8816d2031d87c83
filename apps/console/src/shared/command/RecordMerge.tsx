import type { Input, WriteId } from "@reserve/contract";
import { Combobox, Section } from "@reserve/design-system";
import { useState } from "react";
import { type SearchQuery, useTypedSearch } from "../list/useTypedSearch.ts";
import { Confirmation } from "./Confirmation.tsx";
import { useWrite } from "./useWrite.ts";

/** The operations that merge other records into one. */
type MergeId = { [Op in WriteId]: Input<Op> extends { body: { id: number; otherIds: number[] } } ? Op : never }[WriteId];

interface RecordMergeProps<Hit extends { id: number }> {
  op: MergeId;
  record: { id: number; version: number };
  /** The record has unsaved changes, which a merge would lose: the field is disabled and its help is `texts.saveFirst`. */
  isDirty: boolean;
  texts: Readonly<Record<"title" | "field" | "help" | "saveFirst" | "failed", string>>;
  /** Query for the records that match the typed text. */
  search: (typed: string) => SearchQuery<Hit>;
  optionOf: (hit: Hit) => { label: string; detail: string };
  /** Text of the confirmation: what becomes of the other record. */
  detailOf: (other: Hit) => string;
}

/** « Doublons »: merges another record for the same thing, found by search, into this one after a confirmation. */
export function RecordMerge<Hit extends { id: number }>(props: RecordMergeProps<Hit>) {
  const { op, record, isDirty, texts, optionOf, detailOf } = props;
  const [other, setOther] = useState<Hit | null>(null);
  const search = useTypedSearch(props.search);
  const merge = useWrite(op);
  const hits = search.hits.filter(({ id }) => id !== record.id);
  return (
    <Section title={texts.title}>
      <Combobox
        failure={search.error ? { message: texts.failed, onRetry: search.retry } : undefined}
        help={isDirty ? texts.saveFirst : texts.help}
        isDisabled={isDirty}
        isPicker
        isSearching={search.isSearching}
        label={texts.field}
        name="merge"
        onChange={(option) => {
          const hit = hits.find(({ id }) => String(id) === option?.value);
          if (!hit) return;
          setOther(hit);
          merge.ask({ body: { id: record.id, otherIds: [hit.id] } }, `"${record.version}"`);
        }}
        onSearch={search.onSearch}
        options={hits.map((hit) => ({ value: String(hit.id), ...optionOf(hit) }))}
        value={null}
      />
      <Confirmation command={merge} detail={other ? detailOf(other) : null} tone="danger" />
    </Section>
  );
}
