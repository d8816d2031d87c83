import type vouchers from "./locales/vouchers.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    vouchers: typeof vouchers;
  }
}
