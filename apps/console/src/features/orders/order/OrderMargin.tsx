import type { Schemas } from "@reserve/contract";
import { Link, Note, Section } from "@reserve/design-system";
import { isPickup } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format.ts";
import { nameOf } from "./order.facts.ts";

type Order = Schemas["Document"];

/** Beside the order: who, where to, and the papers that belong to it. */
export function OrderMargin({ order }: { order: Order }) {
  return (
    <>
      <Customer order={order} />
      <Addresses order={order} />
      <Documents order={order} />
    </>
  );
}

function Customer({ order: { customer } }: { order: Order }) {
  const { t } = useTranslation("orders");
  const { company, email, phone, createdAt, orderCount, orderTotal, firstName, lastName } = customer;
  const orders = `/public/document?search=${encodeURIComponent(email)}`;
  return (
    <Section title={t("order.customer")}>
      <p>
        <strong>{nameOf(customer)}</strong>
      </p>
      {company ? <p>{`${firstName} ${lastName}`.trim()}</p> : null}
      <p>
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      {phone ? (
        <p>
          <Link href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</Link>
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
      <Section title={isCollected ? t("order.pickup") : t("order.shipping")}>
        {isCollected && store ? <p>{`${store.name}, ${store.city}`}</p> : <PostalAddress address={shippingAddress} />}
        {isSame && !isCollected ? <Note>{t("order.sameBilling")}</Note> : null}
      </Section>
      {isSame && !isCollected ? null : (
        <Section title={t("order.billing")}>
          <PostalAddress address={billingAddress} />
        </Section>
      )}
    </>
  );
}

function PostalAddress({ address }: { address: Schemas["Address"] }) {
  const { company, firstName, lastName, address1, address2, postalCode, city, country, phone } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`.trim(),
    address1,
    address2,
    `${postalCode} ${city}`,
    country === "FR" ? null : new Intl.DisplayNames("fr", { type: "region" }).of(country),
    phone,
  ].filter(Boolean);
  return (
    <address>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

function Documents({ order }: { order: Order }) {
  const { t } = useTranslation("orders");
  return (
    <Section title={t("order.documents")}>
      {order.relatedDocuments.length === 0 ? <Note>{t("order.noDocuments")}</Note> : null}
      <ul>
        {order.relatedDocuments.map(({ id, customId, documentType }) => (
          <li key={id}>
            <Link href={`/public/document/detail/${id}`}>
              {t("order.relatedNumber", { type: t(`documentType.${documentType}`), number: customId })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
