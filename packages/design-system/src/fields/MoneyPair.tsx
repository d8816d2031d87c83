import { fromCents, linkPrices, taxRates, toCents } from "@reserve/domain/money";
import { useOwnTexts, useTextsLocale } from "../texts/TextsProvider.tsx";
import { writeNumber } from "./decimal.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { MoneyField } from "./MoneyField.tsx";
import { PairRow } from "./MoneyPair.styles.ts";
import { Select } from "./Select.tsx";
import { splitField } from "./TextField.tsx";
import { fieldTexts } from "./texts.ts";

/** A price with and without tax as on the wire, the rate that ties them (0.055), and which of the two was typed. */
export interface PricePair {
  withTax: string;
  noTax: string;
  taxRate: number;
  typed: "withTax" | "noTax";
}

/** Returns the pair after an amount was typed: the other one is computed from it; the typed one is never changed. */
export function typePrice(pair: PricePair, typed: PricePair["typed"], amount: string): PricePair {
  const cents = toCents(amount);
  if (cents === null) return { ...pair, typed, withTax: "", noTax: "", [typed]: amount };
  const linked = linkPrices(typed, cents, pair.taxRate);
  return { ...pair, typed, withTax: fromCents(linked.withTaxCents), noTax: fromCents(linked.noTaxCents) };
}

/** Returns the pair at another tax rate: the typed amount stays, the other one is recomputed. */
export function changeRate(pair: PricePair, taxRate: number): PricePair {
  return typePrice({ ...pair, taxRate }, pair.typed, pair[pair.typed]);
}

interface MoneyPairProps extends Omit<FieldProps, "name"> {
  value: PricePair;
  onChange: (value: PricePair) => void;
  /** Available tax rates; by default those of books, of press and the standard rate. */
  rates?: readonly number[];
  /** The properties' names; the form finds the errors of each of the three fields by them. */
  names?: { withTax?: string; noTax?: string; taxRate?: string };
  isDisabled?: boolean;
}

/** A price with and without tax: typing one computes the other, and the typed one never changes by itself. */
export function MoneyPair(props: MoneyPairProps) {
  const words = useOwnTexts(fieldTexts);
  const locale = useTextsLocale();
  const [field, { value, onChange, rates = [taxRates.book, taxRates.goods, taxRates.press], names = {}, isDisabled = false }] =
    splitField(props);
  return (
    <Field {...field} labelElement="legend">
      {() => (
        <PairRow>
          <MoneyField
            isDisabled={isDisabled}
            label={words.priceWithTax}
            name={names.withTax}
            onChange={(amount) => onChange(typePrice(value, "withTax", amount))}
            value={value.withTax}
          />
          <MoneyField
            isDisabled={isDisabled}
            label={words.priceNoTax}
            name={names.noTax}
            onChange={(amount) => onChange(typePrice(value, "noTax", amount))}
            value={value.noTax}
          />
          <Select
            isDisabled={isDisabled}
            label={words.taxRate}
            name={names.taxRate}
            onChange={(rate) => onChange(changeRate(value, Number(rate)))}
            options={rates.map((rate) => ({ value: String(rate), label: `${writeNumber(rate * 100, locale, 0, 2)}\u00a0%` }))}
            value={String(value.taxRate)}
          />
        </PairRow>
      )}
    </Field>
  );
}
