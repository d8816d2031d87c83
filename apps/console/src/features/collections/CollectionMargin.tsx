import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { useMay } from "../../shared/permissions.ts";
import { to } from "../../shared/to.ts";
import { useWrite } from "../../shared/useWrite.ts";
import { CollectionMerge } from "./CollectionMerge.tsx";
import { titleCountWords } from "./collections.columns.ts";

type Entity = Output<"updateCollection">["entityOutput"];

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
      <CollectionMerge isDirty={isDirty} record={record} />
    </>
  );
}

function CollectionActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("collections");
  const navigate = useNavigate();
  const mayListProducts = useMay()("listProducts");
  const remove = useWrite("deleteCollection", { onDone: () => void navigate(to.collections(), { replace: true }) });
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
        <Button
          disabledReason={isDirty ? t("collection.saveFirst") : undefined}
          icon={<XIcon />}
          isFullWidth
          onClick={() => remove.ask({ query: { id: record.id } }, `"${record.version}"`)}
          variant="danger"
        >
          {t("collection.delete")}
        </Button>
      </ActionStack>
      <Confirmation command={remove} detail={t("collection.deleteDetail", { name: record.name })} tone="danger" />
    </Section>
  );
}

/** Returns the filters of the product list for the counted products. */
function titlesOf({ name, otherNames, publisher }: Entity): URLSearchParams {
  // The list accepts at most twenty names.
  const params = new URLSearchParams([name, ...otherNames].slice(0, 20).map((one) => ["collection", one]));
  if (publisher !== "") params.append("publisher", publisher);
  return params;
}
