import { newUuid } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { Badge, Checkbox, FieldStack, RadioGroup, Section } from "@reserve/design-system";
import { CountedTextField } from "@reserve/design-system/fields";
import { LocalizedFields, SeoFields } from "@reserve/design-system/localized";
import { PlanMark } from "@reserve/design-system/plan";
import { type BlocType, layoutColumns, type PageLayout, pageAddress, pageLayouts } from "@reserve/domain";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useSiteUrl } from "../../shared/form/SiteAddress.tsx";
import { type RecordFormState, useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { BlocFields } from "./BlocFields.tsx";
import { PageMargin } from "./PageMargin.tsx";
import { PagePlan, useBlocName } from "./PagePlan.tsx";
import { PagePreview } from "./PagePreview.tsx";
import {
  type Bloc,
  blocField,
  blocsIn,
  blocText,
  findingsOf,
  newBloc,
  type PageLocale,
  type PageValues,
  pageSaveOf,
  pageValuesOf,
} from "./page.values.ts";

interface PageFormProps {
  /** Null: a new one. */
  record: Schemas["Page"] | null;
  /** Parent of a new page; null at the top level. */
  parent: Schemas["Page"] | null;
  /** Links to the previous and next page of the list. */
  neighbourLinks: ReactNode;
}

/** Form to compose a page: names, layout, blocs, and a preview. */
export function PageForm({ record, parent, neighbourLinks }: PageFormProps) {
  const { t } = useTranslation("pages");
  const { variant, locale } = useRuntime();
  const blocName = useBlocName();
  const [original = "fr", ...others] = variant.locales.map(({ code }) => code);
  const locales = [original, ...others] as const;
  const nameOf = ({ names }: Pick<Schemas["Page"], "names">) => names[locale] || names.fr;
  const title = record ? nameOf(record) : t("page.new");
  const parentId = record ? record.parentId : (parent?.id ?? null);
  const form = useRecordForm({
    name: `page ${record?.id ?? `new ${parent?.id ?? ""}`}`,
    label: record ? t("page.unsaved", { name: title }) : t("page.new"),
    record,
    create: { op: "createPage", url: ({ id }) => to.page(id) },
    update: "updatePage",
    values: pageValuesOf,
    fields: {
      localizations: {
        label: t("page.names"),
        text: ({ localizations }) =>
          Object.values(localizations)
            .map(({ name }) => name)
            .filter(Boolean)
            .join("\n") || null,
      },
      seo: {
        label: t("page.seo"),
        text: ({ seo }) => locales.flatMap((code) => Object.values(seo[code]).filter(Boolean)).join("\n") || null,
      },
      pageLayout: { label: t("page.layout"), text: ({ pageLayout }) => t(`layout.${pageLayout}`) },
      isPublished: { label: t("page.isPublished"), text: ({ isPublished }) => t(isPublished ? "page.published" : "page.draft") },
      isHome: { label: t("page.isHome"), text: ({ isHome }) => t(isHome ? "page.yes" : "page.no") },
      blocs: {
        label: t("page.blocs"),
        text: ({ blocs }) => blocs.map((bloc) => blocText(bloc, blocName)).join("\n") || null,
        isLongText: true,
      },
    },
    check(values) {
      const properties = faultsOf(values).map(([propertyName, fault]) => ({
        propertyName,
        errorMessage: t(`fault.${fault}` as "fault.nameMissing"),
      }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: (values) => pageSaveOf(values, record ? undefined : parentId),
  });
  const [selected, setSelected] = useState<string | null>(null);
  const { values, change, field, errors } = form;
  // Errors are shown at once: a bloc's fields are only rendered when it is selected.
  const [seen, setSeen] = useState(errors);
  if (seen !== errors) {
    setSeen(errors);
    const wrong = values.blocs.filter((_, index) => faultAt(errors, index));
    if (wrong[0] && !wrong.some(({ id }) => id === selected)) setSelected(wrong[0].id);
  }
  const published = field("isPublished");
  const home = field("isHome");
  return (
    <RecordForm
      effect={saveEffect("published", record && { isPublic: record.isPublished }, { isPublic: values.isPublished }, new Date())}
      actions={neighbourLinks}
      form={form}
      margin={<PageMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("page.margin")}
      saveLabel={t(record ? "page.save" : "page.create")}
      subtitle={
        record
          ? t("page.subtitle", { id: record.id, at: formatDateTime(record.updatedAt), by: record.updatedBy, address: record.address })
          : parent
            ? t("page.below", { name: nameOf(parent) })
            : t("page.atTop")
      }
      title={title}
      titleExtra={record && !record.isPublished ? <Badge tone="neutral">{t("tree.draft")}</Badge> : null}
    >
      <Section title={t("page.section")}>
        <FieldStack>
          <LocalizedFields
            fields={[{ name: "name", label: t("page.name"), maxLength: 120 }]}
            label={t("page.names")}
            locales={[original, ...others]}
            name="localizations"
            onChange={(localizations) => change({ localizations })}
            value={values.localizations}
          />
          <Checkbox
            checked={values.isPublished}
            help={t("page.isPublishedHelp")}
            label={published.label}
            name={published.name}
            onChange={published.onChange}
          />
          <Checkbox checked={values.isHome} help={t("page.isHomeHelp")} label={home.label} name={home.name} onChange={home.onChange} />
        </FieldStack>
      </Section>
      <Layout form={form} />
      <Blocs form={form} onSelect={setSelected} selected={selected} />
      <PagePreview page={pageSaveOf(values, parentId)} selected={selected} />
      {locales.map((code) => (
        <Seo code={code} form={form} key={code} />
      ))}
    </RecordForm>
  );
}

/** Layout chooser, each drawn to scale. */
function Layout({ form: { values, change } }: { form: RecordFormState<PageValues> }) {
  const { t } = useTranslation("pages");
  return (
    <Section title={t("page.layout")}>
      <RadioGroup
        isInline
        label={t("page.layout")}
        name="pageLayout"
        onChange={(layout) => change({ pageLayout: layout as PageLayout, blocs: blocsIn(values.blocs, layout as PageLayout) })}
        options={pageLayouts.map((layout) => ({
          value: layout,
          label: (
            <>
              <PlanMark shares={layoutColumns[layout].map(({ sixths }) => sixths)} /> {t(`layout.${layout}`)}
            </>
          ),
        }))}
        value={values.pageLayout}
      />
    </Section>
  );
}

interface BlocsProps {
  form: RecordFormState<PageValues>;
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** The plan of the page, and the fields of the selected bloc. */
function Blocs({ form, selected, onSelect }: BlocsProps) {
  const { t } = useTranslation("pages");
  const nameOf = useBlocName();
  const { values, change, errors, turn } = form;
  const faults = new Map(
    values.blocs.flatMap((bloc, index) => {
      const [finding] = findingsOf(bloc, values.pageLayout);
      const words = faultAt(errors, index)?.errorMessage ?? (finding ? t(`fault.${finding.fault}` as "fault.htmlMissing") : undefined);
      return words ? [[bloc.id, words] as const] : [];
    }),
  );
  const index = values.blocs.findIndex(({ id }) => id === selected);
  const bloc = values.blocs[index];
  const setBlocs = (blocs: Bloc[]) => change({ blocs });
  const add = (blocType: BlocType, column: Bloc["column"]) => {
    const made = newBloc(blocType, column, newUuid());
    setBlocs([...values.blocs, made]);
    onSelect(made.id);
  };
  return (
    <>
      <PagePlan
        blocs={values.blocs}
        faults={faults}
        layout={values.pageLayout}
        onAdd={add}
        onChange={setBlocs}
        onSelect={onSelect}
        selected={selected}
      />
      {bloc ? (
        <BlocFields
          bloc={bloc}
          index={index}
          key={bloc.id}
          name={nameOf(bloc)}
          onChange={(changed) => setBlocs(values.blocs.map((one) => (one.id === bloc.id ? { ...one, ...changed } : one)))}
          onDown={stepOf(values.blocs, bloc, 1, setBlocs)}
          onOtherColumn={
            layoutColumns[values.pageLayout].length > 1
              ? () =>
                  setBlocs([
                    ...values.blocs.filter(({ id }) => id !== bloc.id),
                    { ...bloc, column: bloc.column === "main" ? "side" : "main" },
                  ])
              : null
          }
          onRemove={() => {
            setBlocs(values.blocs.filter(({ id }) => id !== bloc.id));
            onSelect(null);
          }}
          onUp={stepOf(values.blocs, bloc, -1, setBlocs)}
          turn={turn}
        />
      ) : null}
    </>
  );
}

/** Returns the error of a bloc. */
const faultAt = (errors: RecordFormState<PageValues>["errors"], index: number) =>
  errors?.properties.find(({ propertyName }) => propertyName.startsWith(`blocs[${index}].`));

/** Returns a function that swaps a bloc with the previous or next one of its column; null at the end. */
function stepOf(blocs: readonly Bloc[], bloc: Bloc, step: 1 | -1, set: (blocs: Bloc[]) => void): (() => void) | null {
  const beside = blocs.filter(({ column }) => column === bloc.column);
  const other = beside[beside.findIndex(({ id }) => id === bloc.id) + step];
  if (!other) return null;
  return () => set(blocs.map((one) => (one.id === bloc.id ? other : one.id === other.id ? bloc : one)));
}

/** SEO fields of the page in one language. */
function Seo({ form: { values, saved, change }, code }: { form: RecordFormState<PageValues>; code: PageLocale }) {
  const { t } = useTranslation("pages");
  const siteUrl = useSiteUrl();
  const { title, description, slug, keywords } = values.seo[code];
  const set = (changed: Partial<PageValues["seo"][PageLocale]>) =>
    change({ seo: { ...values.seo, [code]: { ...values.seo[code], ...changed } } });
  return (
    <Section title={t("page.seoIn", { language: t(`language.${code}`) })}>
      <FieldStack>
        <SeoFields
          lang={code}
          name={{
            title: `localizations.${code}.metaTitle`,
            description: `localizations.${code}.metaDescription`,
            slug: `localizations.${code}.relativeUrl`,
          }}
          onChange={(seo) => set({ title: seo.title, description: seo.description, slug: seo.slug })}
          pageTitle={values.localizations[code]?.name ?? ""}
          savedSlug={saved.seo[code].slug}
          urlStart={siteUrl(pageAddress("", false))}
          value={{ title, description, slug }}
        />
        <CountedTextField
          isOptional
          label={t("page.keywords")}
          lang={code}
          maxLength={300}
          name={`localizations.${code}.metaKeywords`}
          onChange={(typed) => set({ keywords: typed })}
          value={keywords}
        />
      </FieldStack>
    </Section>
  );
}

/** Returns the errors by property. */
function faultsOf(values: PageValues): [string, string][] {
  const faults: [string, string][] = [];
  const { localizations } = pageSaveOf(values);
  for (const [code, text] of Object.entries(localizations)) {
    const isWritten = code === "fr" || Object.values(text).some((value) => value !== null && value !== "");
    if (isWritten && text.name === "") faults.push([`localizations.${code}.name`, "nameMissing"]);
    else if (isWritten && text.relativeUrl === null) faults.push([`localizations.${code}.relativeUrl`, "urlMissing"]);
  }
  for (const [index, bloc] of values.blocs.entries())
    for (const { property, fault } of findingsOf(bloc, values.pageLayout)) faults.push([blocField(index, property), fault]);
  return faults;
}
