import type campaigns from "./locales/campaigns.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    campaigns: typeof campaigns;
  }
}
