import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { tableColumnsTexts } from "../../shared/list/table-columns.texts.ts";
import { subscriptionById, subscriptionList, suppressedListPage, suppressedListSpec } from "./subscriptions.queries.ts";

const texts: ScreenTexts = {
  namespace: "subscriptions",
  fr: () => import("./locales/subscriptions.fr.json"),
  en: () => import("./locales/subscriptions.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };
const importTexts: ScreenTexts = { ...texts, also: tableColumnsTexts };
const right = [claims.marketing.subscriptions];

/** Routes of the subscriptions: their list, subscribers, texts, imports, and suppressed e-mail addresses. */
export const subscriptionsRoutes = [
  {
    path: paths.subscriptions,
    claims: right,
    title: "subscriptions",
    reads: "listSubscriptions",
    texts,
    load: () => import("./SubscriptionListScreen.tsx").then(({ SubscriptionListScreen }) => ({ Screen: SubscriptionListScreen })),
    prefetch: prefetchList(subscriptionList),
  },
  {
    path: paths.subscription,
    claims: right,
    title: "subscription",
    reads: "getSubscription",
    parent: paths.subscriptions,
    texts: recordTexts,
    load: () => import("./SubscriptionScreen.tsx").then(({ SubscriptionScreen }) => ({ Screen: SubscriptionScreen })),
    prefetch: prefetchRecord(subscriptionById),
  },
  {
    path: paths.subscriptionTexts,
    claims: right,
    title: "subscriptionTexts",
    reads: "getSubscription",
    parent: paths.subscriptions,
    texts: recordTexts,
    load: () => import("./SubscriptionTextsScreen.tsx").then(({ SubscriptionTextsScreen }) => ({ Screen: SubscriptionTextsScreen })),
    prefetch: prefetchRecord(subscriptionById),
  },
  {
    path: paths.subscriberImport,
    claims: right,
    title: "subscriberImport",
    reads: "getSubscription",
    parent: paths.subscriptions,
    texts: importTexts,
    load: () => import("./SubscriberImportScreen.tsx").then(({ SubscriberImportScreen }) => ({ Screen: SubscriberImportScreen })),
    prefetch: prefetchRecord(subscriptionById),
  },
  {
    path: paths.suppressedEmails,
    claims: right,
    title: "suppressedEmails",
    reads: "listSuppressedEmails",
    parent: paths.subscriptions,
    texts,
    load: () => import("./SuppressedListScreen.tsx").then(({ SuppressedListScreen }) => ({ Screen: SuppressedListScreen })),
    prefetch: prefetchList({ spec: suppressedListSpec, page: suppressedListPage }),
  },
] as const satisfies readonly ConsoleRoute<
  "subscriptions" | "subscription" | "subscriptionTexts" | "subscriberImport" | "suppressedEmails"
>[];
