import { SectionNav } from "@reserve/design-system";
import { useSectionErrors } from "@reserve/design-system/fields";
import { useTranslation } from "react-i18next";

/** The sections of a long form at its left, each with how many of its fields are to be corrected. */
export function FormIndex({ sections }: { sections: readonly { id: string; label: string }[] }) {
  const { t } = useTranslation("users");
  const errors = useSectionErrors();
  return (
    <SectionNav sections={sections.map(({ id, label }) => ({ id, label, errorCount: errors.get(id) ?? 0 }))} title={t("form.index")} />
  );
}
