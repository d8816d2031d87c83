import type preparation from "./locales/preparation.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    preparation: typeof preparation;
  }
}
