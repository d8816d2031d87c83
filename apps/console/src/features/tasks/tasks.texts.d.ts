import type tasks from "./locales/fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    tasks: typeof tasks;
  }
}
