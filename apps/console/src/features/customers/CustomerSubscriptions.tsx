import type { Schemas } from "@reserve/contract";
import { DescriptionList, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format/format.ts";

/** A customer's subscriptions with their dates. */
export function CustomerSubscriptions({ customer: { subscriptions } }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  return (
    <Section title={t("section.subscriptions")}>
      {subscriptions.length === 0 ? (
        <Note>{t("subscriptions.none")}</Note>
      ) : (
        <DescriptionList
          items={subscriptions.map(({ displayedText, since }) => ({
            term: displayedText,
            description: t("subscriptions.since", { date: formatDate(since) }),
          }))}
        />
      )}
    </Section>
  );
}
