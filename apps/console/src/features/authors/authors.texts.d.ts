import type authors from "./locales/authors.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    authors: typeof authors;
  }
}
