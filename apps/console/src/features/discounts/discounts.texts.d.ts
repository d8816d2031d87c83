import type discounts from "./locales/discounts.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    discounts: typeof discounts;
  }
}
