import type { Schemas } from "@reserve/contract";
import { Badge, Page, Sheet, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { idIn } from "../../shared/address-id.ts";
import { FailureState, noSuchRecord, QueryState } from "../../shared/QueryState.tsx";
import { useNoteRecord } from "../../shared/recent-records.ts";
import { useNameRecord } from "../../shared/record-name.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { to } from "../../shared/to.ts";
import { CustomerMargin } from "./CustomerMargin.tsx";
import { CustomerMessages } from "./CustomerMessages.tsx";
import { CustomerOrders } from "./CustomerOrders.tsx";
import { CustomerSubscriptions } from "./CustomerSubscriptions.tsx";
import { customerName } from "./customer.name.ts";
import { customerById } from "./customers.queries.ts";

const backHref = to.customers();

/** One customer: how to reach them, what they ordered, wrote and receive, and what staff can do for them. */
export function CustomerScreen() {
  const id = idIn(useParams().id);
  return id === null ? <FailureState backHref={backHref} failure={noSuchRecord} /> : <CustomerOfId id={id} key={id} />;
}

function CustomerOfId({ id }: { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(customerById(api, id));
  const name = query.data ? customerName(query.data) : null;
  useNameRecord(name);
  useNoteRecord(name === null ? null : { kind: "customer", id, name });
  return (
    <QueryState backHref={backHref} query={query} skeleton={<Waiting />}>
      {(customer) => <CustomerPage customer={customer} />}
    </QueryState>
  );
}

function CustomerPage({ customer }: { customer: Schemas["Customer"] }) {
  const { t } = useTranslation("customers");
  const name = customerName(customer);
  return (
    <Page
      subtitle={[customer.company, t("number", { id: customer.id })].map((fact) => fact && <span key={fact}>{fact}</span>)}
      title={name}
      titleExtra={<Badge tone="neutral">{customer.role?.name ?? t("noRole")}</Badge>}
    >
      <SheetAndMargin margin={<CustomerMargin customer={customer} />} marginLabel={t("section.margin")}>
        <Sheet>
          <CustomerOrders customer={customer} />
          <CustomerMessages customer={customer} />
          <CustomerSubscriptions customer={customer} />
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}

/** As tall as a customer's page, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={480} />} marginLabel="">
        <Skeleton height={720} />
      </SheetAndMargin>
    </Page>
  );
}
