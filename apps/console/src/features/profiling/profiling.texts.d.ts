import type profiling from "./locales/profiling.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    profiling: typeof profiling;
  }
}
