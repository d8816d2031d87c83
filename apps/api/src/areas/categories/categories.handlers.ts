import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { branchIds, categoryAddress, isSiteAddress, MOST_CATEGORY_LEVELS, moveInTree, spaced } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { moveRefused, noteTree, requireSameParent, takeTree, treeVersion } from "../../platform/trees/trees.ts";
import {
  type CategoryRow,
  type CategoryText,
  categoriesAbove,
  categoryOfCode,
  categoryRows,
  countChildren,
  insertCategory,
  listCategories,
  placeCategories,
  visibleOf,
} from "./categories.store.ts";

const TREE = "categories";
/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;

const words = {
  gone: { fr: "Cette catégorie n’existe pas ou n’existe plus.", en: "This category does not exist, or no longer." },
  noParent: { fr: "La catégorie choisie au-dessus n’existe plus.", en: "The category chosen above does not exist any more." },
  inside: { fr: "Une catégorie ne peut pas entrer en elle-même.", en: "A category cannot go into itself." },
  tooDeep: {
    fr: `Les catégories ont ${MOST_CATEGORY_LEVELS} niveaux au plus.`,
    en: `Categories have at most ${MOST_CATEGORY_LEVELS} levels.`,
  },
};
const HAS_CHILDREN = {
  fr: "Cette catégorie en contient d’autres : déplacez-les ou supprimez-les d’abord.",
  en: "This category has others below it: move or delete them first.",
};

const records = recordHandlers({
  entity: "category",
  notFound: words.gone,
  rows: categoryRows,
  toRecord: (row, { db, locale }) => whole(db, row, locale),
  nameOf: ({ localizations }) => localizations.fr.name,
  audited: ({ code, localizations, pageUrl, isVisible, parentId, position }) => ({
    code,
    localizations,
    pageUrl,
    isVisible,
    parentId,
    position,
  }),
});

const removeCategory = records.remove(async ({ id }, { db }) => {
  if ((await countChildren(db, id)) > 0) throw refuse.conflict(HAS_CHILDREN, "hasChildren");
  await categoryRows.remove(db, id);
  await noteTree(db, TREE);
});

/** Handlers of the categories of the public site. */
export const handlers: AreaHandlers<"categories"> = {
  getCategory: records.get,

  getCategoryFullTree: async ({ db, setVersion }) => {
    const tree = await treeOf(db);
    setVersion(tree.version);
    return tree;
  },

  getCategoryTree: async ({ input: { query }, db, setVersion }) => {
    const { version, items } = await treeOf(db);
    const ids = branchIds(items, query.id);
    if (ids.size === 0) throw refuse.notFound(words.gone);
    setVersion(version);
    return { version, items: items.filter(({ id }) => ids.has(id)) };
  },

  createCategory: records.create(async (body, { db, locale }) => {
    const { parentId = null } = body;
    const text = checked(body);
    await takeTree(db, TREE);
    const parent = parentId === null ? null : await categoryRows.find(db, parentId);
    if (parentId !== null && !parent) throw moveRefused("unknownParent", words);
    if (parent && (await categoriesAbove(db, parent)).length + 2 > MOST_CATEGORY_LEVELS) throw moveRefused("tooDeep", words);
    await requireFreeCode(db, text.code, locale);
    const row = await insertCategory(db, text, parentId);
    if (!row) throw codeTaken(null);
    await noteTree(db, TREE);
    return row;
  }),

  updateCategory: records.update(async (before, body, { db, locale }) => {
    requireSameParent(before, body);
    const text = checked(body);
    await requireFreeCode(db, text.code, locale, before.id);
    return categoryRows.change(db, before.id, text);
  }),

  deleteCategory: async (context) => {
    await takeTree(context.db, TREE);
    return removeCategory(context);
  },

  moveCategory: async ({ input: { body }, db, requireVersion, setVersion, audit }) => {
    const version = await takeTree(db, TREE);
    const items = await listCategories(db);
    requireVersion(version, { version, items });
    const result = moveInTree(items, body, MOST_CATEGORY_LEVELS);
    if (result.refusal !== null) throw moveRefused(result.refusal, words);
    const places = result.changed;
    await placeCategories(db, places);
    const now = places.length > 0 ? await noteTree(db, TREE) : version;
    const moved = items.find(({ id }) => id === body.id);
    const place = places.find(({ id }) => id === body.id);
    if (moved)
      audit({
        entity: "category",
        entityId: moved.id,
        entityName: moved.localizations.fr.name,
        before: { parentId: moved.parentId, position: moved.position },
        after: { parentId: (place ?? moved).parentId, position: (place ?? moved).position },
      });
    setVersion(now);
    return { ...SUCCESS, entityOutput: { version: now, places } };
  },

  getPublicCategoryFullTree: async ({ input: { query = {} }, db, locale: requestedLocale, setCacheable }) => {
    const locale = query.locale ?? requestedLocale;
    const items = visibleOf(await listCategories(db)).map((node) => publicNode(node, locale));
    setCacheable(KEPT_SECONDS);
    return { locale, items };
  },

  getPublicCategoryTree: async ({ input: { query }, db, locale: requestedLocale, setCacheable }) => {
    const locale = query.locale ?? requestedLocale;
    const visible = visibleOf(await listCategories(db));
    const ids = branchIds(visible, visible.find(({ code }) => code === query.code)?.id ?? 0);
    if (ids.size === 0) throw refuse.notFound(words.gone);
    setCacheable(KEPT_SECONDS);
    return { locale, items: visible.filter(({ id }) => ids.has(id)).map((node) => publicNode(node, locale)) };
  },
};

