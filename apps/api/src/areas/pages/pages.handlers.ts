import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  blocContents,
  blocTypes,
  blocWidths,
  layoutColumns,
  MOST_BLOCS,
  MOST_PAGE_LEVELS,
  moveInTree,
  pageAddress,
  pageLayouts,
  spaced,
} from "@reserve/domain";
import { blocTypeLabels, pageLayoutLabels } from "@reserve/domain/labels";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, type Refusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { moveRefused, noteTree, requireSameParent, takeTree, treeVersion } from "../../platform/trees/trees.ts";
import { blocRefusals, cleanBloc, fillBloc, placesOfTitle } from "./pages.blocs.ts";
import type { BlocSources } from "./pages.sources.ts";
import {
  changePage,
  countChildren,
  findPages,
  findRow,
  homePage,
  insertPage,
  listPages,
  oldUrls,
  ownersOfUrls,
  type PageContent,
  type PageListRow,
  type PageNodeRow,
  type PageRow,
  pageLocales,
  pageOfUrl,
  pagesAbove,
  placePages,
  removePage,
  shownOf,
  storedIds,
  unsetHome,
} from "./pages.store.ts";

const TREE = "pages";
/** Cache lifetime of public responses, in seconds. */
const KEPT_SECONDS = 60;
/** Maximum number of posts offered for a bloc. */
const MOST_OFFERED = 50;

const words = {
  gone: { fr: "Cette page n’existe pas ou n’existe plus.", en: "This page does not exist, or no longer." },
  noParent: { fr: "La page choisie au-dessus n’existe plus.", en: "The page chosen above does not exist any more." },
  inside: { fr: "Une page ne peut pas entrer en elle-même.", en: "A page cannot go into itself." },
  tooDeep: { fr: `Les pages ont ${MOST_PAGE_LEVELS} niveaux au plus.`, en: `Pages have at most ${MOST_PAGE_LEVELS} levels.` },
};
const HAS_CHILDREN = {
  fr: "Cette page en contient d’autres : déplacez-les ou supprimez-les d’abord.",
  en: "This page has others below it: move or delete them first.",
};
const NO_NAME = { fr: "Donnez un nom.", en: "Give a name." };
const NO_URL = { fr: "Donnez une adresse.", en: "Give a URL." };

