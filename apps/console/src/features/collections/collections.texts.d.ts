import type collections from "./locales/collections.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    collections: typeof collections;
  }
}
