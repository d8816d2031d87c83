import type mails from "./locales/mails.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    mails: typeof mails;
  }
}
