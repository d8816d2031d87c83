import { knowMenu, type MenuGroup, type MenuItem } from "./menu.ts";
import { routes, type ScreenRoute } from "./routes.ts";

/** The drawer's table of contents (specification, section 2), the busiest groups first; each line is shown with one of its claims only. */
export const navigation: readonly MenuGroup[] = [
  { group: null, items: lines("home", "profile") },
  {
    group: "sales",
    items: lines("orders", "customers", "messages", "discounts", "catalogLists", "mails"),
  },
  {
    group: "catalog",
    items: lines("products", "authors", "reviews", "collections", "restrictions"),
  },
  { group: "cache", items: lines("cache") },
  {
    group: "cms",
    items: lines("pages", "posts", "categories", "menus", "popups", "eventRegistrations"),
  },
  { group: "marketing", items: lines("subscriptions", "campaigns"), isRare: true },
  { group: "analytics", items: lines("profilings", "analysis"), isRare: true },
  {
    group: "management",
    items: lines("users", "roles", "tasks", "activityLog", "health"),
    isRare: true,
  },
];
knowMenu(navigation);

function lines(...screens: readonly ScreenRoute["title"][]): MenuItem[] {
  return screens.map((screen) => {
    const route = routes.find(({ title }) => title === screen);
    if (!route) throw new Error(`The drawer names ${screen}, which has no route.`);
    return { screen, path: route.path, claims: route.claims };
  });
}

/** The line of the drawer that an address belongs to: the one whose path it starts with, the longest of them. */
export function lineOf(pathname: string): string | undefined {
  return navigation
    .flatMap(({ items }) => items.map(({ path }) => path))
    .filter((path) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`)))
    .sort((one, other) => other.length - one.length)[0];
}
