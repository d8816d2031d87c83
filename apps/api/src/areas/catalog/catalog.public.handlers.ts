import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { eanIn, parisDay } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { FacetName } from "./catalog.facets.ts";
import { facetsOf, listProducts, offeredBy, publicProducts } from "./catalog.store.ts";
import { worded } from "./facet.texts.ts";
import { type FileRow, filesOfProducts } from "./product.files.store.ts";
import { asProduct } from "./product.record.ts";

type PublicOperations =
  | "searchPublicCatalog"
  | "getPublicFacets"
  | "getPublicProduct"
  | "getPublicProductByEan"
  | "listPublicProducts"
  | "listPublicProductsByEan";

/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;

/** Public facets; staff-only ones are excluded. */
const PUBLIC_FACETS: readonly FacetName[] = [
  "kind",
  "availability",
  "publisher",
  "collection",
  "language",
  "clil",
  "thema",
  "price",
  "year",
  "stock",
];

const NO_SUCH_TITLE = { fr: "Ce titre n’existe pas, ou n’est pas proposé.", en: "This title does not exist, or is not offered." };

/** Handlers of the public site; no sign-in. */
export const publicHandlers: Pick<AreaHandlers<"catalog">, PublicOperations> = {
  searchPublicCatalog: async ({ input: { query = {} }, db, variant, locale, now, setCacheable }) => {
    const { page = 1, pageSize = 25, after, sort, ...publicQuery } = query;
    const filters = publicFilters(publicQuery, variant, now);
    const [found, { facets }] = await Promise.all([
      listProducts(db, filters, sort, { page, pageSize, after }),
      facetsOf(db, filters, PUBLIC_FACETS),
    ]);
    setCacheable(KEPT_SECONDS);
    return { ...found, items: found.items.map(publicSummary), facets: await worded(facets, locale, variant), page, pageSize };
  },

  getPublicFacets: async ({ input: { query = {} }, db, variant, locale, now, setCacheable }) => {
    const { facets, ...counted } = await facetsOf(db, publicFilters(query, variant, now), PUBLIC_FACETS);
    setCacheable(KEPT_SECONDS);
    return { ...counted, facets: await worded(facets, locale, variant) };
  },

  getPublicProduct: async ({ input: { query }, db, variant, setCacheable }) => {
    const [product] = await publicAnswers(db, await publicProducts(db, { ids: [query.id] }, offeredBy(variant)));
    if (!product) throw refuse.notFound(NO_SUCH_TITLE);
    setCacheable(KEPT_SECONDS);
    return product;
  },

  getPublicProductByEan: async ({ input: { query }, db, variant, setCacheable }) => {
    const ean = eanIn(query.ean);
    if (!ean) throw refuse.invalid([{ propertyName: "ean", errorMessage: { fr: "Ce n’est pas un EAN.", en: "This is no EAN." } }]);
    const [product] = await publicAnswers(db, await publicProducts(db, { eans: [ean] }, offeredBy(variant)));
    if (!product) throw refuse.notFound(NO_SUCH_TITLE);
    setCacheable(KEPT_SECONDS);
    return product;
  },

  listPublicProducts: async ({ input: { query }, db, variant, setCacheable }) => {
    const found = await publicAnswers(db, await publicProducts(db, { ids: query.id }, offeredBy(variant)));
    setCacheable(KEPT_SECONDS);
    return { items: query.id.flatMap((id) => found.filter((product) => product.id === id)) };
  },

  listPublicProductsByEan: async ({ input: { query }, db, variant, setCacheable }) => {
    const eans = [...new Set(query.ean.flatMap((typed) => eanIn(typed) ?? []))];
    const found = eans.length > 0 ? await publicAnswers(db, await publicProducts(db, { eans }, offeredBy(variant))) : [];
    setCacheable(KEPT_SECONDS);
    return { items: eans.flatMap((ean) => found.filter((product) => product.ean === ean)) };
  },
};

function publicFilters<Query extends { search?: string | undefined }>(query: Query, variant: Pick<ClientVariant, "flags">, now: Date) {
  const ean = query.search === undefined ? null : eanIn(query.search);
  return { ...query, ...offeredBy(variant), onlyPublic: true, ean, today: parisDay(now) };
}

/** Returns the public fields of a product, listed one by one: fields added for staff stay private. */
function publicSummary(product: Schemas["ProductSummary"]): Schemas["PublicProductSummary"] {
  const { id, ean, title, authors, publishers, collections, kind, releaseDate, priceWithTax, taxRate, availability, stock } = product;
  const own = { id, ean, title, authors, publishers, collections, kind, releaseDate, priceWithTax, taxRate, availability };
  return { ...own, isInStock: stock > 0, picture: product.picture };
}

/** Returns the public titles among these, in order. */
export async function publicTitles(
  db: Db,
  ids: readonly number[],
  variant: Pick<ClientVariant, "flags">,
): Promise<Schemas["PublicProductSummary"][]> {
  if (ids.length === 0) return [];
  const byId = new Map((await publicProducts(db, { ids }, offeredBy(variant))).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [publicSummary(asProduct({ ...row, isRestricted: false }, [], [], []))] : [];
  });
}

type Row = Awaited<ReturnType<typeof publicProducts>>[number];

/** Returns complete titles for the public, with their readable files. */
async function publicAnswers(db: Db, rows: readonly Row[]): Promise<Schemas["PublicProduct"][]> {
  const files = await filesOfProducts(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    publicProduct(
      row,
      files.filter(({ productId }) => productId === row.id),
    ),
  );
}

function publicProduct(row: Row, its: readonly FileRow[]): Schemas["PublicProduct"] {
  const product = asProduct({ ...row, isRestricted: false }, [], [], []);
  const { series, languages, clil, thema, summary, pages, weight, height, width, thickness, duration, isSigned, variations } = product;
  const own = { series, languages, clil, thema, summary, pages, weight, height, width, thickness, duration, isSigned, variations };
  return { ...publicSummary(product), ...own, files: its.map(({ key, fileName, size }) => ({ key, fileName, size })) };
}
