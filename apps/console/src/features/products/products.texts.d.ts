import type products from "./locales/fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    products: typeof products;
  }
}
