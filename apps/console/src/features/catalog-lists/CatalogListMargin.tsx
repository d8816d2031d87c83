import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, Note, Section } from "@reserve/design-system";
import { XIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { to } from "../../shared/to.ts";
import { useWrite } from "../../shared/useWrite.ts";

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
  const navigate = useNavigate();
  const remove = useWrite("deleteCatalogList", { onDone: () => void navigate(to.catalogLists(), { replace: true }) });
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
        <Button
          disabledReason={isDirty ? t("catalogList.saveFirst") : undefined}
          icon={<XIcon />}
          isFullWidth
          onClick={() => remove.ask({ query: { id: record.id } }, `"${record.version}"`)}
          variant="danger"
        >
          {t("catalogList.delete")}
        </Button>
      </ActionStack>
      <Confirmation command={remove} detail={t("catalogList.deleteDetail", { name: record.name })} tone="danger" />
    </Section>
  );
}
