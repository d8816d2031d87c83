import type { Schemas } from "@reserve/contract";
import { Badge, loadable, Page, Sheet, SheetAndMargin, useToasts } from "@reserve/design-system";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { CustomerMargin } from "./CustomerMargin.tsx";
import { CustomerMessages } from "./CustomerMessages.tsx";
import { CustomerOrders } from "./CustomerOrders.tsx";
import { CustomerSubscriptions } from "./CustomerSubscriptions.tsx";
import { customerName } from "./customer.name.ts";
import { customerById, customerList } from "./customers.queries.ts";

// Below the orders, outside the first view.
const CustomerTitles = loadable(async () => (await import("./CustomerTitles.tsx")).CustomerTitles);

const CustomerMail = loadable(async () => (await import("./CustomerMail.tsx")).CustomerMail);

/** Screen of a customer: contact details, orders, messages, mails, and actions. */
export function CustomerScreen() {
  return (
    <RecordPage
      backHref={to.customers()}
      list={customerList}
      name={customerName}
      recentKind="customer"
      query={customerById}
      skeleton={<RecordSkeleton margin={480} sheet={720} />}
    >
      {(customer, { neighbourLinks }) =>
        customer.mergedIntoId === null ? (
          <CustomerPage customer={customer} neighbourLinks={neighbourLinks} />
        ) : (
          <MergedCustomer id={customer.id} into={customer.mergedIntoId} />
        )
      }
    </RecordPage>
  );
}

/** Redirects a merged customer to the surviving record, with a notice. */
function MergedCustomer({ id, into }: { id: number; into: number }) {
  const { t } = useTranslation("customers");
  const { show } = useToasts();
  const say = useEffectEvent(() => show({ tone: "info", text: t("merge.led", { id, into }) }));
  useEffect(() => say(), []);
  return <Navigate replace to={to.customer(into)} />;
}

function CustomerPage({ customer, neighbourLinks }: { customer: Schemas["Customer"]; neighbourLinks: ReactNode }) {
  const { t } = useTranslation("customers");
  const name = customerName(customer);
  return (
    <Page
      actions={neighbourLinks}
      subtitle={[customer.company, t("number", { id: customer.id })].map((fact) => fact && <span key={fact}>{fact}</span>)}
      title={name}
      titleExtra={<Badge tone="neutral">{customer.role?.name ?? t("noRole")}</Badge>}
    >
      <SheetAndMargin margin={<CustomerMargin customer={customer} />} marginLabel={t("section.margin")}>
        <Sheet>
          <CustomerOrders customer={customer} />
          <CustomerTitles customer={customer} key={`titles ${customer.id}`} />
          <CustomerMessages customer={customer} />
          <CustomerSubscriptions customer={customer} />
          {customer.erasedAt ? null : <CustomerMail customer={customer} key={`mail ${customer.id}`} />}
        </Sheet>
      </SheetAndMargin>
    </Page>
  );
}
