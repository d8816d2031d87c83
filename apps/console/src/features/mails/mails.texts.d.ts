import type mails from "./locales/mails.fr.json";
import type template from "./locales/template.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    mails: typeof mails & typeof template;
  }
}