/** Creates the handlers of pages; `sources` provides bloc content from other areas. */
export function makeHandlers(sources: BlocSources): AreaHandlers<"pages"> {
  return {
    getPage: async ({ input: { query }, db, locale, setVersion }) => {
      const row = existing(await findRow(db, query.id));
      setVersion(row.version);
      return whole(db, row, locale);
    },

    listPages: async ({ input: { query = {} }, db, locale, now }) => {
      const { page = 1, pageSize = 25, after, sort = "name", productId, ...filters } = query;
      const showing = productId === undefined ? undefined : await placesOfTitle(db, productId, sources, now);
      const { rows, ...facts } = await findPages(db, { ...filters, showing }, { sort, locale }, { page, pageSize, after });
      return { items: rows.map((row) => summaryOf(row, locale)), ...facts, page, pageSize };
    },

    getPageFullTree: async ({ db, setVersion }) => {
      const tree = await treeOf(db);
      setVersion(tree.version);
      return tree;
    },

    createPage: async ({ input: { body }, db, user, locale, now, variant, setVersion, audit }) => {
      const { parentId = null } = body;
      const content = await checked(db, body, null, sources, now, variant);
      await takeTree(db, TREE);
      const parent = parentId === null ? null : await findRow(db, parentId);
      if (parentId !== null && !parent) throw moveRefused("unknownParent", words);
      if (parent && (await pagesAbove(db, parent)).length + 2 > MOST_PAGE_LEVELS) throw moveRefused("tooDeep", words);
      await requireFreeUrls(db, content, null);
      const demoted = content.isHome ? await unsetHome(db, null) : null;
      const id = await insertPage(db, content, parentId, { updatedAt: now, updatedBy: personName(user) });
      if (id === null) throw urlTaken("fr", null);
      await noteTree(db, TREE);
      const made = existing(await findRow(db, id));
      audit({ entity: "page", entityId: made.id, entityName: nameOf(made), after: audited(made) }, ...homeLost(demoted));
      setVersion(made.version);
      return { ...SUCCESS, entityOutput: await whole(db, made, locale) };
    },

    updatePage: async ({ input: { query, body }, db, user, locale, now, variant, requireVersion, setVersion, audit }) => {
      // Lock the tree before the page, in the same order as move and delete; it serializes changes of the home page.
      if (body.isHome) await takeTree(db, TREE);
      const before = existing(await findRow(db, query.id, true));
      requireVersion(before.version, { ...(await whole(db, before, locale)) });
      requireSameParent(before, body);
      const content = await checked(db, body, before, sources, now, variant);
      await requireFreeUrls(db, content, before.id);
      const demoted = content.isHome ? await unsetHome(db, before.id) : null;
      if (!(await changePage(db, before.id, content, { updatedAt: now, updatedBy: personName(user) }))) throw urlTaken("fr", null);
      const after = existing(await findRow(db, before.id));
      audit(
        { entity: "page", entityId: after.id, entityName: nameOf(after), before: audited(before), after: audited(after) },
        ...homeLost(demoted),
      );
      setVersion(after.version);
      return { ...SUCCESS, entityOutput: await whole(db, after, locale) };
    },

    deletePage: async ({ input: { query }, db, locale, requireVersion, audit }) => {
      await takeTree(db, TREE);
      const before = existing(await findRow(db, query.id, true));
      requireVersion(before.version, { ...(await whole(db, before, locale)) });
      if ((await countChildren(db, before.id)) > 0) throw refuse.conflict(HAS_CHILDREN, "hasChildren");
      await removePage(db, before.id);
      await noteTree(db, TREE);
      audit({ entity: "page", entityId: before.id, entityName: nameOf(before), before: audited(before) });
      return SUCCESS;
    },

    movePage: async ({ input: { body }, db, requireVersion, setVersion, audit }) => {
      const version = await takeTree(db, TREE);
      const rows = await listPages(db);
      requireVersion(version, { version, items: rows.map(asNode) });
      const result = moveInTree(rows, body, MOST_PAGE_LEVELS);
      if (result.refusal !== null) throw moveRefused(result.refusal, words);
      const places = result.changed;
      await placePages(db, places);
      const now = places.length > 0 ? await noteTree(db, TREE) : version;
      const moved = rows.find(({ id }) => id === body.id);
      const place = places.find(({ id }) => id === body.id);
      if (moved)
        audit({
          entity: "page",
          entityId: moved.id,
          entityName: nameOf(moved),
          before: { parentId: moved.parentId, position: moved.position },
          after: { parentId: (place ?? moved).parentId, position: (place ?? moved).position },
        });
      setVersion(now);
      return { ...SUCCESS, entityOutput: { version: now, places } };
    },

    listPageLayouts: async ({ locale }) => ({
      items: pageLayouts.map((id) => ({ id, label: pageLayoutLabels[id][locale], columns: [...layoutColumns[id]] })),
    }),

    previewPage: async ({ input: { body }, db, now, variant }) => {
      const { page, locale } = body;
      const blocs = page.blocs.map((bloc) => cleanBloc(bloc, variant));
      // Treats the selection as stored: the preview shows what the site would show, and drops what it would not.
      const faults = await blocRefusals(db, { ...page, blocs }, everything(blocs), sources, now);
      const unfit = new Set(faults.map(({ propertyName }) => Number(/\d+/.exec(propertyName)?.[0])));
      const shown = blocs.filter((_, at) => !unfit.has(at));
      const onlyCustom = variant.flags.onlyCustomProducts;
      return { ...SUCCESS, entityOutput: await shownPage(db, { ...page, blocs: shown }, sources, { locale, now, onlyCustom }) };
    },

    listBlocTypes: async ({ locale }) => ({ items: blocTypes.map((id) => ({ id, label: blocTypeLabels[id][locale] })) }),

    listBlocWidths: async ({ locale }) => ({
      items: blocWidths.map((id) => ({ id, label: locale === "fr" ? `${id}\u00a0%` : `${id}%` })),
    }),

    getBlocConfiguration: async () => ({
      mostBlocs: MOST_BLOCS,
      items: blocTypes.map((blocType) => ({ blocType, ...blocContents[blocType] })),
    }),

    listPostsForBloc: async ({ input: { query = {} }, db, locale, now }) => {
      const { search, postType = null, categoryIds: requestedIds = [], ids = [] } = query;
      const at = { locale, now };
      const branches = await sources.branches(db, requestedIds);
      const categoryIds = [...new Set([...branches.values()].flat())];
      const isNowhere = requestedIds.length > 0 && categoryIds.length === 0;
      const found = isNowhere
        ? { foundCount: 0, items: [] }
        : await sources.posts(db, { search, postType, categoryIds, most: MOST_OFFERED }, at);
      const named = await sources.posts(db, { ids, most: ids.length }, at);
      const seen = new Set(named.items.map(({ id }) => id));
      return { foundCount: found.foundCount, items: [...named.items, ...found.items.filter(({ id }) => !seen.has(id))] };
    },

    validateBlocsInput: async ({ input: { body }, db, now, variant }) => {
      const before = body.id === null ? null : existing(await findRow(db, body.id));
      const wrong = await blocRefusals(
        db,
        { ...body, blocs: body.blocs.map((bloc) => cleanBloc(bloc, variant)) },
        storedIds(before),
        sources,
        now,
      );
      if (wrong.length > 0) throw refuse.invalid(wrong);
      return SUCCESS;
    },

    getPublicPageFullTree: async ({ input: { query = {} }, db, locale: requestedLocale, setCacheable }) => {
      const locale = query.locale ?? requestedLocale;
      const items = shownOf(await listPages(db), locale).map((row) => ({
        id: row.id,
        parentId: row.parentId,
        level: row.level,
        name: row.localizations[locale].name,
        address: addressOf(row, locale),
        isHome: row.isHome,
      }));
      setCacheable(KEPT_SECONDS);
      return { locale, items };
    },

    getLocalizedPage: async ({ input: { query = {} }, db, locale: requestedLocale, now, variant, setCacheable }) => {
      const locale = query.locale ?? requestedLocale;
      const found = query.url === undefined ? null : await pageOfUrl(db, locale, query.url);
      const row = query.url === undefined ? await homePage(db) : (found?.page ?? null);
      if (!row || !(await isShown(db, row, locale))) throw refuse.notFound(words.gone);
      setCacheable(KEPT_SECONDS);
      if (found && !found.isCurrent) return { ...headOf(row, locale), blocs: [], movedTo: addressOf(row, locale) };
      return shownPage(db, row, sources, { locale, now, onlyCustom: variant.flags.onlyCustomProducts });
    },
  };
}

