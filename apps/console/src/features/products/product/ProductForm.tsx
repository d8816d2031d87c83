import type { Schemas } from "@reserve/contract";
import { ButtonLink, Checkbox, FactGrid, Section, SectionNav, Select, TextField, ViewTabs } from "@reserve/design-system";
import {
  CountedTextArea,
  CountedTextField,
  EanField,
  FieldCell,
  FieldGrid,
  MoneyPair,
  NumberField,
  TagsField,
} from "@reserve/design-system/fields";
import { CopyIcon } from "@reserve/design-system/icons";
import { DatePicker } from "@reserve/design-system/pickers";
import { CodeDetails } from "@reserve/design-system/source";
import { availabilityCodes, isLanguageCode, productKinds, saleObstacles } from "@reserve/domain";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { Ean } from "../../../shared/format/Ean.tsx";
import { formatRate } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { availabilityBadge, availabilityLabel } from "../availability.tsx";
import { FeedSection, FeedWord } from "./FeedSection.tsx";
import { NamesField } from "./NamesField.tsx";
import { OnixPrefill } from "./OnixPrefill.tsx";
import { ProductFollowUp } from "./ProductFollowUp.tsx";
import { ProductMargin } from "./ProductMargin.tsx";
import { ProductStructuredData } from "./ProductStructuredData.tsx";
import { commonLanguages, languageNames, useFieldReader, useSubjectNames } from "./product.format.ts";
import {
  type FeedField,
  type FeedSectionName,
  feedSectionNames,
  feedSections,
  productSaveOf,
  productValuesOf,
  valuesOfRecord,
} from "./product.values.ts";
import { SubjectsField } from "./SubjectsField.tsx";
import { VariationsField } from "./VariationsField.tsx";

/** The two pages of a product: the editable sheet, and the read-only follow-up. */
export type ProductLeaf = "sheet" | "followUp";

interface ProductFormProps {
  /** Null: a new one of the shop's own. */
  product: Schemas["Product"] | null;
  /** Product that a new one is copied from. */
  like?: Schemas["Product"] | null;
  /** EAN of a new product. */
  ean?: string;
  leaf: ProductLeaf;
  /** Links to the previous and next product of the list. */
  neighbourLinks: ReactNode;
}

const NONE: readonly string[] = [];

/** Fields for which the catalogue suggests names of other products. */
const NAMED_ALIKE: Readonly<Partial<Record<string, Schemas["RestrictionType"]>>> = {
  authors: "Author",
  publishers: "Publisher",
  collections: "Collection",
  suppliers: "Supplier",
  editions: "Edition",
  categories: "Category",
};

