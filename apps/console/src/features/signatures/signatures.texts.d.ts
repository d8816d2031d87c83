import type signatures from "./locales/signatures.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    signatures: typeof signatures;
  }
}
