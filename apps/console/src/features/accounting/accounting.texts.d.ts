import type accounting from "./locales/accounting.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    accounting: typeof accounting;
  }
}
