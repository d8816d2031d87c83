import type history from "./locales/history.fr.json";
import type posts from "./locales/posts.fr.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    posts: typeof posts & typeof history;
  }
}
