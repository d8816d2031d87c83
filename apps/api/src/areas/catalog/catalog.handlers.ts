import type { Schemas } from "@reserve/contract";
import { availabilityCodes, eanIn, parseEan } from "@reserve/domain";
import { NO_SUCH_TITLE } from "../../platform/catalog/product-titles.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { listHandlers } from "./catalog.list.handlers.ts";
import { publicHandlers } from "./catalog.public.handlers.ts";
import { findProductByEan, knownProductIds, offeredBy, searchProducts } from "./catalog.store.ts";
import { variationTypes } from "./catalog.variations.ts";
import { sentenceOfEan } from "./ean.texts.ts";
import {
  changeOverrides,
  changeProduct,
  historyOf,
  insertProduct,
  lockProducts,
  productWithEan,
  removeProduct,
  setVisible,
} from "./product.edit.store.ts";
import { checkedEan, checkedProduct, columnsOf, overridesBy } from "./product.edit.ts";
import { fileHandlers } from "./product.files.handlers.ts";
import { existingProduct, lockExistingProduct } from "./product.lock.ts";

const SAME_STATE = {
  shown: { fr: "Ce titre est déjà affiché sur le site.", en: "This title is on the site already." },
  hidden: { fr: "Ce titre est déjà masqué.", en: "This title is hidden already." },
};

/** Handlers of the catalogue: products and their public cache. */
export const handlers: AreaHandlers<"catalog"> = {
  searchCatalog: ({ input: { query }, db, variant }) => searchProducts(db, query.search, eanIn(query.search), offeredBy(variant)),

  ...listHandlers,
  ...publicHandlers,
  ...fileHandlers,

  getProduct: async ({ input: { query }, db, variant, setVersion }) => {
    const product = await existingProduct(db, query.id, offeredBy(variant));
    setVersion(product.version);
    return product;
  },

  createProduct: async ({ input: { body }, db, variant, setVersion, audit }) => {
    const sent = checkedProduct(body);
    const ean = checkedEan(sent.ean);
    if (ean) await requireFreeEan(db, ean, null);
    const id = await insertProduct(db, ean, columnsOf(sent));
    if (id === null) throw eanTaken(ean ?? "", null);
    const product = await existingProduct(db, id, offeredBy(variant));
    audit({ entity: "product", entityId: id, entityName: product.title, after: auditedOf(product) });
    setVersion(product.version);
    return { ...SUCCESS, entityOutput: product };
  },

  updateProduct: async ({ input: { query, body }, db, user, now, variant, requireVersion, setVersion, audit }) => {
    const before = await lockExistingProduct(db, query.id, offeredBy(variant));
    requireVersion(before.version, { ...before });
    const sent = checkedProduct(body);
    const ean = checkedEan(sent.ean) ?? before.ean;
    if (ean !== before.ean) {
      if (!before.isCustom)
        throw refuse.invalid([
          {
            propertyName: "ean",
            errorMessage: { fr: "L’EAN d’un titre du flux ne se change pas.", en: "The EAN of a title of the feed stays." },
          },
        ]);
      await requireFreeEan(db, ean, before.id);
    }
    await changeProduct(db, before.id, { ...columnsOf(sent), ean });
    if (!before.isCustom) await changeOverrides(db, before.id, overridesBy(before, sent), { at: now, name: personName(user) });
    const after = await existingProduct(db, before.id, offeredBy(variant));
    audit({ entity: "product", entityId: after.id, entityName: after.title, before: auditedOf(before), after: auditedOf(after) });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  setProductsVisible: async ({ input: { body }, db, locale, variant, audit }) => {
    const { ids, isVisible } = body;
    const found = new Map((await lockProducts(db, ids, offeredBy(variant))).map((product) => [product.id, product]));
    const changed = [...found.values()].filter((product) => product.isVisible !== isVisible);
    await setVisible(
      db,
      changed.map(({ id }) => id),
      isVisible,
    );
    // One entry per product, so that it appears in the product's history.
    if (changed.length > 0)
      audit(
        ...changed.map(({ id, title }) => ({
          entity: "product",
          entityId: id,
          entityName: title,
          before: { isVisible: !isVisible },
          after: { isVisible },
        })),
      );
    const items = ids.map((id): Schemas["ProductOutcome"] => {
      const product = found.get(id);
      if (product && product.isVisible !== isVisible) return { id, isDone: true, reason: null, message: null };
      const [reason, sentence] = product
        ? (["SameState", isVisible ? SAME_STATE.shown : SAME_STATE.hidden] as const)
        : (["NotFound", NO_SUCH_TITLE] as const);
      return { id, isDone: false, reason, message: sentence[locale] };
    });
    return { ...SUCCESS, entityOutput: { items } };
  },

  deleteProduct: async ({ input: { query }, db, variant, requireVersion, audit }) => {
    const before = await lockExistingProduct(db, query.id, offeredBy(variant));
    requireVersion(before.version, { ...before });
    if (!before.isCustom)
      throw refuse.conflict(
        {
          fr: "Un titre du flux ne se supprime pas : masquez-le sur le site.",
          en: "A title of the feed is not deleted: hide it from the site.",
        },
        "feed",
      );
    await removeProduct(db, before.id);
    audit({ entity: "product", entityId: before.id, entityName: before.title, before: auditedOf(before) });
    return SUCCESS;
  },

  getProductHistory: async ({ input: { query }, db, variant }) => {
    const { id } = await existingProduct(db, query.id, offeredBy(variant));
    return historyOf(db, id);
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

  listVariationTypes: async ({ db }) => ({ items: await variationTypes(db) }),

  refreshCachesAndCovers: async ({ input: { body }, db, user, now, locale, variant, ports, audit }) => {
    const knownIds = await knownProductIds(db, body.productIds, offeredBy(variant));
    const unknown = body.productIds.flatMap((id, index) => (knownIds.has(id) ? [] : [`productIds[${index}]`]));
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

/** Returns the audited fields of a product, without derived ones. */
function auditedOf({
  version: _version,
  overrides: _overrides,
  priceNoTax: _priceNoTax,
  cacheRefreshedAt: _at,
  picture: _picture,
  files: _files,
  isRestricted: _isRestricted,
  restrictedBy: _restrictedBy,
  feedCover: _feedCover,
  ...product
}: Schemas["Product"]) {
  return product;
}

async function requireFreeEan(db: Db, ean: string, except: number | null): Promise<void> {
  const other = await productWithEan(db, ean, except);
  if (other) throw eanTaken(ean, other);
}

function eanTaken(ean: string, other: { id: number; title: string } | null) {
  const message = other
    ? {
        fr: `Cet EAN est déjà celui de la fiche nº ${other.id}, « ${other.title} ».`,
        en: `This EAN is already that of sheet no. ${other.id}, “${other.title}”.`,
      }
    : { fr: `L’EAN ${ean} est déjà celui d’une autre fiche.`, en: `The EAN ${ean} is already that of another sheet.` };
  return refuse.conflict(message, "duplicate", [{ propertyName: "ean", errorMessage: message }]);
}