async function treeOf(db: Db): Promise<Schemas["PageTree"]> {
  // The version first: moving in a tree newer than its version is rejected; with an older tree it would not be.
  const version = await treeVersion(db, TREE);
  return { version, items: (await listPages(db)).map(asNode) };
}

function asNode(row: PageNodeRow & { level: number; childCount: number }): Schemas["PageNode"] {
  const { id, parentId, level, position, localizations, isPublished, isHome, childCount, version } = row;
  const names = { fr: localizations.fr.name, en: localizations.en.name };
  return { id, parentId, level, position, names, address: addressOf(row, "fr"), isPublished, isHome, childCount, version };
}

function summaryOf({ path, ...row }: PageListRow & { path: PageNodeRow[] }, locale: LocaleCode): Schemas["PageSummary"] {
  const { id, localizations, pageLayout, blocCount, isPublished, isHome, updatedAt, updatedBy, version } = row;
  const facts = { pageLayout, blocCount, isPublished, isHome, updatedAt: updatedAt.toISOString(), updatedBy, version };
  const names = { fr: localizations.fr.name, en: localizations.en.name };
  const languages = pageLocales.filter((one) => names[one] !== "");
  return { id, names, address: addressOf(row, "fr"), path: namesOf(path, locale), languages, ...facts };
}

/** Returns pages with their names in a language, else in French. */
const namesOf = (rows: readonly PageNodeRow[], locale: LocaleCode): Schemas["PagePath"] =>
  rows.map(({ id, localizations }) => ({ id, name: localizations[locale].name || localizations.fr.name }));

const addressOf = ({ localizations, isHome }: Pick<PageRow, "localizations" | "isHome">, locale: LocaleCode): string =>
  pageAddress(localizations[locale].relativeUrl ?? localizations.fr.relativeUrl ?? "", isHome);
const nameOf = ({ localizations }: Pick<PageRow, "localizations">): string => localizations.fr.name;

function existing(row: PageRow | null): PageRow {
  if (!row) throw refuse.notFound(words.gone);
  return row;
}

async function whole(db: Db, row: PageRow, locale: LocaleCode): Promise<Schemas["Page"]> {
  const above = await pagesAbove(db, row);
  return {
    ...asNode({ ...row, level: above.length + 1, childCount: await countChildren(db, row.id) }),
    pageLayout: row.pageLayout,
    localizations: row.localizations,
    blocs: row.blocs,
    path: namesOf(above, locale),
    oldUrls: await oldUrls(db, row.id),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  };
}

