import type papers from "./locales/papers.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    papers: typeof papers;
  }
}
