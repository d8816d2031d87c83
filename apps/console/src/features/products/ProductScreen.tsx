import type { Schemas } from "@reserve/contract";
import { Page, SectionNav, SheetAndMargin } from "@reserve/design-system";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RecordPage, RecordSkeleton } from "../../shared/RecordPage.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { availabilityBadge } from "./availability.tsx";
import { ProductMargin } from "./ProductMargin.tsx";
import { ProductSheet, productSections } from "./ProductSheet.tsx";
import { productById, productList } from "./products.queries.ts";

/** One product, as the feed or the shop describes it; read-only. */
export function ProductScreen() {
  return (
    <RecordPage
      backHref={to.products()}
      list={productList}
      name={({ title }) => title}
      noteAs="product"
      query={productById}
      skeleton={<RecordSkeleton sheet={1200} />}
    >
      {(product, { ways }) => <ProductPage product={product} ways={ways} />}
    </RecordPage>
  );
}

function ProductPage({ product, ways }: { product: Schemas["Product"]; ways: ReactNode }) {
  const { t } = useTranslation(["products", "shared"]);
  const { variant, locale } = useRuntime();
  const sections = useMemo(() => productSections.map((name) => ({ id: name, label: t(`section.${name}`) })), [t]);
  // Whoever publishes their own book is named once.
  const facts = new Set([product.authors.join(", "), product.publishers.join(", "), t("detail.number", { id: product.id })]);
  return (
    <Page
      actions={ways}
      subtitle={[...facts].map((fact) => fact && <span key={fact}>{fact}</span>)}
      title={<i>{product.title}</i>}
      titleExtra={availabilityBadge({ product, variant, locale, t, now: new Date() })}
    >
      <SheetAndMargin
        index={<SectionNav sections={sections} title={t("section.index")} />}
        margin={<ProductMargin product={product} />}
        marginLabel={t("section.margin")}
      >
        <ProductSheet product={product} />
      </SheetAndMargin>
    </Page>
  );
}
