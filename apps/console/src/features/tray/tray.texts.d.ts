import type tray from "./locales/tray.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    tray: typeof tray;
  }
}
