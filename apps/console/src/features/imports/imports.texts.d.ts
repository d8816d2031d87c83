import type imports from "./locales/imports.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    imports: typeof imports;
  }
}
