import type { Output } from "@reserve/contract";
import { ActionStack, DescriptionList, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { DeleteButton } from "../../shared/command/DeleteButton.tsx";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";

type Entity = Output<"updateCatalogList">["entityOutput"];

interface CatalogListMarginProps {
  /** Null for a new list, which has no details yet. */
  record: Entity | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a catalogue list: creation date and deletion. */
export function CatalogListMargin({ record, isDirty }: CatalogListMarginProps) {
  const { t } = useTranslation("catalogLists");
  return record ? <CatalogListActions isDirty={isDirty} record={record} /> : <Note>{t("catalogList.newNote")}</Note>;
}

function CatalogListActions({ record, isDirty }: { record: Entity; isDirty: boolean }) {
  const { t } = useTranslation("catalogLists");
  return (
    <Section isPanel title={t("catalogList.actions")}>
      <p>
        {t(record.nextUpdateTime === null ? "catalogList.nextDaily" : "catalogList.nextKept", { date: formatDateTime(record.nextRunAt) })}
      </p>
      <DescriptionList
        items={[
          { term: t("catalogList.updatedAt"), description: record.updatedAt ? formatDateTime(record.updatedAt) : t("catalogList.never") },
          { term: t("catalogList.createdAt"), description: formatDateTime(record.createdAt) },
        ]}
      />
      <ActionStack>
        <DeleteButton
          detail={t("catalogList.deleteDetail", { name: record.name })}
          disabledReason={isDirty ? t("catalogList.saveFirst") : undefined}
          label={t("catalogList.delete")}
          nextUrl={to.catalogLists()}
          op="deleteCatalogList"
          record={record}
        />
      </ActionStack>
    </Section>
  );
}
