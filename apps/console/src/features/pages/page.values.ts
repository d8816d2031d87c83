import type { Schemas } from "@reserve/contract";
import type { LocalizedText } from "@reserve/design-system/localized";
import { type BlocFinding, type BlocType, blocContents, blocFindings, layoutColumns, type PageLayout, textToSeo } from "@reserve/domain";
import { isBlankHtml, richTextLines } from "@reserve/domain/rich-text";

export type Bloc = Schemas["Bloc"];
/** The languages that a page can be written in. */
export type PageLocale = keyof Schemas["PageTexts"];

/** SEO texts of a page in one language. */
export interface PageSeo {
  title: string;
  description: string;
  /** Null: made of the name. */
  slug: string | null;
  keywords: string;
}

/** Form values of a page. */
export interface PageValues {
  localizations: LocalizedText;
  seo: Readonly<Record<PageLocale, PageSeo>>;
  pageLayout: PageLayout;
  isPublished: boolean;
  isHome: boolean;
  blocs: readonly Bloc[];
}

/** Returns the form values of a page; a new one is unpublished. */
export function pageValuesOf(page: Schemas["Page"] | null): PageValues {
  const name = (locale: PageLocale) => ({ name: page?.localizations[locale].name ?? "" });
  const seo = (locale: PageLocale): PageSeo => {
    const text = page?.localizations[locale];
    return {
      title: text?.metaTitle ?? "",
      description: text?.metaDescription ?? "",
      slug: text?.relativeUrl ?? null,
      keywords: text?.metaKeywords ?? "",
    };
  };
  return {
    localizations: { fr: name("fr"), en: name("en") },
    seo: { fr: seo("fr"), en: seo("en") },
    pageLayout: page?.pageLayout ?? "FullPage",
    isPublished: page?.isPublished ?? false,
    isHome: page?.isHome ?? false,
    blocs: page?.blocs ?? [],
  };
}

/** Returns the request body. Only a new page has a parent in it. */
export function pageSaveOf(values: PageValues, parentId?: number | null): Schemas["PageSave"] {
  const textIn = (locale: PageLocale): Schemas["PageText"] => {
    const name = values.localizations[locale]?.name?.trim() ?? "";
    const seo = values.seo[locale];
    return {
      name,
      relativeUrl: seo.slug?.replace(/-+$/, "") || textToSeo(name, locale) || null,
      metaTitle: seo.title.trim(),
      metaDescription: seo.description.trim(),
      metaKeywords: seo.keywords.trim(),
    };
  };
  const { pageLayout, isPublished, isHome, blocs } = values;
  return {
    ...(parentId === undefined ? {} : { parentId }),
    pageLayout,
    localizations: { fr: textIn("fr"), en: textIn("en") },
    isPublished,
    isHome,
    blocs: blocs.map((bloc) => ({ ...bloc, url: bloc.url?.trim() || null })),
  };
}

/** Returns a bloc as text for comparisons: its name, then its texts in all languages. */
export function blocText(bloc: Bloc, nameOf: (bloc: Bloc) => string): string {
  const texts = Object.values(bloc.localizations).flatMap(({ title, html }) => [title, richTextLines(html)]);
  return [nameOf(bloc), ...texts].filter(Boolean).join("\n");
}

/** Returns the blocs for a layout: those in a column that it does not have move to its main column. */
export function blocsIn(blocs: readonly Bloc[], layout: PageLayout): Bloc[] {
  const has = (column: string) => layoutColumns[layout].some((one) => one.column === column);
  return blocs.map((bloc) => (has(bloc.column) ? bloc : { ...bloc, column: "main" }));
}

/** Returns an empty bloc. */
export function newBloc(blocType: BlocType, column: Bloc["column"], id: string): Bloc {
  const { content, most } = blocContents[blocType];
  const text = { title: "", html: "" };
  return {
    id,
    blocType,
    column,
    width: 100,
    localizations: { fr: text, en: text },
    postType: null,
    categoryIds: [],
    automaticRetrieve: content === "search",
    maximum: content === "maximum" || content === "search" ? Math.min(most, 5) : null,
    resultsOrderable: false,
    postIds: [],
    mediaIds: [],
    url: null,
    isExternalUrl: false,
  };
}

/** Returns the problems of a bloc, as far as the page can tell. */
export function findingsOf(bloc: Bloc, layout: PageLayout): BlocFinding[] {
  return blocFindings({ ...bloc, url: bloc.url?.trim() || null, hasHtml: !isBlankHtml(bloc.localizations.fr.html) }, layout);
}

/** Returns the form field name of a bloc property. */
export const blocField = (index: number, property: string) => `blocs[${index}].${property === "html" ? "localizations.fr.html" : property}`;
