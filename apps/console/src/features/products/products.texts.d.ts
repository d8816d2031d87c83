import type list from "./locales/list.fr.json";
import type products from "./locales/products.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    products: typeof products & typeof list;
  }
}