async function treeOf(db: Db): Promise<Schemas["CategoryTree"]> {
  // The version first: moving in a tree newer than its version is rejected; with an older tree it would not be.
  const version = await treeVersion(db, TREE);
  return { version, items: await listCategories(db) };
}

const nameIn = (localizations: Schemas["CategoryLocalizations"], locale: LocaleCode): string =>
  (localizations[locale] ?? localizations.fr).name;

async function whole(db: Db, row: CategoryRow, locale: LocaleCode): Promise<Schemas["Category"]> {
  const above = await categoriesAbove(db, row);
  return {
    ...row,
    level: above.length + 1,
    childCount: await countChildren(db, row.id),
    path: above.map(({ id, localizations }) => ({ id, name: nameIn(localizations, locale) })),
    address: categoryAddress(row.code),
  };
}

/** Returns the normalized fields; throws 422 with every error. */
function checked({ code, localizations, pageUrl, isVisible }: Schemas["CategorySave"]): CategoryText {
  const wrong: PropertyRefusal[] = [];
  const { fr, en } = localizations;
  const spelled = { fr: { name: spaced(fr.name) }, ...(en ? { en: { name: spaced(en.name) } } : {}) };
  for (const [locale, { name }] of Object.entries(spelled))
    if (name === "")
      wrong.push({ propertyName: `localizations.${locale}.name`, errorMessage: { fr: "Donnez un nom.", en: "Give a name." } });
  if (pageUrl !== null && !isSiteAddress(pageUrl))
    wrong.push({
      propertyName: "pageUrl",
      errorMessage: {
        fr: "Une adresse du site commence par « / », sans espace.",
        en: "An address on the site begins with “/”, without blanks.",
      },
    });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { code, localizations: spelled, pageUrl, isVisible };
}

/** Throws 409 when another category than `id` has the code. */
async function requireFreeCode(db: Db, code: string, locale: LocaleCode, id?: number): Promise<void> {
  const other = await categoryOfCode(db, code, id);
  if (other) throw codeTaken(nameIn(other.localizations, locale));
}

function codeTaken(name: string | null) {
  const message = name
    ? { fr: `Une autre catégorie a déjà ce code : « ${name} ».`, en: `Another category has this code already: “${name}”.` }
    : { fr: "Une autre catégorie a déjà ce code.", en: "Another category has this code already." };
  return refuse.conflict(message, "duplicate", [{ propertyName: "code", errorMessage: message }]);
}

/** Returns the public fields of a category, listed one by one: fields added for staff stay private. */
function publicNode(
  { id, parentId, level, code, localizations, pageUrl }: Schemas["CategoryNode"],
  locale: LocaleCode,
): Schemas["PublicCategoryTree"]["items"][number] {
  return { id, parentId, level, code, name: nameIn(localizations, locale), url: pageUrl ?? categoryAddress(code) };
}
