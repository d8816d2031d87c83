import type { Schemas } from "@reserve/contract";
import { DescriptionList, Link, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";

/** Orders waiting for a title, and its purchases, beside its row. */
export function TitlePeek({ title: { documents, purchases } }: { title: Schemas["TitleToOrder"] }) {
  const { t } = useTranslation("purchasing");
  return (
    <>
      {documents.length > 0 ? (
        <Section title={t("peek.waiting")}>
          <DescriptionList
            items={documents.map(({ id, customId, customerName, date, quantity, isPickup }) => ({
              term: <Link href={to.order(id)}>{t("waiting.number", { number: customId })}</Link>,
              description: t(isPickup ? "peek.pickup" : "peek.parcel", { name: customerName, count: quantity, date: formatDate(date) }),
            }))}
          />
        </Section>
      ) : null}
      {purchases.length > 0 ? (
        <Section title={t("peek.ordered")}>
          <DescriptionList
            items={purchases.map(({ orderedAt, orderedBy, outstanding, expectedOn, reference }) => ({
              term: formatDate(orderedAt),
              description: [
                t("peek.copies", { count: outstanding, name: orderedBy }),
                expectedOn === null ? "" : t("peek.expected", { date: formatDate(expectedOn) }),
                reference === null ? "" : t("peek.reference", { reference }),
              ]
                .filter(Boolean)
                .join(" "),
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}
