import type orders from "./locales/fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    orders: typeof orders;
  }
}
