import type { Schemas } from "@reserve/contract";
import { Link, Note, Section } from "@reserve/design-system";
import { addressFaults, isPickup, phoneHref } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { PostalAddress } from "../../../shared/format/PostalAddress.tsx";
import { to } from "../../../shared/links/to.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { BuyerReference } from "./BuyerReference.tsx";
import { OrderDocuments } from "./OrderDocuments.tsx";
import { nameOf } from "./order.facts.ts";

type Order = Schemas["Document"];

/** Margin of an order: customer, addresses, and documents. */
export function OrderMargin({ order }: { order: Order }) {
  return (
    <>
      {order.customer ? <Customer customer={order.customer} order={order} /> : null}
      <Addresses order={order} />
      <BuyerReference order={order} />
      <OrderDocuments order={order} />
    </>
  );
}

function Customer({ order, customer }: { order: Order; customer: Schemas["DocumentCustomer"] }) {
  const { t } = useTranslation("orders");
  const may = useMay();
  const { id, company, email, phone, createdAt, orderCount, orderTotal, firstName, lastName } = customer;
  const orders = to.orders({ customerId: id });
  return (
    <Section title={t("order.customer")}>
      <p>
        <strong>{may("getCustomer") ? <Link href={to.customer(id)}>{nameOf(order)}</Link> : nameOf(order)}</strong>
      </p>
      {company ? <p>{`${firstName} ${lastName}`.trim()}</p> : null}
      <p>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      {phone ? (
        <p>
          <Link href={phoneHref(phone)}>{phone}</Link>
        </p>
      ) : null}
      <Note>
        {t("order.customerSince", { year: createdAt.slice(0, 4) })}
        {", "}
        <Link href={orders}>{t("order.customerOrders", { count: orderCount })}</Link>
        {`, ${formatMoney(orderTotal)}`}
      </Note>
    </Section>
  );
}

function Addresses({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { shippingMethod, shippingAddress, billingAddress, store } = order;
  const isSame = JSON.stringify(shippingAddress) === JSON.stringify(billingAddress);
  const isCollected = isPickup(shippingMethod);
  return (
    <>
      {isCollected && store ? (
        <Section title={t("order.pickup")}>
          <p>{`${store.name}, ${store.city}`}</p>
        </Section>
      ) : null}
      <Section title={isCollected ? t("order.contact") : t("order.shipping")}>
        <PostalAddress address={shippingAddress} />
        {isCollected ? null : (
          <Note>
            {addressFaults(shippingMethod, shippingAddress).length === 0
              ? t("order.addressReady", { by: t(`shippingMethod.${shippingMethod}`) })
              : t("order.addressFaulty")}
          </Note>
        )}
        {isSame ? <Note>{t("order.sameBilling")}</Note> : null}
      </Section>
      {isSame ? null : (
        <Section title={t("order.billing")}>
          <PostalAddress address={billingAddress} />
        </Section>
      )}
    </>
  );
}
