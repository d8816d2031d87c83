import type subscriptions from "./locales/subscriptions.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    subscriptions: typeof subscriptions;
  }
}
