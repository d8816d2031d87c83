import type health from "./locales/health.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    health: typeof health;
  }
}
