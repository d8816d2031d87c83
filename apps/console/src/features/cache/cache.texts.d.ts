import type cache from "./locales/cache.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    cache: typeof cache;
  }
}
