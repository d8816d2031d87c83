import type pages from "./locales/pages.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    pages: typeof pages;
  }
}
