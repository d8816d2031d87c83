import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { MOST_LISTED, searchKey, spaced } from "@reserve/domain";
import { NO_SUCH_TITLE } from "../../platform/catalog/product-titles.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { type BestSellers, contentOf } from "./catalog-lists.content.ts";
import {
  changeCatalogList,
  findCatalogList,
  insertCatalogList,
  knownProducts,
  type ListRow,
  type ListText,
  listAt,
  listCatalogLists,
  listsWith,
  noteChange,
  removeCatalogList,
  setProducts,
} from "./catalog-lists.store.ts";

const GONE = { fr: "Cette liste n’existe pas ou n’existe plus.", en: "This list does not exist, or no longer." };

const tooMany = (count: number) => ({
  fr: `Une liste a au plus ${MOST_LISTED} titres ; celle-ci en aurait ${count}.`,
  en: `A list has at most ${MOST_LISTED} titles; this one would have ${count}.`,
});

type Save = Schemas["CatalogListSave"];

/** Creates the handlers of catalogue lists; `bestSellers` is provided by orders. */
export function makeHandlers(bestSellers: BestSellers): AreaHandlers<"catalogLists"> {
  return {
    listCatalogLists: async ({ input: { query = {} }, db, now, variant }) => {
      const { page = 1, pageSize = 25, after, sort = "name", ...filters } = query;
      return { ...(await listCatalogLists(db, filters, sort, { page, pageSize, after }, at(now, variant))), page, pageSize };
    },

    getCatalogList: async ({ input: { query }, db, now, variant, setVersion }) => {
      const found = existing(await findCatalogList(db, query.id, at(now, variant)));
      setVersion(found.version);
      return found;
    },

    createCatalogList: async ({ input: { body }, db, now, variant, setVersion, audit }) => {
      const text = await checked(db, body, now);
      const other = await listAt(db, text, null);
      const id = other ? null : await insertCatalogList(db, text, now);
      if (id === null) throw placeTaken(other);
      const isCustom = variant.flags.onlyCustomProducts;
      await setProducts(
        db,
        id,
        body.productIds.length > 0 ? body.productIds : await contentOf(db, text.type, { now, isCustom, bestSellers }),
      );
      const made = existing(await findCatalogList(db, id, at(now, variant)));
      audit({ entity: "catalogList", entityId: made.id, entityName: made.name, after: audited(made) });
      setVersion(made.version);
      return { ...SUCCESS, entityOutput: made };
    },

    updateCatalogList: async ({ input: { query, body }, db, now, variant, requireVersion, setVersion, audit }) => {
      const before = existing(await findCatalogList(db, query.id, at(now, variant), true));
      requireVersion(before.version, { ...before });
      const text = await checked(db, body, now, before);
      const other = await listAt(db, text, before.id);
      if (other) throw placeTaken(other);
      await changeCatalogList(db, before.id, text);
      await setProducts(db, before.id, body.productIds);
      const after = existing(await findCatalogList(db, before.id, at(now, variant)));
      audit({ entity: "catalogList", entityId: after.id, entityName: after.name, before: audited(before), after: audited(after) });
      setVersion(after.version);
      return { ...SUCCESS, entityOutput: after };
    },

    deleteCatalogList: async ({ input: { query }, db, now, variant, requireVersion, audit }) => {
      const before = existing(await findCatalogList(db, query.id, at(now, variant), true));
      requireVersion(before.version, { ...before });
      await removeCatalogList(db, before.id);
      audit({ entity: "catalogList", entityId: before.id, entityName: before.name, before: audited(before) });
      return SUCCESS;
    },

    addToCatalogList: async ({ input: { body }, db, now, variant, audit }) => {
      const before = existing(await findCatalogList(db, body.id, at(now, variant), true));
      const knownIds = await knownProducts(db, body.productIds);
      const unknown = body.productIds.flatMap((id, index) => (knownIds.has(id) ? [] : [`productIds[${index}]`]));
      if (unknown.length > 0) throw refuse.invalid(unknown.map((propertyName) => ({ propertyName, errorMessage: NO_SUCH_TITLE })));
      const there = before.products.map(({ id }) => id);
      const added = body.productIds.filter((id) => !there.includes(id));
      const all = [...there, ...added];
      if (all.length > MOST_LISTED) throw refuse.invalid([{ propertyName: "productIds", errorMessage: tooMany(all.length) }]);
      if (added.length > 0) {
        await noteChange(db, before.id);
        await setProducts(db, before.id, all);
      }
      audit({
        entity: "catalogList",
        entityId: before.id,
        entityName: before.name,
        before: { productIds: there },
        after: { productIds: all },
      });
      const { id, name } = before;
      const presentCount = body.productIds.length - added.length;
      return { ...SUCCESS, entityOutput: { id, name, addedCount: added.length, presentCount, productCount: all.length } };
    },

    listProductCatalogLists: async ({ input: { query }, db }) => ({ items: await listsWith(db, query.productId) }),
  };
}

const at = (now: Date, { thresholds }: Pick<ClientVariant, "thresholds">) => ({ now, hour: thresholds.catalogListsHour });

function existing(found: Schemas["CatalogList"] | null): Schemas["CatalogList"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

/** Returns the normalized fields; throws 422 with every error. */
async function checked(db: Db, body: Save, now: Date, before: Schemas["CatalogList"] | null = null): Promise<ListText> {
  const wrong: PropertyRefusal[] = [];
  const [name, page] = [spaced(body.name), spaced(body.page)];
  if (name === "") wrong.push({ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } });
  if (searchKey(page) === "")
    wrong.push({ propertyName: "page", errorMessage: { fr: "Dites sur quelle page du site.", en: "Say on which page of the site." } });
  const nextUpdateAt = body.nextUpdateTime === null ? null : new Date(body.nextUpdateTime);
  // A previously stored time that has passed meanwhile is no reason to reject changes of other fields.
  const isAsBefore = before?.nextUpdateTime != null && nextUpdateAt?.getTime() === Date.parse(before.nextUpdateTime);
  if (nextUpdateAt && nextUpdateAt <= now && !isAsBefore)
    wrong.push({ propertyName: "nextUpdateTime", errorMessage: { fr: "Ce moment est passé.", en: "This moment is past." } });
  const knownIds = await knownProducts(db, body.productIds);
  const seen = new Set<number>();
  for (const [index, id] of body.productIds.entries()) {
    const propertyName = `productIds[${index}]`;
    if (seen.has(id))
      wrong.push({ propertyName, errorMessage: { fr: "Ce titre est déjà dans la liste.", en: "This title is in the list already." } });
    else if (!knownIds.has(id)) wrong.push({ propertyName, errorMessage: NO_SUCH_TITLE });
    seen.add(id);
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { name, type: body.catalogListType, page, nextUpdateAt };
}

/** Returns the audited fields of a list: title ids in order. */
function audited({ name, catalogListType, page, nextUpdateTime, products }: Schemas["CatalogList"]) {
  return { name, catalogListType, page, nextUpdateTime, productIds: products.map(({ id }) => id) };
}

function placeTaken(other: ListRow | null) {
  const message = other
    ? {
        fr: `Cette page a déjà une liste de ce type : « ${other.name} ».`,
        en: `This page has a list of this type already: “${other.name}”.`,
      }
    : { fr: "Cette page a déjà une liste de ce type.", en: "This page has a list of this type already." };
  return refuse.conflict(message, "duplicate", [{ propertyName: "page", errorMessage: message }]);
}
