import type analysis from "./locales/analysis.fr.json";
import type targets from "./locales/targets.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    targets: typeof targets & typeof analysis;
  }
}
