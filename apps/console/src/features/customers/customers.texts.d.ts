import type customers from "./locales/customers.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    customers: typeof customers;
  }
}
