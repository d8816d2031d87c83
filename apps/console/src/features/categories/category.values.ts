import type { Schemas } from "@reserve/contract";
import { textToSeo } from "@reserve/domain";

/** Form values of a category. */
export interface CategoryValues {
  localizations: Readonly<Record<string, { name: string }>>;
  /** Null: it follows the French name. */
  code: string | null;
  pageUrl: string;
  isVisible: boolean;
}

/** Returns the form values of a category. */
export function categoryValuesOf(category: Schemas["Category"] | null): CategoryValues {
  if (!category) return { localizations: {}, code: null, pageUrl: "", isVisible: true };
  const { localizations, code, pageUrl, isVisible } = category;
  const { fr, en } = localizations;
  return { localizations: { fr, ...(en ? { en } : {}) }, code, pageUrl: pageUrl ?? "", isVisible };
}

/** The code that is saved. */
export function codeOf({ code, localizations }: CategoryValues): string {
  return textToSeo(code ?? localizations.fr?.name ?? "", "fr");
}

/** Returns the request body; a language without a name is omitted. Only a new category has a parent in it. */
export function categorySaveOf(values: CategoryValues, parentId?: number | null): Schemas["CategorySave"] {
  const nameIn = (locale: string) => values.localizations[locale]?.name.trim() ?? "";
  const en = nameIn("en");
  return {
    code: codeOf(values),
    localizations: { fr: { name: nameIn("fr") }, ...(en ? { en: { name: en } } : {}) },
    pageUrl: values.pageUrl.trim() || null,
    isVisible: values.isVisible,
    ...(parentId === undefined ? {} : { parentId }),
  };
}
