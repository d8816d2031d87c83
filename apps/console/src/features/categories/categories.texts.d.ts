import type categories from "./locales/categories.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    categories: typeof categories;
  }
}
