import type activity from "./locales/activity.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    activity: typeof activity;
  }
}
