import type edit from "./locales/edit.fr.json";
import type entry from "./locales/entry.fr.json";
import type orders from "./locales/fr.json";
import type list from "./locales/list.fr.json";
import type order from "./locales/order.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    orders: typeof orders & typeof order & typeof list & typeof entry & typeof edit;
  }
}