/** Returns the normalized fields; throws 422 with every error. `before`: the stored page, null for a new one. */
async function checked(
  db: Db,
  { pageLayout, localizations, isPublished, isHome, blocs }: Schemas["PageSave"],
  before: PageRow | null,
  sources: BlocSources,
  now: Date,
  variant: ClientVariant,
): Promise<PageContent> {
  const wrong: PropertyRefusal[] = [];
  const texts = { fr: cleanText(localizations.fr), en: cleanText(localizations.en) };
  for (const locale of pageLocales) {
    const { name, relativeUrl } = texts[locale];
    const isWritten = locale === "fr" || Object.values(texts[locale]).some((value) => value !== null && value !== "");
    if (isWritten && name === "") wrong.push({ propertyName: `localizations.${locale}.name`, errorMessage: NO_NAME });
    if (isWritten && relativeUrl === null) wrong.push({ propertyName: `localizations.${locale}.relativeUrl`, errorMessage: NO_URL });
  }
  const clean = blocs.map((bloc) => cleanBloc(bloc, variant));
  const seen = new Set<string>();
  for (const [at, { id }] of clean.entries()) {
    if (seen.has(id))
      wrong.push({ propertyName: `blocs[${at}].id`, errorMessage: { fr: "Ce bloc est là deux fois.", en: "This bloc is there twice." } });
    seen.add(id);
  }
  wrong.push(...(await blocRefusals(db, { pageLayout, blocs: clean }, storedIds(before), sources, now)));
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { pageLayout, localizations: texts, isPublished, isHome, blocs: clean };
}

function cleanText({ name, relativeUrl, metaTitle, metaDescription, metaKeywords }: Schemas["PageText"]): Schemas["PageText"] {
  return {
    name: spaced(name),
    relativeUrl,
    metaTitle: spaced(metaTitle),
    metaDescription: spaced(metaDescription),
    metaKeywords: spaced(metaKeywords),
  };
}

/** Throws 409 if another page has one of the URLs. */
async function requireFreeUrls(db: Db, { localizations }: PageContent, except: number | null): Promise<void> {
  const [taken] = await ownersOfUrls(db, localizations, except);
  if (taken) throw urlTaken(taken.locale, taken.page);
}

function urlTaken(locale: LocaleCode, other: PageRow | null): Refusal {
  const message: Sentence = other
    ? { fr: `La page « ${nameOf(other)} » a déjà cette adresse.`, en: `The page “${nameOf(other)}” has this URL already.` }
    : { fr: "Une autre page a déjà cette adresse.", en: "Another page has this URL already." };
  return refuse.conflict(message, "duplicate", [{ propertyName: `localizations.${locale}.relativeUrl`, errorMessage: message }]);
}

/** Returns the audited fields of a page: bloc counts by type. */
function audited({ pageLayout, localizations, isPublished, isHome, blocs, parentId, position }: PageRow) {
  return { pageLayout, localizations, isPublished, isHome, blocs, parentId, position };
}

/** Returns the audit entry of the previous home page. */
function homeLost(page: PageRow | null) {
  return page
    ? [{ entity: "page" as const, entityId: page.id, entityName: nameOf(page), before: { isHome: true }, after: { isHome: false } }]
    : [];
}

/** Whether a page and its ancestors are published and translated. */
async function isShown(db: Db, row: PageRow, locale: LocaleCode): Promise<boolean> {
  const line = [...(await pagesAbove(db, row)), row];
  return line.every(({ isPublished, localizations }) => isPublished && localizations[locale].name !== "");
}

function headOf(
  { localizations, isHome, pageLayout }: Pick<PageRow, "localizations" | "isHome" | "pageLayout">,
  locale: LocaleCode,
): Omit<Schemas["ShownPage"], "blocs" | "movedTo"> {
  const { name, metaTitle, metaDescription, metaKeywords } = localizations[locale];
  const address = addressOf({ localizations, isHome }, locale);
  return { locale, name, address, metaTitle: metaTitle || name, metaDescription, metaKeywords, pageLayout };
}

async function shownPage(
  db: Db,
  page: Pick<PageRow, "localizations" | "isHome" | "pageLayout" | "blocs">,
  sources: BlocSources,
  facts: { locale: LocaleCode; now: Date; onlyCustom: boolean },
): Promise<Schemas["ShownPage"]> {
  const blocs: Schemas["ShownBloc"][] = [];
  for (const bloc of page.blocs) blocs.push(await fillBloc(db, bloc, sources, { ...facts, pageName: page.localizations.fr.name }));
  return { ...headOf(page, facts.locale), blocs, movedTo: null };
}

/** Returns everything the blocs reference, treated as already stored. */
function everything(blocs: readonly Schemas["Bloc"][]) {
  return { posts: new Set(blocs.flatMap(({ postIds }) => postIds)), medias: new Set(blocs.flatMap(({ mediaIds }) => mediaIds)) };
}
