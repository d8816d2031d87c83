import type catalogLists from "./locales/catalog-lists.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    catalogLists: typeof catalogLists;
  }
}
