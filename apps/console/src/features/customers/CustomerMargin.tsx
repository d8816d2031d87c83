import type { Schemas } from "@reserve/contract";
import { DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate, formatDateTime, formatMoney } from "../../shared/format.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { CustomerActions } from "./CustomerActions.tsx";
import { customerName } from "./customer.name.ts";

type Customer = Schemas["Customer"];

/** Beside a customer: how to reach them, what can be done, what they are worth to the shop, where they live. */
export function CustomerMargin({ customer }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  const { company, email, phone, createdAt, orderCount, orderTotal, lastOrderAt } = customer;
  return (
    <>
      <Section isPanel title={t("section.card")}>
        <p>
          <strong>{customerName(customer)}</strong>
        </p>
        {company ? <p>{company}</p> : null}
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
        {phone ? (
          <p>
            <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Link>
          </p>
        ) : null}
        <CustomerActions customer={customer} />
      </Section>
      <Section title={t("section.figures")}>
        <DescriptionList
          items={[
            { term: t("field.orderCount"), description: formatCount(orderCount) },
            { term: t("field.orderTotal"), description: formatMoney(orderTotal) },
            { term: t("field.lastOrderAt"), description: lastOrderAt ? formatDateTime(lastOrderAt) : t("never") },
            { term: t("field.createdAt"), description: formatDate(createdAt) },
          ]}
        />
      </Section>
      <Addresses customer={customer} />
    </>
  );
}

function Addresses({ customer: { billingAddress, shippingAddress } }: { customer: Customer }) {
  const { t } = useTranslation("customers");
  if (JSON.stringify(billingAddress) === JSON.stringify(shippingAddress))
    return (
      <Section title={t("section.both")}>
        <PostalAddress address={billingAddress} />
      </Section>
    );
  return (
    <>
      <Section title={t("section.billing")}>
        <PostalAddress address={billingAddress} />
      </Section>
      <Section title={t("section.shipping")}>
        <PostalAddress address={shippingAddress} />
      </Section>
    </>
  );
}

function PostalAddress({ address }: { address: Schemas["Address"] | null }) {
  const { t } = useTranslation("customers");
  const { locale } = useRuntime();
  if (!address) return <Note>{t("address.none")}</Note>;
  const { company, firstName, lastName, address1, address2, postalCode, city, country, phone } = address;
  const lines = [
    company,
    `${firstName} ${lastName}`.trim(),
    address1,
    address2,
    `${postalCode} ${city}`,
    country === "FR" ? null : new Intl.DisplayNames(locale, { type: "region" }).of(country),
    phone,
  ].filter(Boolean);
  return (
    <p>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </p>
  );
}
