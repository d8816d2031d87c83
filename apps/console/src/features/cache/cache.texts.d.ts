import type cache from "./locales/fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    cache: typeof cache;
  }
}