/** Form for a product: fields from the feed are overridden one by one, the shop's own are always editable. */
export function ProductForm({ product, like = null, ean: number = "", leaf, neighbourLinks }: ProductFormProps) {
  const { t } = useTranslation(["products", "shared"]);
  const { variant, locale } = useRuntime();
  const read = useFieldReader(useSubjectNames(product));
  const navigate = useNavigate();
  const [opened, setOpened] = useState<readonly FeedSectionName[]>([]);
  const isFed = product !== null && !product.isCustom;
  const words = (field: Exclude<FeedField, "priceWithTax" | "taxRate"> | "stock" | "shelf" | "isVisible" | "isSigned" | "ean") => ({
    label: t(`field.${field}`),
    text: (values: ReturnType<typeof productValuesOf>) => read(field, values[field]),
  });
  const form = useRecordForm({
    name: product ? `product ${product.id}` : ["product new", like?.id, number].filter(Boolean).join(" "),
    label: product ? t("form.unsaved", { title: product.title }) : t("form.new"),
    record: product,
    create: { op: "createProduct", url: ({ id }) => to.product(id) },
    update: "updateProduct",
    values: (record) => productValuesOf(record, like, number),
    fields: {
      title: words("title"),
      series: words("series"),
      ean: { label: t("field.ean"), text: isFed ? null : ({ ean }) => ean || null },
      subEan: words("subEan"),
      authors: words("authors"),
      kind: words("kind"),
      publishers: words("publishers"),
      collections: words("collections"),
      suppliers: words("suppliers"),
      editions: words("editions"),
      price: {
        label: t("field.price"),
        text: ({ price }) =>
          [read("priceWithTax", price.withTax) ?? t("detail.unknown"), t("form.taxRate", { rate: formatRate(price.taxRate) })].join(", "),
      },
      availability: words("availability"),
      releaseDate: words("releaseDate"),
      categories: words("categories"),
      publics: words("publics"),
      clil: words("clil"),
      thema: words("thema"),
      classifications: words("classifications"),
      languages: words("languages"),
      summary: { ...words("summary"), isLongText: true },
      pages: words("pages"),
      duration: words("duration"),
      weight: words("weight"),
      height: words("height"),
      width: words("width"),
      thickness: words("thickness"),
      variations: words("variations"),
      stock: words("stock"),
      shelf: words("shelf"),
      isVisible: words("isVisible"),
      isSigned: words("isSigned"),
    },
    check({ title, stock }) {
      const properties = [
        ...(title.trim() === "" ? [{ propertyName: "title", errorMessage: t("form.missing.title") }] : []),
        ...(stock === null ? [{ propertyName: "stock", errorMessage: t("form.missing.stock") }] : []),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: productSaveOf,
  });
  const { values, field, errors } = form;
  const wrong = errors?.properties.map(({ propertyName }) => propertyName) ?? [];
  const isWrong = (name: FeedSectionName) => feedSections[name].some((one) => wrong.some((property) => property.startsWith(one)));
  const isUnread = (name: FeedSectionName) =>
    feedSections[name].some((one) => Object.keys(form.texts).some((text) => text.startsWith(one)));
  const feed = (name: FeedSectionName) => ({
    name,
    product: isFed ? product : null,
    form,
    read,
    isOpen: !isFed || opened.includes(name) || isWrong(name) || isUnread(name),
    onOpen: () => setOpened([...opened, name]),
  });
  const says = (one: FeedField) => (isFed ? <FeedWord field={one} form={form} product={product} read={read} /> : undefined);
  const names = (
    name: "authors" | "publishers" | "collections" | "suppliers" | "editions" | "series" | "categories" | "publics" | "classifications",
  ) => {
    const props = { ...field(name), help: says(name), isOptional: true };
    const like = NAMED_ALIKE[name];
    return like ? <NamesField {...props} like={like} /> : <TagsField {...props} suggestions={NONE} />;
  };
  const measure = (name: "pages" | "duration" | "weight" | "height" | "width" | "thickness", unit?: string) => (
    <NumberField {...field(name)} help={says(name)} isOptional max={1_000_000} min={1} {...(unit ? { unit } : {})} />
  );
  const languages = languageNames(locale);
  const codeOf = (name: string) =>
    commonLanguages.find((code) => languages(code) === name) ??
    values.languages.find((code) => languages(code) === name) ??
    (isLanguageCode(name) ? name : null);
  const isBook = (values.kind === "Book" || values.kind === "Comic") && values.price.taxRate === 0.055;
  const sections = [
    ...feedSectionNames.map((id) => ({
      id,
      label: t(`section.${id}`),
      errorCount: wrong.filter((one) => feedSections[id].some((own) => one.startsWith(own))).length,
    })),
    { id: "shop", label: t("section.shop") },
  ];
  const [first, ...others] = sections;
  const shop = others.at(-1);
  const facts = product ? [product.authors.join(", "), product.publishers.join(", "), t("detail.number", { id: product.id })] : [];
  // The EAN of a product from the feed cannot change.
  const ean = isFed && product ? { term: t("field.ean"), description: <Ean value={product.ean} />, span: 12 as const } : null;
  const obstacles = product ? saleObstacles(product, new Date()) : [];
  return (
    <RecordForm
      actions={
        <>
          {product ? (
            <ButtonLink href={to.customProduct({ from: product.id })} icon={<CopyIcon />} variant="plain">
              {t("form.copy")}
            </ButtonLink>
          ) : (
            <OnixPrefill onRead={(record) => form.change(valuesOfRecord(record))} />
          )}
          {neighbourLinks}
        </>
      }
      form={form}
      index={
        leaf === "sheet" && first && shop ? (
          <SectionNav
            sections={[first, shop, ...others.slice(0, -1), { id: "engines", label: t("section.engines") }]}
            title={t("section.index")}
          />
        ) : undefined
      }
      instead={leaf === "followUp" && product ? <ProductFollowUp form={form} product={product} /> : undefined}
      margin={<ProductMargin isDirty={form.isDirty} product={product} />}
      marginLabel={t("section.margin")}
      onReveal={() => product && void navigate(to.product(product.id))}
      saveLabel={t(product ? "form.save" : "form.create")}
      subtitle={product ? [...new Set(facts)].map((fact) => fact && <span key={fact}>{fact}</span>) : t("form.newDetail")}
      tabs={
        product ? (
          <ViewTabs
            label={t("leaf.label")}
            tabs={[
              { label: t("leaf.sheet"), href: to.product(product.id), isCurrent: leaf === "sheet" },
              { label: t("leaf.followUp"), href: to.product(product.id, { leaf: "followUp" }), isCurrent: leaf === "followUp" },
            ]}
          />
        ) : undefined
      }
      {...(product ? { heading: <i>{product.title}</i> } : {})}
      title={product?.title ?? t("form.new")}
      titleExtra={product ? availabilityBadge({ product, variant, locale, t, now: new Date() }) : null}
    >
      <FeedSection {...feed("identity")} {...(ean ? { lead: ean } : {})} spans={{ title: 8, series: 4, authors: 8, kind: 4, subEan: 4 }}>
        <FieldGrid>
          <FieldCell span={8}>
            <CountedTextField {...field("title")} autoComplete="off" help={says("title")} maxLength={500} required />
          </FieldCell>
          <FieldCell span={4}>{names("series")}</FieldCell>
          <FieldCell span={6}>
            {ean ? <FactGrid emptyText="" facts={[ean]} /> : <EanField {...field("ean")} help={t("form.eanHelp")} isOptional />}
          </FieldCell>
          <FieldCell span={6}>
            <TextField {...field("subEan")} autoComplete="off" help={says("subEan")} isOptional maxLength={20} />
          </FieldCell>
          <FieldCell span={8}>{names("authors")}</FieldCell>
          <FieldCell span={4}>
            <Select
              {...field("kind")}
              help={says("kind")}
              onChange={(kind) => form.change({ kind: kind as typeof values.kind })}
              options={productKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
          </FieldCell>
        </FieldGrid>
      </FeedSection>
      <Section id="shop" title={t("section.shop")}>
        <FieldGrid>
          <FieldCell span={6}>
            <NumberField {...field("stock")} max={1_000_000} min={0} step={1} unit={t("form.copies")} />
          </FieldCell>
          <FieldCell span={6}>
            <TextField {...field("shelf")} autoComplete="off" isOptional maxLength={40} />
          </FieldCell>
          <FieldCell span={6}>
            <Checkbox
              checked={values.isVisible}
              help={obstacles.some((one) => one !== "Hidden") ? t("form.visibleNoEffect") : undefined}
              label={t("form.isVisible")}
              name="isVisible"
              onChange={field("isVisible").onChange}
            />
          </FieldCell>
          <FieldCell span={6}>
            <Checkbox checked={values.isSigned} label={t("form.isSigned")} name="isSigned" onChange={field("isSigned").onChange} />
          </FieldCell>
        </FieldGrid>
      </Section>
      <FeedSection {...feed("edition")}>
        <FieldGrid>
          <FieldCell span={6}>{names("publishers")}</FieldCell>
          <FieldCell span={6}>{names("collections")}</FieldCell>
          <FieldCell span={6}>{names("suppliers")}</FieldCell>
          <FieldCell span={6}>{names("editions")}</FieldCell>
        </FieldGrid>
      </FeedSection>
      <FeedSection {...feed("price")} spans={{ priceWithTax: 6, taxRate: 6 }}>
        <MoneyPair
          help={
            <>
              {isBook ? t("form.fixedPrice", { rate: formatRate(variant.thresholds.maximumBookDiscount) }) : null} {says("priceWithTax")}
              {says("taxRate")}
            </>
          }
          isChanged={form.changed.includes("price")}
          label={t("field.price")}
          names={{ withTax: "priceWithTax", taxRate: "taxRate" }}
          onChange={(price) => form.change({ price })}
          value={values.price}
        />
      </FeedSection>
      <FeedSection {...feed("availability")}>
        <FieldGrid>
          <FieldCell span={6}>
            <Select
              {...field("availability")}
              help={says("availability")}
              onChange={(code) => form.change({ availability: code as typeof values.availability })}
              options={availabilityCodes.map((value) => ({ value, label: availabilityLabel(value, variant, locale), detail: value }))}
            />
          </FieldCell>
          <FieldCell span={6}>
            <DatePicker {...field("releaseDate")} help={says("releaseDate")} isOptional />
          </FieldCell>
        </FieldGrid>
      </FeedSection>
      <FeedSection {...feed("classification")}>
        <FieldGrid>
          <FieldCell span={6}>{names("categories")}</FieldCell>
          <FieldCell span={6}>{names("publics")}</FieldCell>
          <FieldCell span={6}>
            <SubjectsField {...field("clil")} help={says("clil") ?? t("form.clilHelp")} isOptional scheme="Clil" />
          </FieldCell>
          <FieldCell span={6}>
            <SubjectsField {...field("thema")} help={says("thema") ?? t("form.themaHelp")} isOptional scheme="Thema" />
          </FieldCell>
          <FieldCell span={6}>{names("classifications")}</FieldCell>
          <FieldCell span={6}>
            <TagsField
              {...field("languages")}
              help={says("languages")}
              isOptional
              onChange={(chosenNames) => form.change({ languages: chosenNames.flatMap((name) => codeOf(name) ?? []) })}
              suggestions={commonLanguages.map(languages)}
              value={values.languages.map(languages)}
            />
          </FieldCell>
        </FieldGrid>
      </FeedSection>
      <FeedSection {...feed("summary")} spans={{ summary: 12 }}>
        <CountedTextArea {...field("summary")} help={says("summary")} isOptional maxCharacters={20_000} rows={8} />
      </FeedSection>
      <FeedSection {...feed("format")} spans={{ pages: 3, duration: 3, weight: 3, height: 2, width: 2, thickness: 2 }}>
        <FieldGrid>
          <FieldCell span={4}>{measure("pages")}</FieldCell>
          <FieldCell span={4}>{measure("duration", t("form.minutes"))}</FieldCell>
          <FieldCell span={4}>{measure("weight", t("form.grams"))}</FieldCell>
          <FieldCell span={4}>{measure("height", t("form.millimetres"))}</FieldCell>
          <FieldCell span={4}>{measure("width", t("form.millimetres"))}</FieldCell>
          <FieldCell span={4}>{measure("thickness", t("form.millimetres"))}</FieldCell>
        </FieldGrid>
      </FeedSection>
      <FeedSection {...feed("variations")} spans={{ variations: 12 }}>
        <VariationsField {...field("variations")} />
      </FeedSection>
      <Section id="engines" title={t("section.engines")}>
        <CodeDetails label={t("shared:structuredData.title")}>
          <ProductStructuredData product={product} values={values} />
        </CodeDetails>
      </Section>
    </RecordForm>
  );
}
