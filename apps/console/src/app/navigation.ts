import { claims } from "@reserve/domain";
import type app from "./locales/fr.json";

type ScreenKey = keyof (typeof app)["screen"];
type GroupKey = keyof (typeof app)["group"];

interface NavigationItem {
  screen: ScreenKey;
  path: string;
  claims: readonly string[];
}

interface NavigationGroup {
  /** Home stands alone, without a head. */
  group: GroupKey | null;
  items: readonly NavigationItem[];
}

/** The drawer's table of contents (specification, section 2); each line is shown with one of its claims only. */
export const navigation: readonly NavigationGroup[] = [
  { group: null, items: [{ screen: "home", path: "/", claims: [] }] },
  {
    group: "sales",
    items: [
      { screen: "orders", path: "/public/document", claims: [claims.public.documentsManage] },
      { screen: "mails", path: "/public/mail", claims: [claims.public.mailLog] },
    ],
  },
  {
    group: "catalog",
    items: [
      { screen: "products", path: "/catalog/product", claims: [claims.catalog.productList] },
      { screen: "cache", path: "/cache/product", claims: [claims.cache.product] },
    ],
  },
  { group: "management", items: [{ screen: "tasks", path: "/settings/backgroundTask", claims: [claims.management.backgroundTasks] }] },
];
