import type webhooks from "./locales/webhooks.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    webhooks: typeof webhooks;
  }
}
