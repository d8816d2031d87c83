import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { SubscriptionForm } from "./SubscriptionForm.tsx";
import { subscriptionName } from "./subscription.name.ts";
import { subscriptionById } from "./subscriptions.queries.ts";

/** Screen for a subscription's name, its consent text, and its name in campaigns. */
export function SubscriptionTextsScreen() {
  const { locale } = useRuntime();
  return (
    <RecordPage
      backHref={to.subscriptions()}
      name={(record) => subscriptionName(record, locale)}
      query={subscriptionById}
      skeleton={<RecordSkeleton sheet={640} />}
    >
      {(record) => <SubscriptionForm record={record} />}
    </RecordPage>
  );
}
