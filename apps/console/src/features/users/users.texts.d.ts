import type users from "./locales/people.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    users: typeof users;
  }
}
