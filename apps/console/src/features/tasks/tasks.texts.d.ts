import type tasks from "./locales/tasks.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    tasks: typeof tasks;
  }
}
