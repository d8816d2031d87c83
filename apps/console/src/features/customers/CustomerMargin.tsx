import type { Schemas } from "@reserve/contract";
import { DescriptionList, Link, Note, Section } from "@reserve/design-system";
import { phoneHref } from "@reserve/domain";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { formatCount, formatDate, formatDateTime, formatMoney } from "../../shared/format/format.ts";
import { PostalAddress } from "../../shared/format/PostalAddress.tsx";
import { CustomerActions } from "./CustomerActions.tsx";
import { CustomerBusiness } from "./CustomerBusiness.tsx";
import { CustomerNote } from "./CustomerNote.tsx";
import { customerName } from "./customer.name.ts";

type Customer = Schemas["Customer"];

/** Margin of a customer: contact details, actions, the team's note, turnover and addresses. */
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
        {customer.erasedAt ? null : (
          <p>
            <Link href={`mailto:${email}`}>{email}</Link>
          </p>
        )}
        {phone ? (
          <p>
            <Link href={phoneHref(phone)}>{phone}</Link>
          </p>
        ) : null}
        <CustomerActions customer={customer} />
      </Section>
      {customer.erasedAt ? null : (
        <Fragment key={customer.id}>
          <CustomerNote customer={customer} />
          <CustomerBusiness customer={customer} />
        </Fragment>
      )}
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
        <KnownAddress address={billingAddress} />
      </Section>
    );
  return (
    <>
      <Section title={t("section.billing")}>
        <KnownAddress address={billingAddress} />
      </Section>
      <Section title={t("section.shipping")}>
        <KnownAddress address={shippingAddress} />
      </Section>
    </>
  );
}

function KnownAddress({ address }: { address: Schemas["Address"] | null }) {
  const { t } = useTranslation("customers");
  return address ? <PostalAddress address={address} /> : <Note>{t("address.none")}</Note>;
}
