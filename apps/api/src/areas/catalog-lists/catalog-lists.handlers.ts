import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { MOST_LISTED, searchKey, spaced } from "@reserve/domain";
import { NO_SUCH_TITLE } from "../../platform/catalog/product-titles.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { type BestSellers, contentOf } from "./catalog-lists.content.ts";
import {
  changeCatalogList,
  insertCatalogList,
  knownProducts,
  type ListRow,
  type ListText,
  listAt,
  listCatalogLists,
  listRows,
  listsWith,
  setProducts,
  titlesOfList,
  wholeList,
} from "./catalog-lists.store.ts";

const tooMany = (count: number) => ({
  fr: `Une liste a au plus ${MOST_LISTED} titres ; celle-ci en aurait ${count}.`,
  en: `A list has at most ${MOST_LISTED} titles; this one would have ${count}.`,
});

const at = (now: Date, { thresholds }: Pick<ClientVariant, "thresholds">) => ({ now, hour: thresholds.catalogListsHour });

const records = recordHandlers({
  entity: "catalogList",
  notFound: { fr: "Cette liste n’existe pas ou n’existe plus.", en: "This list does not exist, or no longer." },
  rows: listRows,
  toRecord: (row, { db, now, variant }) => wholeList(db, row, at(now, variant)),
  nameOf: ({ name }) => name,
  audited: ({ name, catalogListType, page, nextUpdateTime, products }) => ({
    ...{ name, catalogListType, page, nextUpdateTime, productIds: products.map(({ id }) => id) },
  }),
});

/** Creates the handlers of catalogue lists; `bestSellers` is provided by orders. */
export function makeHandlers(bestSellers: BestSellers): AreaHandlers<"catalogLists"> {
  return {
    listCatalogLists: ({ input: { query = {} }, db, now, variant }) => listCatalogLists(db, query, at(now, variant)),
    getCatalogList: records.get,

    createCatalogList: records.create(async (body, { db, now, variant }) => {
      const text = await checked(db, body, now);
      const row = await insertCatalogList(db, text, now);
      if (!row) throw placeTaken(null);
      const isCustom = variant.flags.onlyCustomProducts;
      const ids = body.productIds.length > 0 ? body.productIds : await contentOf(db, text.type, { now, isCustom, bestSellers });
      await setProducts(db, row.id, ids);
      return row;
    }),

    updateCatalogList: records.update(async (before, body, { db, now }) => {
      const row = await changeCatalogList(db, before.id, await checked(db, body, now, before));
      await setProducts(db, row.id, body.productIds);
      return row;
    }),

    deleteCatalogList: records.remove(({ id }, { db }) => listRows.remove(db, id)),

    addToCatalogList: async ({ input: { body }, db, audit }) => {
      const before = records.existing(await listRows.lock(db, body.id));
      const knownIds = await knownProducts(db, body.productIds);
      const unknown = body.productIds.flatMap((id, index) => (knownIds.has(id) ? [] : [`productIds[${index}]`]));
      if (unknown.length > 0) throw refuse.invalid(unknown.map((propertyName) => ({ propertyName, errorMessage: NO_SUCH_TITLE })));
      const there = (await titlesOfList(db, before.id)).map(({ id }) => id);
      const added = body.productIds.filter((id) => !there.includes(id));
      const all = [...there, ...added];
      if (all.length > MOST_LISTED) throw refuse.invalid([{ propertyName: "productIds", errorMessage: tooMany(all.length) }]);
      if (added.length > 0) {
        await listRows.change(db, before.id, {});
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

/** Returns the normalized fields; throws 422 with every error, 409 when the page has a list of this type. */
async function checked(db: Db, body: Schemas["CatalogListSave"], now: Date, before?: ListRow): Promise<ListText> {
  const wrong: PropertyRefusal[] = [];
  const [name, page] = [spaced(body.name), spaced(body.page)];
  if (name === "") wrong.push({ propertyName: "name", errorMessage: { fr: "Donnez un nom.", en: "Give a name." } });
  if (searchKey(page) === "")
    wrong.push({ propertyName: "page", errorMessage: { fr: "Dites sur quelle page du site.", en: "Say on which page of the site." } });
  const nextUpdateAt = body.nextUpdateTime === null ? null : new Date(body.nextUpdateTime);
  // A previously stored time that has passed meanwhile is no reason to reject changes of other fields.
  const isAsBefore = before?.nextUpdateAt != null && nextUpdateAt?.getTime() === before.nextUpdateAt.getTime();
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
  const text = { name, type: body.catalogListType, page, nextUpdateAt };
  const other = await listAt(db, text, before?.id);
  if (other) throw placeTaken(other);
  return text;
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
