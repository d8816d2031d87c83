import type messages from "./locales/messages.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    messages: typeof messages;
  }
}
