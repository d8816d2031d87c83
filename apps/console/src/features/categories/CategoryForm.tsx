import type { Schemas } from "@reserve/contract";
import { Checkbox, Section, TextField } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { LocalizedFields } from "@reserve/design-system/localized";
import { categoryAddress, isSiteAddress, LONGEST_SEO, seoWhileTyped } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { CategoryMargin } from "./CategoryMargin.tsx";
import { type CategoryValues, categorySaveOf, categoryValuesOf, codeOf } from "./category.values.ts";

interface CategoryFormProps {
  /** Null: a new one. */
  record: Schemas["Category"] | null;
  /** Parent of a new category; null at the top level. */
  parent: Schemas["Category"] | null;
}

/** Form for a category: its names, its code, its page, and whether the site shows it. */
export function CategoryForm({ record, parent }: CategoryFormProps) {
  const { t } = useTranslation("categories");
  const { variant, locale } = useRuntime();
  const nameOf = ({ localizations }: Pick<Schemas["Category"], "localizations">) => (localizations[locale] ?? localizations.fr).name;
  const title = record ? nameOf(record) : t("category.new");
  const [original, ...others] = variant.locales.map(({ code }) => code);
  const form = useRecordForm({
    name: `category ${record?.id ?? `new ${parent?.id ?? ""}`}`,
    label: record ? t("category.unsaved", { name: title }) : t("category.new"),
    record,
    create: { op: "createCategory", url: ({ id }) => to.category(id) },
    update: "updateCategory",
    values: categoryValuesOf,
    fields: {
      localizations: {
        label: t("category.names"),
        text: ({ localizations }) =>
          Object.values(localizations)
            .map(({ name }) => name)
            .filter(Boolean)
            .join("\n") || null,
      },
      code: { label: t("category.code"), text: codeOf },
      pageUrl: { label: t("category.pageUrl"), text: ({ pageUrl }) => pageUrl || null },
      isVisible: { label: t("category.isVisible"), text: ({ isVisible }) => t(isVisible ? "category.shown" : "category.hidden") },
    },
    check(values) {
      const properties = missingOf(values).map(([propertyName, reason]) => ({ propertyName, errorMessage: t(`category.${reason}`) }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: (values) => categorySaveOf(values, record ? undefined : (parent?.id ?? null)),
  });
  const { values, change, field } = form;
  const code = field("code");
  const visible = field("isVisible");
  return (
    <RecordForm
      effect={saveEffect("published", record && { isPublic: record.isVisible }, { isPublic: form.values.isVisible }, new Date())}
      form={form}
      margin={<CategoryMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("category.margin")}
      saveLabel={t(record ? "category.save" : "category.create")}
      subtitle={
        record ? t("category.place", { level: record.level }) : parent ? t("category.below", { name: nameOf(parent) }) : t("category.atTop")
      }
      title={title}
    >
      <Section title={t("category.section")}>
        <FieldGrid>
          <FieldCell span={12}>
            <LocalizedFields
              fields={[{ name: "name", label: t("category.name"), maxLength: 120 }]}
              label={t("category.names")}
              locales={[original ?? "fr", ...others]}
              name="localizations"
              onChange={(localizations) => change({ localizations: localizations as CategoryValues["localizations"] })}
              value={values.localizations}
            />
          </FieldCell>
          <FieldCell span={6}>
            <TextField
              {...code}
              autoComplete="off"
              help={t("category.codeHelp", { address: categoryAddress(codeOf(values) || "…") })}
              maxLength={LONGEST_SEO}
              onBlur={() => {
                if (values.code !== null) change({ code: codeOf(values) || null });
              }}
              onChange={(typed) => change({ code: seoWhileTyped(typed, "fr") })}
              required
              spellCheck={false}
              value={values.code ?? codeOf(values)}
            />
          </FieldCell>
          <FieldCell span={6}>
            <CountedTextField
              {...field("pageUrl")}
              autoComplete="off"
              help={t("category.pageUrlHelp")}
              isOptional
              maxLength={500}
              spellCheck={false}
            />
          </FieldCell>
          <FieldCell>
            <Checkbox
              checked={values.isVisible}
              help={t("category.isVisibleHelp")}
              label={visible.label}
              name={visible.name}
              onChange={visible.onChange}
            />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

/** Returns the missing fields, by property. */
function missingOf(values: CategoryValues): [string, "nameMissing" | "codeMissing" | "pageUrlWrong"][] {
  const missing: ReturnType<typeof missingOf> = [];
  if (!values.localizations.fr?.name.trim()) missing.push(["localizations.fr.name", "nameMissing"]);
  else if (codeOf(values) === "") missing.push(["code", "codeMissing"]);
  if (values.pageUrl.trim() && !isSiteAddress(values.pageUrl.trim())) missing.push(["pageUrl", "pageUrlWrong"]);
  return missing;
}
