import type { KnownScreen } from "../shared/links/screens.ts";
import type app from "./locales/fr.json";

/** An entry of the drawer. */
export interface MenuItem {
  screen: keyof (typeof app)["screen"];
  path: string;
  /** Claims of the route: an entry is shown to users who may open its screen. */
  claims: readonly string[];
}

/** A head of the drawer with its lines. */
export interface MenuGroup {
  /** Heading of the group; home and profile have none. */
  group: keyof (typeof app)["group"] | null;
  items: readonly MenuItem[];
  /** Collapsed initially: for entries that are not needed every day. */
  isRare?: boolean;
}

/** The drawer's table of contents (specification, section 2), the busiest groups first. */
const groups: readonly (Omit<MenuGroup, "items"> & { screens: readonly MenuItem["screen"][] })[] = [
  { group: null, screens: ["home", "profile"] },
  {
    group: "sales",
    screens: [
      "orders",
      "newOrder",
      "toOrder",
      "arrivals",
      "till",
      "vouchers",
      "tray",
      "accounting",
      "papers",
      "customers",
      "messages",
      "discounts",
      "catalogLists",
      "mails",
    ],
  },
  { group: "catalog", screens: ["products", "imports", "authors", "reviews", "collections", "restrictions"] },
  { group: "cache", screens: ["cache"] },
  { group: "cms", screens: ["pages", "posts", "tags", "signatures", "categories", "menus", "popups", "medias", "eventRegistrations"] },
  { group: "marketing", screens: ["subscriptions", "campaigns"], isRare: true },
  { group: "analytics", screens: ["profilings", "targetings", "analysis"], isRare: true },
  { group: "management", screens: ["users", "roles", "apiKeys", "tasks", "activityLog", "webhooks", "health"], isRare: true },
];

/** Returns the full menu; each line is shown only to users with one of its claims. */
export function menuOf(allScreens: readonly KnownScreen[]): readonly MenuGroup[] {
  return groups.map(({ screens, ...group }) => ({
    ...group,
    items: screens.map((screen) => {
      const route = allScreens.find(({ title }) => title === screen);
      if (!route) throw new Error(`The drawer names ${screen}, which has no route.`);
      return { screen, path: route.path, claims: route.claims };
    }),
  }));
}
