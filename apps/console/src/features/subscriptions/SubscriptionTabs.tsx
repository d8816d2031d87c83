import type { Schemas } from "@reserve/contract";
import { ViewTabs } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";

const LEFT = new URLSearchParams([
  ["state", "Unsubscribed"],
  ["state", "Removed"],
  ["state", "Dead"],
]);

interface SubscriptionTabsProps {
  subscription: Schemas["Subscription"];
  current: "people" | "left" | "import" | "texts";
}

/** Tabs of a subscription: subscribers, unsubscribed people, import, texts. */
export function SubscriptionTabs({ subscription: { id, subscribedCount, pendingCount, leftCount }, current }: SubscriptionTabsProps) {
  const { t } = useTranslation("subscriptions");
  const tabs = [
    { part: "people", href: to.subscription(id), count: subscribedCount + pendingCount + leftCount },
    { part: "left", href: to.subscription(id, LEFT), count: leftCount },
    { part: "import", href: to.subscriberImport(id) },
    { part: "texts", href: to.subscriptionTexts(id) },
  ] as const;
  return (
    <ViewTabs
      label={t("part.label")}
      tabs={tabs.map(({ part, ...tab }) => ({ ...tab, label: t(`part.${part}`), isCurrent: part === current }))}
    />
  );
}
