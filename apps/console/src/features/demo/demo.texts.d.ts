import type demo from "./locales/demo.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    demo: typeof demo;
  }
}
