import type app from "./locales/fr.json";

/** One line of the drawer. */
export interface MenuItem {
  screen: keyof (typeof app)["screen"];
  path: string;
  /** Of the route itself: a line is shown to whoever may open its screen. */
  claims: readonly string[];
}

/** A head of the drawer with its lines. */
export interface MenuGroup {
  /** Home and profile stand alone, without a head. */
  group: keyof (typeof app)["group"] | null;
  items: readonly MenuItem[];
  /** Closed until somebody opens it: what is not needed every morning. */
  isRare?: boolean;
}

let known: readonly MenuGroup[] = [];

/** The drawer says what it offers. Screens ask here: the drawer itself is made of the routes, which load the screens. */
export function knowMenu(menu: readonly MenuGroup[]): void {
  known = menu;
}

/** What the drawer offers to whoever may open everything. */
export function menuGroups(): readonly MenuGroup[] {
  return known;
}
