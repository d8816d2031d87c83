import type { Schemas } from "@reserve/contract";
import { Section, Sums } from "@reserve/design-system";
import { fromCents, toCents } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatMoney, formatRate } from "../../../shared/format.ts";
import { useRuntime } from "../../../shared/runtime.tsx";

/** What the order costs: VAT by rate, goods, shipping, total. */
export function OrderSums({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("orders");
  const { locale } = useRuntime();
  const { vat, itemsPriceWithTax, shippingPriceWithTax, totalPriceWithTax, shippingMethod } = order;
  const sumOf = (amount: (line: Schemas["VatLine"]) => string) =>
    formatMoney(fromCents(vat.reduce((sum, line) => sum + (toCents(amount(line)) ?? 0), 0)));
  return (
    <Section label={t("sums.label")}>
      <Sums
        caption={t("sums.vat")}
        foot={
          vat.length > 1
            ? [t("sums.all"), sumOf((line) => line.priceNoTax), sumOf((line) => line.tax), sumOf((line) => line.priceWithTax)]
            : undefined
        }
        heads={[t("sums.rate"), t("sums.noTax"), t("sums.tax"), t("sums.withTax")]}
        parts={[
          { term: t("sums.items"), amount: formatMoney(itemsPriceWithTax) },
          { term: t(`shippingMethod.${shippingMethod}`), amount: formatMoney(shippingPriceWithTax) },
        ]}
        rows={vat.map(({ taxRate, priceNoTax, tax, priceWithTax }) => [
          formatRate(taxRate, locale),
          formatMoney(priceNoTax),
          formatMoney(tax),
          formatMoney(priceWithTax),
        ])}
        total={{ term: t("sums.total"), amount: formatMoney(totalPriceWithTax) }}
      />
    </Section>
  );
}
