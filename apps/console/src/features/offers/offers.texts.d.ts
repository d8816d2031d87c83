import type offers from "./locales/offers.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    offers: typeof offers;
  }
}
