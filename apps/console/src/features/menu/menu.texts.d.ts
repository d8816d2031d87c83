import type menu from "./locales/menu.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    menu: typeof menu;
  }
}
