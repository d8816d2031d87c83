import { knowMenu, type MenuGroup, type MenuItem } from "./menu.ts";
import { routes } from "./routes.ts";

/** The drawer's table of contents (specification, section 2), the busiest groups first; each line is shown with one of its claims only. */
export const navigation: readonly MenuGroup[] = [
  { group: null, items: lines("/", "/profile") },
  {
    group: "sales",
    items: lines("/public/document", "/public/customer", "/public/message", "/public/discount", "/public/catalogList", "/public/mail"),
  },
  {
    group: "catalog",
    items: lines("/catalog/product", "/catalog/author", "/catalog/review", "/catalog/collection", "/catalog/restriction"),
  },
  { group: "cache", items: lines("/cache/product") },
  {
    group: "cms",
    items: lines("/cms/page", "/cms/post", "/cms/category", "/cms/menu", "/cms/popup", "/cms/eventRegistration"),
  },
  { group: "marketing", items: lines("/subscription", "/mailCampain"), isRare: true },
  { group: "analytics", items: lines("/analytics/profiling", "/analytics/analysis"), isRare: true },
  {
    group: "management",
    items: lines("/account", "/account/role", "/settings/backgroundTask", "/settings/activityLog", "/settings/health"),
    isRare: true,
  },
];
knowMenu(navigation);

function lines(...paths: readonly string[]): MenuItem[] {
  return paths.map((path) => {
    const route = routes.find((other) => other.path === path);
    if (!route) throw new Error(`The drawer names ${path}, which is no route.`);
    return { screen: route.title, path, claims: route.claims };
  });
}

/** The line of the drawer that an address belongs to: the one whose path it starts with, the longest of them. */
export function lineOf(pathname: string): string | undefined {
  return navigation
    .flatMap(({ items }) => items.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
