import type { Schemas } from "@reserve/contract";
import { Page, SectionNav, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { idIn } from "../../shared/address-id.ts";
import { FailureState, noSuchRecord, QueryState } from "../../shared/QueryState.tsx";
import { useNoteRecord } from "../../shared/recent-records.ts";
import { useNameRecord } from "../../shared/record-name.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { availabilityBadge } from "./availability.tsx";
import { ProductMargin } from "./ProductMargin.tsx";
import { ProductSheet, productSections } from "./ProductSheet.tsx";
import { productById } from "./products.queries.ts";

const backHref = to.products();

/** One product, as the feed or the shop describes it; read-only. */
export function ProductScreen() {
  const id = idIn(useParams().id);
  return id === null ? <FailureState backHref={backHref} failure={noSuchRecord} /> : <ProductOfId id={id} key={id} />;
}

function ProductOfId({ id }: { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(productById(api, id));
  useNameRecord(query.data?.title ?? null);
  useNoteRecord(query.data ? { kind: "product", id, name: query.data.title } : null);
  return (
    <QueryState backHref={backHref} query={query} skeleton={<Waiting />}>
      {(product) => <ProductPage product={product} />}
    </QueryState>
  );
}

function ProductPage({ product }: { product: Schemas["Product"] }) {
  const { t } = useTranslation(["products", "shared"]);
  const { variant, locale } = useRuntime();
  const sections = useMemo(() => productSections.map((name) => ({ id: name, label: t(`section.${name}`) })), [t]);
  // Whoever publishes their own book is named once.
  const facts = new Set([product.authors.join(", "), product.publishers.join(", "), t("detail.number", { id: product.id })]);
  return (
    <Page
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

/** As tall as a page of a product, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={240} />} marginLabel="">
        <Skeleton height={1200} />
      </SheetAndMargin>
    </Page>
  );
}
