import type { Schemas } from "@reserve/contract";
import { Alert, Section, Sums } from "@reserve/design-system";
import { fromCents, type ShippingThresholds, shippingHint, toCents } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatMoney, formatRate } from "../../../shared/format/format.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { totalOf } from "./order.facts.ts";

/** Totals: VAT by rate, goods, shipping, total. */
export function OrderSums({ order }: { order: Schemas["Document"] }) {
  const { t } = useTranslation("orders");
  const { variant } = useRuntime();
  const { vat, itemsPriceWithTax, shippingPriceWithTax, shippingMethod } = order;
  const { total, cancelled } = totalOf(order);
  const { freeShippingFloor, minimumShipping } = variant.thresholds;
  const hint = hintOf(order, variant.thresholds);
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
          ...(cancelled === null ? [] : [{ term: t("sums.cancelled"), amount: formatMoney(cancelled) }]),
          { term: t(`shippingMethod.${shippingMethod}`), amount: formatMoney(shippingPriceWithTax) },
        ]}
        rows={vat.map(({ taxRate, priceNoTax, tax, priceWithTax }) => [
          formatRate(taxRate),
          formatMoney(priceNoTax),
          formatMoney(tax),
          formatMoney(priceWithTax),
        ])}
        total={{ term: t("sums.total"), amount: formatMoney(total) }}
      />
      {hint ? (
        <Alert title={t("darcos.title")}>
          {hint === "BelowMinimum"
            ? t("darcos.belowMinimum", { floor: euros(freeShippingFloor), minimum: euros(minimumShipping) })
            : t("darcos.free", { floor: euros(freeShippingFloor) })}
        </Alert>
      ) : null}
    </Section>
  );
}

const euros = (amount: number) => formatMoney(fromCents(Math.round(amount * 100)));

function hintOf({ documentType, shippingMethod, shippingPriceWithTax, items }: Schemas["Document"], thresholds: ShippingThresholds) {
  if (documentType !== "Order") return null;
  const lines = items.map(({ status, kind, totalPriceWithTax }) => ({
    status,
    isBook: kind === "Book" || kind === "Comic",
    totalCents: toCents(totalPriceWithTax) ?? 0,
  }));
  return shippingHint({ shippingMethod, shippingPriceCents: toCents(shippingPriceWithTax) ?? 0, lines }, thresholds);
}
