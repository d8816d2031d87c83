import type mails from "./locales/fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    mails: typeof mails;
  }
}
