import { type FormErrors, SectionNav } from "@reserve/design-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** A section of a form: its anchor, its heading, and the prefixes of its field names. */
interface FormPart {
  id: string;
  label: string;
  fields: readonly string[];
}

/** Index of a long form's sections, each with its number of errors. */
export function FormIndex({ parts, errors }: { parts: readonly FormPart[]; errors: FormErrors | null }) {
  const { t } = useTranslation("users");
  const sections = useMemo(
    () =>
      parts.map(({ id, label, fields }) => ({
        id,
        label,
        errorCount: errors?.properties.filter(({ propertyName }) => fields.some((field) => propertyName.startsWith(field))).length ?? 0,
      })),
    [parts, errors],
  );
  return <SectionNav sections={sections} title={t("form.index")} />;
}
