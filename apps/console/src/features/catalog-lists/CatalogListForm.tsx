import type { Output, Schemas } from "@reserve/contract";
import { Badge, FieldStack, IconButton, Note, RadioGroup, Section, Select, Work } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { XIcon } from "@reserve/design-system/icons";
import { DateTimePicker } from "@reserve/design-system/pickers";
import { SortableList } from "@reserve/design-system/sortable";
import { catalogListTypes, MOST_LISTED, parisDay, saleState } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import type { Title } from "../../shared/format/titles.ts";
import { to } from "../../shared/links/to.ts";
import { PasteCodes } from "../../shared/pickers/PasteCodes.tsx";
import { TitleCover } from "../../shared/pickers/TitleCover.tsx";
import { TitlePicker } from "../../shared/pickers/TitlePicker.tsx";
import { CatalogListMargin } from "./CatalogListMargin.tsx";

type Entity = Output<"updateCatalogList">["entityOutput"];
type Listed = Title & Partial<Schemas["ProductSummary"]>;

interface CatalogListFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next list. */
  neighbourLinks: ReactNode;
}

interface CatalogListValues {
  name: string;
  catalogListType: Schemas["CatalogListType"];
  page: string;
  /** False for a list that is rebuilt each day; true for one that stays unchanged until `nextUpdateTime`. */
  isFixed: boolean;
  nextUpdateTime: string | null;
  /** Products in display order. */
  products: readonly Listed[];
}

