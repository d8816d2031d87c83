import type till from "./locales/till.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    till: typeof till;
  }
}
