import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";

/** Postal address in postal lines, without repetitions; the country only if foreign. */
export function PostalAddress({ address }: { address: Schemas["Address"] }) {
  const { i18n } = useTranslation();
  const { company, firstName, lastName, address1, address2, postalCode, city, country, phone } = address;
  const lines = new Set([
    company,
    `${firstName} ${lastName}`.trim(),
    address1,
    address2,
    `${postalCode} ${city}`.trim(),
    country === "FR" ? null : new Intl.DisplayNames(i18n.language, { type: "region" }).of(country),
    phone,
  ]);
  return <address>{[...lines].map((line) => (line ? <div key={line}>{line}</div> : null))}</address>;
}