/** Form for a catalogue list: its description, its place on the site, and its products in display order. */
export function CatalogListForm({ record, neighbourLinks }: CatalogListFormProps) {
  const { t } = useTranslation(["catalogLists", "shared"]);
  const form = useRecordForm({
    name: `catalog-list ${record?.id ?? "new"}`,
    label: record ? t("catalogList.unsaved", { name: record.name }) : t("catalogList.new"),
    record,
    create: { op: "createCatalogList", url: ({ id }) => to.catalogList(id) },
    update: "updateCatalogList",
    values: catalogListValuesOf,
    fields: {
      name: t("catalogList.name"),
      catalogListType: { label: t("catalogList.type"), text: ({ catalogListType }) => t(`type.${catalogListType}`) },
      page: t("catalogList.page"),
      isFixed: { label: t("catalogList.order"), text: ({ isFixed }) => t(isFixed ? "catalogList.kept" : "catalogList.daily") },
      nextUpdateTime: {
        label: t("catalogList.until"),
        text: ({ isFixed, nextUpdateTime }) => (isFixed && nextUpdateTime ? formatDateTime(nextUpdateTime) : null),
      },
      products: {
        label: t("catalogList.products"),
        text: ({ products }) => products.map(({ title }, index) => `${index + 1}. ${title}`).join("\n") || null,
      },
    },
    check: ({ name, page, isFixed, nextUpdateTime }) => {
      const properties = [
        ...(name.trim() === "" ? [{ propertyName: "name", errorMessage: t("catalogList.nameMissing") }] : []),
        ...(page.trim() === "" ? [{ propertyName: "page", errorMessage: t("catalogList.pageMissing") }] : []),
        ...(isFixed && nextUpdateTime === null ? [{ propertyName: "nextUpdateTime", errorMessage: t("catalogList.untilMissing") }] : []),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: ({ name, catalogListType, page, isFixed, nextUpdateTime, products }) => ({
      name: name.trim(),
      catalogListType,
      page: page.trim(),
      nextUpdateTime: isFixed ? nextUpdateTime : null,
      productIds: products.map(({ id }) => id),
    }),
  });
  const { values, change } = form;
  return (
    <RecordForm
      effect={saveEffect("published", null, { isPublic: true }, new Date())}
      actions={neighbourLinks}
      form={form}
      margin={<CatalogListMargin isDirty={form.isDirty} record={record} />}
      marginLabel={t("catalogList.margin")}
      saveLabel={t(record ? "catalogList.save" : "catalogList.create")}
      title={record?.name ?? t("catalogList.new")}
    >
      <Section title={t("catalogList.section")}>
        <FieldGrid>
          <FieldCell>
            <CountedTextField {...form.field("name")} autoComplete="off" maxLength={200} required />
          </FieldCell>
          <FieldCell span={6}>
            <Select
              {...form.field("catalogListType")}
              onChange={(value) => change({ catalogListType: value as Schemas["CatalogListType"] })}
              options={catalogListTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            />
          </FieldCell>
          <FieldCell span={6}>
            <CountedTextField {...form.field("page")} autoComplete="off" help={t("catalogList.pageHelp")} maxLength={100} required />
          </FieldCell>
          <FieldCell>
            <RadioGroup
              label={t("catalogList.order")}
              onChange={(value) => change({ isFixed: value === "kept" })}
              options={[
                { value: "daily", label: t("catalogList.daily"), help: t(`dailyOf.${values.catalogListType}`) },
                { value: "kept", label: t("catalogList.kept"), help: t("catalogList.keptHelp") },
              ]}
              value={values.isFixed ? "kept" : "daily"}
            />
          </FieldCell>
          {values.isFixed ? (
            <FieldCell>
              <DateTimePicker {...form.field("nextUpdateTime")} min={parisDay(new Date())} />
            </FieldCell>
          ) : null}
        </FieldGrid>
      </Section>
      <Titles onChange={(products) => change({ products })} products={values.products} />
    </RecordForm>
  );
}

interface TitlesProps {
  products: readonly Listed[];
  onChange: (products: readonly Listed[]) => void;
}

/** The products in order: moved by handle, keys or menu, removed, searched, scanned or pasted. */
function Titles({ products, onChange }: TitlesProps) {
  const { t } = useTranslation(["catalogLists", "shared"]);
  const now = new Date();
  const byId = new Map(products.map((product) => [String(product.id), product]));
  const choice = {
    titles: products,
    room: MOST_LISTED - products.length,
    add: (titles: readonly Title[]) => {
      const there = new Set(products.map(({ id }) => id));
      const fresh = titles.filter(({ id }, index) => !there.has(id) && titles.findIndex((other) => other.id === id) === index);
      onChange([...products, ...fresh]);
    },
  };
  return (
    <>
      <Section aside={t("catalogList.count", { count: products.length })} title={t("catalogList.products")}>
        <SortableList
          actions={({ id, label }) => (
            <IconButton
              icon={<XIcon size={14} />}
              label={t("catalogList.remove", { title: label })}
              onClick={() => onChange(products.filter((product) => String(product.id) !== id))}
              size="small"
            />
          )}
          empty={<Note>{t("catalogList.nothingYet")}</Note>}
          items={products.map((product, index) => ({
            id: String(product.id),
            label: product.title,
            content: <Line now={now} number={index + 1} product={product} />,
          }))}
          label={t("catalogList.products")}
          onChange={(ids) => onChange(ids.flatMap((id) => byId.get(id) ?? []))}
        />
      </Section>
      <Section title={t("catalogList.add")}>
        <FieldStack>
          <TitlePicker selection={choice} />
          <PasteCodes selection={choice} />
        </FieldStack>
      </Section>
    </>
  );
}

/** A product of the list: number, cover, and the reason why it cannot be bought. */
function Line({ product, number, now }: { product: Listed; number: number; now: Date }) {
  const { t } = useTranslation("catalogLists");
  return (
    <Work byline={product.authors.join(", ") || undefined} cover={<TitleCover of={product} size="small" />} title={product.title}>
      {t("catalogList.place", { number })} <SaleWord now={now} product={product} />
    </Work>
  );
}

/** Reason why the site omits the product; empty when it can be bought. */
function SaleWord({ product, now }: { product: Listed; now: Date }) {
  const { t } = useTranslation("catalogLists");
  const { isVisible, isRestricted, priceWithTax, availability, releaseDate } = product;
  if (isVisible === undefined || isRestricted === undefined || priceWithTax === undefined || !availability) return null;
  const state = saleState({ isVisible, isRestricted, priceWithTax, availability, releaseDate: releaseDate ?? null }, now);
  return state === "OnSale" || state === "ToOrder" ? null : <Badge tone="neutral">{t(`sale.${state}`)}</Badge>;
}

function catalogListValuesOf(record: Entity | null): CatalogListValues {
  return {
    name: record?.name ?? "",
    catalogListType: record?.catalogListType ?? "News",
    page: record?.page ?? "",
    isFixed: record?.nextUpdateTime != null,
    nextUpdateTime: record?.nextUpdateTime ?? null,
    products: record?.products ?? [],
  };
}
