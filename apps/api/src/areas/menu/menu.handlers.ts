import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { isDeadLink, MOST_MENU_LEVELS, menuAddressFault, moveInTree, spaced, unreachableIn, walkTree } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { moveRefused, noteTree, requireSameParent, takeTree, treeVersion } from "../../platform/trees/trees.ts";
import { countBelow, insertItem, listMenu, type MenuNode, type MenuText, menuRows, placeItems } from "./menu.store.ts";

const TREE = "menu";
/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;

const words = {
  gone: { fr: "Cette entrée du menu n’existe pas ou n’existe plus.", en: "This entry of the menu does not exist, or no longer." },
  noParent: { fr: "L’entrée choisie au-dessus n’existe plus.", en: "The entry chosen above does not exist any more." },
  inside: { fr: "Une entrée ne peut pas entrer en elle-même.", en: "An entry cannot go into itself." },
  tooDeep: { fr: `Le menu a ${MOST_MENU_LEVELS} niveaux au plus.`, en: `The menu has at most ${MOST_MENU_LEVELS} levels.` },
};
const HAS_CHILDREN = {
  fr: "Cette entrée en contient d’autres : déplacez-les ou supprimez-les d’abord.",
  en: "This entry has others below it: move or delete them first.",
};
const FAULTS = {
  notOnSite: {
    fr: "Une adresse du site commence par « / », sans espace.",
    en: "An address on the site begins with “/”, without blanks.",
  },
  notOnWeb: {
    fr: "Une adresse extérieure commence par https:// ou http://.",
    en: "An address elsewhere begins with https:// or http://.",
  },
};

/** Returns which categories the public site shows, by code. */
export type ShownCategories = (db: Db) => Promise<ReadonlySet<string>>;

/** Returns the public languages of each page, by its path. */
export type ShownPages = (db: Db) => Promise<ReadonlyMap<string, ReadonlySet<LocaleCode>>>;

/** Creates the handlers of the menu; `shownCategories` and `shownPages` are provided by their areas. */
export function makeHandlers(shownCategories: ShownCategories, shownPages: ShownPages): AreaHandlers<"menu"> {
  const menuOf = async (db: Db): Promise<Schemas["FullMenu"]> => {
    // The version first: moving in a menu newer than its version is rejected; with an older menu it would not be.
    const version = await treeVersion(db, TREE);
    const [rows, categories, pages] = await Promise.all([listMenu(db), shownCategories(db), shownPages(db)]);
    return { version, items: rows.map((row) => asItem(row, categories, pages)) };
  };
  const records = recordHandlers({
    entity: "menuItem",
    notFound: words.gone,
    rows: menuRows,
    toRecord: async ({ id }, { db }) => {
      const found = (await menuOf(db)).items.find((item) => item.id === id);
      if (!found) throw refuse.notFound(words.gone);
      return found;
    },
    nameOf: ({ localizations }) => localizations.fr.label,
    audited: ({ localizations, urlAbsolute, isExternalUrl, style, parentId, position }) => ({
      ...{ localizations, urlAbsolute, isExternalUrl, style, parentId, position },
    }),
  });
  const removeItem = records.remove(async ({ id }, { db }) => {
    if ((await countBelow(db, id)) > 0) throw refuse.conflict(HAS_CHILDREN, "hasChildren");
    await menuRows.remove(db, id);
    await noteTree(db, TREE);
  });

  return {
    getPublicMenu: async ({ input: { query = {} }, db, locale: requestedLocale, setCacheable }) => {
      const locale = query.locale ?? requestedLocale;
      // The walk does not reach children of entries without a label.
      const tree = walkTree((await listMenu(db)).filter(({ localizations }) => localizations[locale] !== undefined));
      setCacheable(KEPT_SECONDS);
      return { locale, items: tree.map((row) => publicItem(row, locale)) };
    },

    getFullMenu: async ({ db, setVersion }) => {
      const menu = await menuOf(db);
      setVersion(menu.version);
      return menu;
    },

    getMenuItem: records.get,

    createMenuItem: records.create(async (body, { db }) => {
      const { parentId = null } = body;
      const text = checked(body);
      await takeTree(db, TREE);
      const parent = parentId === null ? null : (await listMenu(db)).find(({ id }) => id === parentId);
      if (parent === undefined) throw moveRefused("unknownParent", words);
      if (parent && parent.level + 1 > MOST_MENU_LEVELS) throw moveRefused("tooDeep", words);
      const row = await insertItem(db, text, parentId);
      await noteTree(db, TREE);
      return row;
    }),

    updateMenuItem: records.update(async (before, body, { db }) => {
      requireSameParent(before, body);
      return menuRows.change(db, before.id, checked(body));
    }),

    deleteMenuItem: async (context) => {
      await takeTree(context.db, TREE);
      return removeItem(context);
    },

    moveMenuItem: async ({ input: { body }, db, requireVersion, setVersion, audit }) => {
      const version = await takeTree(db, TREE);
      const { items } = await menuOf(db);
      requireVersion(version, { version, items });
      const result = moveInTree(items, body, MOST_MENU_LEVELS);
      if (result.refusal !== null) throw moveRefused(result.refusal, words);
      const places = result.changed;
      await placeItems(db, places);
      const now = places.length > 0 ? await noteTree(db, TREE) : version;
      const moved = items.find(({ id }) => id === body.id);
      const place = places.find(({ id }) => id === body.id) ?? moved;
      if (moved && place)
        audit({
          entity: "menuItem",
          entityId: moved.id,
          entityName: moved.localizations.fr.label,
          before: { parentId: moved.parentId, position: moved.position },
          after: { parentId: place.parentId, position: place.position },
        });
      setVersion(now);
      return { ...SUCCESS, entityOutput: { version: now, places } };
    },
  };
}

function asItem(
  row: MenuNode,
  categories: Awaited<ReturnType<ShownCategories>>,
  pages: Awaited<ReturnType<ShownPages>>,
): Schemas["MenuItem"] {
  const labels = (["fr", "en"] as const).filter((locale) => row.localizations[locale] !== undefined);
  return { ...row, isDeadLink: isDeadLink(row, categories), unreachableIn: unreachableIn(row, labels, pages) };
}

/** Returns the normalized fields; throws 422 with every error. */
function checked({ localizations: { fr, en }, urlAbsolute, isExternalUrl, style }: Schemas["MenuItemSave"]): MenuText {
  const wrong: PropertyRefusal[] = [];
  const localizations = { fr: { label: spaced(fr.label) }, ...(en ? { en: { label: spaced(en.label) } } : {}) };
  for (const [locale, { label }] of Object.entries(localizations))
    if (label === "")
      wrong.push({ propertyName: `localizations.${locale}.label`, errorMessage: { fr: "Donnez un libellé.", en: "Give a label." } });
  const fault = menuAddressFault({ urlAbsolute, isExternalUrl });
  if (fault) wrong.push({ propertyName: "urlAbsolute", errorMessage: FAULTS[fault] });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { localizations, urlAbsolute, isExternalUrl, style };
}

/** Returns the public fields of a menu entry, listed one by one: fields added for staff stay private. */
function publicItem(
  { id, parentId, level, localizations, urlAbsolute, isExternalUrl, style }: MenuNode,
  locale: LocaleCode,
): Schemas["PublicMenu"]["items"][number] {
  return { id, parentId, level, label: (localizations[locale] ?? localizations.fr).label, urlAbsolute, isExternalUrl, style };
}
