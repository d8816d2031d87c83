import type keys from "./locales/keys.fr.json";
import type users from "./locales/people.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    users: typeof users & typeof keys;
  }
}
