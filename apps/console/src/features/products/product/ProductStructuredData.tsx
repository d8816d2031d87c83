import type { Schemas } from "@reserve/contract";
import { describeProduct } from "@reserve/domain/structured-data";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { StructuredData, useSiteContext } from "../../../shared/record/StructuredData.tsx";
import type { ProductValues } from "./product.values.ts";

/** Structured data of a product, from its current input; updated once typing pauses. */
export function ProductStructuredData({ values, product }: { values: ProductValues; product: Schemas["Product"] | null }) {
  const { t } = useTranslation("shared");
  const siteContext = useSiteContext("fr");
  const typed = useDeferredValue(values);
  const structuredData = {
    ...typed,
    priceWithTax: typed.price.withTax || null,
    isRestricted: product?.isRestricted ?? false,
    picture: product?.picture ?? null,
  };
  return <StructuredData described={describeProduct(structuredData, siteContext, new Date())} nothing={t("structuredData.onlyBooks")} />;
}
