import { availabilityCodes, type EanVerdict, parseEan } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { eanIn, listHandlers } from "./catalog.list.handlers.ts";
import { publicHandlers } from "./catalog.public.handlers.ts";
import { findProduct, findProductByEan, knownProductIds, offeredBy, searchProducts } from "./catalog.store.ts";

const NO_SUCH_TITLE = { fr: "Ce titre n’existe pas ou n’existe plus.", en: "This title does not exist, or no longer." };

/** Answers of the catalogue: products and their public cache. */
export const handlers: AreaHandlers<"catalog"> = {
  searchCatalog: ({ input: { query }, db, variant }) => searchProducts(db, query.search, eanIn(query.search), offeredBy(variant)),

  ...listHandlers,
  ...publicHandlers,

  getProduct: async ({ input: { query }, db, variant }) => {
    const product = await findProduct(db, query.id, offeredBy(variant));
    if (!product) throw refuse.notFound(NO_SUCH_TITLE);
    return product;
  },

  getProductByEan: async ({ input: { query }, db, variant }) => {
    const ean = parseEan(query.ean);
    if (!ean.isValid) throw refuse.invalid([{ propertyName: "ean", errorMessage: sentenceOfEan(ean) }]);
    const product = await findProductByEan(db, ean.ean, offeredBy(variant));
    if (!product) throw refuse.notFound({ fr: "Aucun titre ne porte cet EAN.", en: "No title carries this EAN." });
    return product;
  },

  listAvailabilities: async ({ variant, locale }) => ({
    items: availabilityCodes.map((id) => ({ id, label: variant.availabilities[id].label[locale] })),
  }),

  refreshCachesAndCovers: async ({ input: { body }, db, user, now, locale, variant, ports, audit }) => {
    const known = await knownProductIds(db, body.productIds, offeredBy(variant));
    const unknown = body.productIds.flatMap((id, index) => (known.has(id) ? [] : [`productIds[${index}]`]));
    if (unknown.length > 0) {
      throw refuse.invalid(unknown.map((propertyName) => ({ propertyName, errorMessage: NO_SUCH_TITLE })));
    }
    const task = await planTask(
      db,
      ports,
      { kind: "RefreshCachesAndCovers", payload: { productIds: body.productIds }, totalCount: body.productIds.length, user },
      now,
    );
    audit({ entity: "backgroundTask", entityId: task.id, after: { kind: task.kind, productIds: body.productIds } });
    return { ...SUCCESS, entityOutput: taskView(task, ports.jobDefinitions, locale, variant) };
  },
};

function sentenceOfEan(verdict: Exclude<EanVerdict, { isValid: true }>): Sentence {
  switch (verdict.reason) {
    case "Empty":
      return { fr: "Saisissez un EAN ou un ISBN.", en: "Type an EAN or an ISBN." };
    case "Characters":
      return { fr: "Un EAN ne contient que des chiffres.", en: "An EAN is made of digits only." };
    case "Length":
      return { fr: "Un EAN compte 13 chiffres, un ancien ISBN 10.", en: "An EAN has 13 digits, an old ISBN 10." };
    default:
      return {
        fr: `EAN incorrect, clé attendue : ${verdict.expected}.`,
        en: `Wrong EAN, expected check digit: ${verdict.expected}.`,
      };
  }
}
