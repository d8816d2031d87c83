import type medias from "./locales/medias.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    medias: typeof medias;
  }
}
