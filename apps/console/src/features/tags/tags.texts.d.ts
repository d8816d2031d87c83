import type tags from "./locales/tags.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    tags: typeof tags;
  }
}
