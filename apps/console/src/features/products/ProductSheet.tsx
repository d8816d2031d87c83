import type { Schemas } from "@reserve/contract";
import { Alert, type Fact, FactGrid, Section, Sheet } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { Ean } from "../../shared/Ean.tsx";
import { formatCount, formatDate, formatMoney, formatRate } from "../../shared/format.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { availabilityLabel } from "./availability.tsx";

/** The sections of a product's page, in their order; each name is also the section's anchor. */
export const productSections = [
  "identity",
  "edition",
  "price",
  "availability",
  "classification",
  "summary",
  "format",
  "variations",
] as const;

/** Everything that is known of a product, section by section, and why it cannot be changed here. */
export function ProductSheet({ product }: { product: Schemas["Product"] }) {
  const { t } = useTranslation(["products", "shared"]);
  const facts = useProductFacts(product);
  return (
    <>
      <Alert title={product.isCustom ? t("detail.custom") : t("detail.fromFeed")} tone="info">
        {product.isCustom ? t("detail.customReason") : t("detail.fromFeedReason")}
      </Alert>
      <Sheet>
        {productSections.map((name) => (
          <Section id={name} key={name} title={t(`section.${name}`)}>
            {name === "summary" ? (
              <p>{product.summary ?? t("detail.noSummary")}</p>
            ) : name === "variations" && product.variations.length === 0 ? (
              <p>{t("detail.noVariation")}</p>
            ) : (
              <FactGrid emptyText={t("detail.unknown")} facts={facts[name]} />
            )}
          </Section>
        ))}
      </Sheet>
    </>
  );
}

function useProductFacts(product: Schemas["Product"]): Record<Exclude<(typeof productSections)[number], "summary">, readonly Fact[]> {
  const { t } = useTranslation(["products", "shared"]);
  const { variant, locale } = useRuntime();
  const isPriceFixed = product.taxRate === 0.055;
  const measure = (name: "weight" | "height" | "width" | "thickness", span: 2 | 3): Fact => {
    const count = product[name];
    const unit = name === "weight" ? "detail.grams" : "detail.millimetres";
    return { term: t(`field.${name}`), description: count === null ? null : t(unit, { count, amount: formatCount(count) }), span };
  };
  return {
    identity: [
      { term: t("field.title"), description: <i>{product.title}</i>, span: 8 },
      { term: t("field.series"), description: product.series.join(", "), span: 4 },
      { term: t("field.ean"), description: <Ean value={product.ean} />, span: 4 },
      { term: t("field.subEan"), description: product.subEan, span: 4 },
      { term: t("field.copies"), description: product.isSigned ? t("detail.signed") : t("detail.ordinary"), span: 4 },
      { term: t("field.authors"), description: product.authors.join(", "), span: 8 },
      { term: t("field.kind"), description: t(`kind.${product.kind}`), span: 4 },
    ],
    edition: [
      { term: t("field.publishers"), description: product.publishers.join(", ") },
      { term: t("field.collections"), description: product.collections.join(", ") },
      { term: t("field.suppliers"), description: product.suppliers.join(", ") },
      { term: t("field.editions"), description: product.editions.join(", ") },
    ],
    price: [
      {
        term: t("field.priceWithTax"),
        description: product.priceWithTax === null ? null : formatMoney(product.priceWithTax),
        span: 4,
        ...(isPriceFixed ? { help: t("detail.fixedPrice") } : {}),
      },
      { term: t("field.taxRate"), description: formatRate(product.taxRate), span: 4 },
      {
        term: t("field.priceNoTax"),
        description: product.priceNoTax === null ? null : formatMoney(product.priceNoTax),
        span: 4,
        help: t("detail.computed"),
      },
    ],
    availability: [
      { term: t("field.stock"), description: formatCount(product.stock), span: 4 },
      { term: t("field.availability"), description: availabilityLabel(product.availability, variant, locale), span: 4 },
      { term: t("field.releaseDate"), description: product.releaseDate ? formatDate(product.releaseDate) : null, span: 4 },
      { term: t("field.site"), description: product.isVisible ? t("visible") : t("hidden"), span: 4 },
    ],
    classification: [
      { term: t("field.categories"), description: product.categories.join(", ") },
      { term: t("field.classifications"), description: product.classifications.join(", ") },
      { term: t("field.publics"), description: product.publics.join(", ") },
      { term: t("field.shelf"), description: product.shelf },
    ],
    format: [
      { term: t("field.pages"), description: product.pages === null ? null : formatCount(product.pages), span: 3 },
      measure("weight", 3),
      measure("height", 2),
      measure("width", 2),
      measure("thickness", 2),
    ],
    variations: product.variations.map(({ type, value }) => ({ term: type, description: value })),
  };
}
