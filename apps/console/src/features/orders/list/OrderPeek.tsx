import { DescriptionList, Section, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { formatCount, formatMoney } from "../../../shared/format/format.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { orderById } from "../orders.queries.ts";

/** Side panel with the lines of an order. */
export function OrderPeek({ id }: { id: number }) {
  const { t } = useTranslation("orders");
  const { api } = useRuntime();
  const query = useQuery(orderById(api, id));
  return (
    <Section title={t("line.title")}>
      <QueryState query={query} skeleton={<Skeleton height={160} />}>
        {({ items }) => (
          <DescriptionList
            items={items.map(({ title, quantity, status, totalPriceWithTax }) => ({
              term: `${formatCount(quantity)} × ${title}`,
              description: `${t(`itemStatus.${status}`)}, ${formatMoney(totalPriceWithTax)}`,
            }))}
          />
        )}
      </QueryState>
    </Section>
  );
}
