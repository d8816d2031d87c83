import type popups from "./locales/popups.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    popups: typeof popups;
  }
}
