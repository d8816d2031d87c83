import type { ClientVariant } from "@reserve/client-variant";
import type { Input } from "@reserve/contract";
import { eanIn, parisDay } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { exportProducts } from "./catalog.export.ts";
import type { ProductFilters } from "./catalog.filters.ts";
import { pastedEans } from "./catalog.pasted.ts";
import { countExactly, facetsOf, listProducts, offeredBy } from "./catalog.store.ts";
import { findSubjects, subjectsNamed } from "./catalog.subjects.ts";
import { worded } from "./facet.texts.ts";

type ListOperations = "listProducts" | "getProductFacets" | "countProducts" | "listSubjects" | "listProductsByEans" | "exportProducts";

/** Handlers for many products at once. */
export const listHandlers: Pick<AreaHandlers<"catalog">, ListOperations> = {
  listProducts: async ({ input: { query = {} }, db, variant, now }) => {
    const { page = 1, pageSize = 25, after, sort, ...filters } = query;
    return { ...(await listProducts(db, filtersOf(filters, variant, now), sort, { page, pageSize, after })), page, pageSize };
  },

  getProductFacets: async ({ input: { query = {} }, db, variant, locale, now }) => {
    const { facets, ...counted } = await facetsOf(db, filtersOf(query, variant, now));
    return { ...counted, facets: await worded(facets, locale, variant) };
  },

  countProducts: async ({ input: { query = {} }, db, variant, now }) => ({ count: await countExactly(db, filtersOf(query, variant, now)) }),

  listProductsByEans: async ({ input: { body }, db, variant }) => ({
    ...SUCCESS,
    entityOutput: await pastedEans(db, body.eans, offeredBy(variant)),
  }),

  exportProducts: async ({ input: { query = {} }, db, locale, variant, now }) => {
    const { sort, format, ...filters } = query;
    return exportProducts(db, filtersOf(filters, variant, now), sort, { locale, variant, now, format });
  },

  listSubjects: async ({ input: { query } }) => {
    const { scheme, search, code } = query;
    if (code?.length) return { items: await subjectsNamed(scheme, code) };
    if (!search?.trim()) {
      throw refuse.invalid([{ propertyName: "search", errorMessage: { fr: "Dites des mots ou des codes.", en: "Say words or codes." } }]);
    }
    return { items: await findSubjects(scheme, search) };
  },
};

/** Converts a list query to filters, within what the client offers. */
export function filtersOf(
  query: NonNullable<Input<"getProductFacets">["query"]>,
  variant: Pick<ClientVariant, "flags">,
  now: Date,
): ProductFilters {
  return { ...query, ...offeredBy(variant), ean: query.search === undefined ? null : eanIn(query.search), today: parisDay(now) };
}
