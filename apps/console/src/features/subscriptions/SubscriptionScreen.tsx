import type { Schemas } from "@reserve/contract";
import { Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SheetExport } from "../../shared/export/SheetExport.tsx";
import { to } from "../../shared/links/to.ts";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { PersonPanel } from "./PersonPanel.tsx";
import { SubscriptionForm } from "./SubscriptionForm.tsx";
import { SubscriptionStats } from "./SubscriptionStats.tsx";
import { SubscriptionTabs } from "./SubscriptionTabs.tsx";
import { subscriptionName } from "./subscription.name.ts";
import { peopleColumns } from "./subscriptions.columns.tsx";
import { peoplePage, peopleSpec, subscriptionById, subscriptionList } from "./subscriptions.queries.ts";

type Subscription = Schemas["Subscription"];

/** Screen of a subscription: subscribers, their consents, and arrivals and departures; without an id in the URL it creates one. */
export function SubscriptionScreen() {
  const { t } = useTranslation("subscriptions");
  const { locale } = useRuntime();
  return (
    <RecordPage
      backHref={to.subscriptions()}
      create={{ name: t("subscription.new"), page: <SubscriptionForm record={null} /> }}
      list={subscriptionList}
      name={(record) => subscriptionName(record, locale)}
      query={subscriptionById}
      skeleton={<RecordSkeleton margin={480} sheet={720} />}
    >
      {(record, { neighbourLinks }) => <People subscription={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

/** Subscribers, searched and filtered by the URL, with the selected one's proof of consent beside them. */
function People({ subscription, neighbourLinks }: { subscription: Subscription; neighbourLinks: ReactNode }) {
  const { t } = useTranslation(["subscriptions", "shared"]);
  const { api, locale } = useRuntime();
  const url = useListUrl(peopleSpec);
  const query = useListPage(peoplePage(api, subscription.id, url));
  const [chosen, setChosen] = useState<number | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const columns = useMemo(
    () =>
      peopleColumns(t, (id) => {
        setChosen(id);
        panel.current?.focus();
      }),
    [t],
  );
  const filters = [filtersOf(peopleSpec, url).words("state", t("field.state"), (state) => t(`state.${state}`))];
  const isLeft =
    (url.filters.state ?? []).length === 3 && !url.filters.state?.some((state) => state === "Subscribed" || state === "Pending");
  const states = (url.filters.state ?? []) as Schemas["SubscriberState"][];
  const shown = chosen ?? query.data?.items[0]?.id ?? null;
  return (
    <Page
      actions={
        <>
          {neighbourLinks}
          <SheetExport
            op="exportSubscribers"
            query={{ subscriptionId: subscription.id, ...(states.length > 0 ? { state: states } : {}) }}
          />
        </>
      }
      subtitle={t("subscription.subtitle", { type: t(`type.${subscription.type}`), identifier: subscription.identifier })}
      title={subscriptionName(subscription, locale)}
    >
      <SubscriptionTabs current={isLeft ? "left" : "people"} subscription={subscription} />
      <SheetAndMargin
        margin={
          <>
            <div ref={panel} tabIndex={-1}>
              <PersonPanel id={shown} onAct={setChosen} />
            </div>
            <SubscriptionStats subscription={subscription} />
          </>
        }
        marginLabel={t("subscription.margin")}
      >
        <Sheet>
          <Section label={t("part.people")}>
            <ListFilters
              filters={filters}
              query={query}
              texts={{ toolbar: t("person.toolbar"), search: t("person.search"), searchHint: t("person.searchHint") }}
              url={url}
            />
            <p role="note">{t("person.finalNote")}</p>
            <ListResults
              caption={(count) => t("person.caption", { count })}
              filters={filters}
              query={query}
              table={{ columns, getRowId, options: inSheet }}
              url={url}
            />
          </Section>
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

const getRowId = ({ id }: Schemas["Subscriber"]) => String(id);
const inSheet = { isFlush: true, hasShortcuts: false, rowHeight: "twoLines" } as const;
