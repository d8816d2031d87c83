import { claims } from "@reserve/domain";
import { cacheRefreshTexts } from "../../shared/command/cache-refresh.texts.ts";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { structuredDataTexts } from "../../shared/record/structured-data.texts.ts";
import { productById, productList } from "./products.queries.ts";

const listTexts: ScreenTexts = {
  namespace: "products",
  fr: () => import("./locales/list.fr.json"),
  en: () => import("./locales/list.en.json"),
  also: cacheRefreshTexts,
};

const texts: ScreenTexts = {
  namespace: "products",
  fr: () => import("./locales/products.fr.json"),
  en: () => import("./locales/products.en.json"),
  also: listTexts,
};
const sheetTexts: ScreenTexts = { ...texts, also: { ...recordFormTexts, also: { ...cacheRefreshTexts, also: structuredDataTexts } } };

/** Routes of the products: the list and the page of one. */
export const productRoutes = [
  {
    path: paths.products,
    claims: [claims.catalog.productList],
    title: "products",
    reads: "listProducts",
    load: () => import("./list/ProductListScreen.tsx").then(({ ProductListScreen }) => ({ Screen: ProductListScreen })),
    texts,
    prefetch: prefetchList(productList),
  },
  {
    path: paths.product,
    claims: [claims.catalog.productList],
    title: "product",
    reads: "getProduct",
    parent: paths.products,
    load: () => import("./product/ProductScreen.tsx").then(({ ProductScreen }) => ({ Screen: ProductScreen })),
    texts: sheetTexts,
    prefetch: prefetchRecord(productById),
  },
  {
    path: paths.customProduct,
    claims: [claims.catalog.productList],
    title: "customProduct",
    reads: "getProduct",
    parent: paths.products,
    load: () => import("./product/ProductScreen.tsx").then(({ CustomProductScreen }) => ({ Screen: CustomProductScreen })),
    texts: sheetTexts,
  },
] as const satisfies readonly ConsoleRoute<"products" | "product" | "customProduct">[];
