import type restrictions from "./locales/restrictions.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    restrictions: typeof restrictions;
  }
}
