import type { Schemas } from "@reserve/contract";
import { Link, Note, Section } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { OrderTable } from "../../shared/OrderTable.tsx";
import { useMay } from "../../shared/permissions.ts";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { customerName } from "./customer.name.ts";
import { ordersOf } from "./customers.queries.ts";

type Buyer = Pick<Schemas["Customer"], "company" | "id" | "firstName" | "lastName" | "orderCount">;

/** What a customer ordered last, each order a link, and the way to all of them; how many where somebody may not see them. */
export function CustomerOrders({ customer }: { customer: Buyer }) {
  const { t } = useTranslation("customers");
  const may = useMay();
  const { id, orderCount } = customer;
  if (!may("listDocuments"))
    return (
      <Section title={t("section.orders")}>
        <Note>{t("orders.mayNot", { count: orderCount })}</Note>
      </Section>
    );
  return (
    <Section
      aside={orderCount > 0 ? <Link href={to.orders({ customerId: id })}>{t("orders.all", { count: orderCount })}</Link> : null}
      title={t("section.orders")}
    >
      <Orders customer={customer} />
    </Section>
  );
}

function Orders({ customer }: { customer: Buyer }) {
  const { t } = useTranslation("customers");
  const { api } = useRuntime();
  const query = useQuery(ordersOf(api, customer.id));
  const caption = t("orders.caption", { name: customerName(customer) });
  const waiting = Math.min(Math.max(customer.orderCount, 1), 10);
  return (
    <QueryState query={query} skeleton={<OrderTable caption={caption} isLoading loadingRows={waiting} orders={[]} />}>
      {({ items }) => (items.length === 0 ? <Note>{t("orders.none")}</Note> : <OrderTable caption={caption} orders={items} />)}
    </QueryState>
  );
}
