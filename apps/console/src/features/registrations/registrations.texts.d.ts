import type registrations from "./locales/registrations.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    registrations: typeof registrations;
  }
}
