import type { Output } from "@reserve/contract";
import { ActionStack, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { RecordMerge } from "../../shared/command/RecordMerge.tsx";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { titleCountWords } from "./collections.columns.ts";
import { collectionsFor } from "./collections.queries.ts";

type Entity = Output<"updateCollection">["entityOutput"];
type Hit = Output<"listCollections">["items"][number];

interface CollectionMarginProps {
  /** Null for a new collection, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a collection: its titles, duplicates to merge, and deletion. */
export function CollectionMargin({ record, isDirty }: CollectionMarginProps) {
  const { t } = useTranslation("collections");
  if (!record) return <Note>{t("collection.newNote")}</Note>;
  return (
    <>
      <CollectionActions isDirty={isDirty} record={record} />
      <Duplicates isDirty={isDirty} record={record} />
    </>
  );
}

function CollectionActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("collections");
  const mayListProducts = useMay()("listProducts");
  return (
    <Section isPanel title={t("collection.actions")}>
      <DescriptionList
        items={[
          {
            term: t("collection.titleCount"),
            description:
              record.titleCount > 0 && mayListProducts ? (
                <Link href={to.products(titlesOf(record))}>{titleCountWords(t, record)}</Link>
              ) : (
                titleCountWords(t, record)
              ),
          },
          { term: t("collection.createdAt"), description: formatDateTime(record.createdAt) },
        ]}
      />
      <ActionStack>
        <DeleteButton
          detail={t("collection.deleteDetail", { name: record.name })}
          disabledReason={isDirty ? t("collection.saveFirst") : undefined}
          label={t("collection.delete")}
          nextUrl={to.collections()}
          op="deleteCollection"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}

function Duplicates({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("collections");
  const { api } = useRuntime();
  const titles = ({ titleCount: count, titleCountIsExact }: Hit) => t(titleCountIsExact ? "merge.titles" : "merge.more", { count });
  return (
    <RecordMerge
      detailOf={(other) => t("merge.detail", { other: other.name, name: record.name, titles: titles(other) })}
      isDirty={isDirty}
      op="mergeCollections"
      optionOf={(hit) => ({ label: hit.publisher ? `${hit.name}, ${hit.publisher}` : hit.name, detail: titles(hit) })}
      record={record}
      search={(typed: string) => collectionsFor(api, typed)}
      texts={{
        title: t("merge.title"),
        field: t("merge.field"),
        help: t("merge.help"),
        saveFirst: t("collection.saveFirst"),
        failed: t("merge.failed"),
      }}
    />
  );
}

/** Returns the filters of the product list for the counted products. */
function titlesOf({ name, otherNames, publisher }: Entity): URLSearchParams {
  // The list accepts at most twenty names.
  const params = new URLSearchParams([name, ...otherNames].slice(0, 20).map((one) => ["collection", one]));
  if (publisher !== "") params.append("publisher", publisher);
  return params;
}
