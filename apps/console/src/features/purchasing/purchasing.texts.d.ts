import type purchasing from "./locales/purchasing.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    purchasing: typeof purchasing;
  }
}
