import type reviews from "./locales/reviews.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    reviews: typeof reviews;
  }
}
