import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { customerById, customerList } from "./customers.queries.ts";

const texts: ScreenTexts = {
  namespace: "customers",
  fr: () => import("./locales/customers.fr.json"),
  en: () => import("./locales/customers.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the customers: their list and the page of one. */
export const customerRoutes = [
  {
    path: paths.customers,
    claims: [claims.public.customersManage, claims.cms.customersManage],
    title: "customers",
    reads: "listCustomers",
    texts,
    load: () => import("./CustomerListScreen.tsx").then(({ CustomerListScreen }) => ({ Screen: CustomerListScreen })),
    prefetch: prefetchList(customerList),
  },
  {
    path: paths.customer,
    claims: [claims.public.customersManage, claims.cms.customersManage],
    title: "customer",
    reads: "getCustomer",
    parent: paths.customers,
    texts: recordTexts,
    load: () => import("./CustomerScreen.tsx").then(({ CustomerScreen }) => ({ Screen: CustomerScreen })),
    prefetch: prefetchRecord(customerById),
  },
] as const satisfies readonly ConsoleRoute<"customers" | "customer">[];
