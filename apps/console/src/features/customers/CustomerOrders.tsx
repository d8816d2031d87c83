import type { Schemas } from "@reserve/contract";
import { Link, Note, Section } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { OrderTable } from "../../shared/list/OrderTable.tsx";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { useMay } from "../../shared/session/permissions.ts";
import { customerName } from "./customer.name.ts";
import { ordersOf } from "./customers.queries.ts";

type Buyer = Pick<Schemas["Customer"], "company" | "id" | "firstName" | "lastName" | "orderCount">;

/** A customer's last orders with links, and a link to all; only their number without permission. */
export function CustomerOrders({ customer }: { customer: Buyer }) {
  const { t } = useTranslation("customers");
  const may = useMay();
  if (may("listDocuments")) return <Orders customer={customer} />;
  return (
    <Section title={t("section.orders")}>
      <Note>{t("orders.mayNot", { count: customer.orderCount })}</Note>
    </Section>
  );
}

function Orders({ customer }: { customer: Buyer }) {
  const { t } = useTranslation("customers");
  const { api } = useRuntime();
  const query = useQuery(ordersOf(api, customer.id));
  const caption = t("orders.caption", { name: customerName(customer) });
  const waiting = Math.min(Math.max(customer.orderCount, 1), 10);
  // The count of the linked list, which includes cancelled orders; the figures of a customer do not.
  const count = query.data?.totalCount ?? 0;
  return (
    <Section
      aside={count > 0 ? <Link href={to.orders({ customerId: customer.id })}>{t("orders.all", { count })}</Link> : null}
      title={t("section.orders")}
    >
      <QueryState query={query} skeleton={<OrderTable caption={caption} isLoading loadingRows={waiting} orders={[]} />}>
        {({ items }) => (items.length === 0 ? <Note>{t("orders.none")}</Note> : <OrderTable caption={caption} orders={items} />)}
      </QueryState>
    </Section>
  );
}
