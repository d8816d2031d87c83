import { Button, FieldStack, FormRow, Note } from "@reserve/design-system";
import { FieldCell, FieldGrid, MoneyField, NumberField, PercentField } from "@reserve/design-system/fields";
import { XIcon } from "@reserve/design-system/icons";
import { fromCents } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { formatMoney } from "../../../shared/format/format.ts";
import { TitlePicker } from "../../../shared/pickers/TitlePicker.tsx";
import { type EntryLine, type EntryValues, isCollected, type TitleFacts, unitCentsOf, withTitles } from "./entry.values.ts";
import { PriceHint } from "./PriceHint.tsx";

/** Most lines of the contract. */
const MOST_LINES = 200;

interface EntryLinesProps {
  values: EntryValues;
  factsOf: ReadonlyMap<string, TitleFacts>;
  onChange: (lines: readonly EntryLine[]) => void;
}

/** « Titres »: the field for scanning and searching, then each title with copies, price and discount. */
export function EntryLines({ values, factsOf, onChange }: EntryLinesProps) {
  const { t } = useTranslation("orders");
  const { lines } = values;
  const change = (ean: string, part: Partial<EntryLine>) => onChange(lines.map((line) => (line.ean === ean ? { ...line, ...part } : line)));
  return (
    <FieldStack>
      <TitlePicker
        selection={{
          titles: [],
          room: MOST_LINES - lines.length,
          add: (titles) => onChange(withTitles(lines, titles).slice(0, MOST_LINES)),
        }}
      />
      {lines.length === 0 ? <Note>{t("entry.noLine")}</Note> : null}
      {lines.map((line, index) => (
        <Line
          facts={factsOf.get(line.ean)}
          index={index}
          key={line.ean}
          line={line}
          onChange={(part) => change(line.ean, part)}
          onRemove={() => onChange(lines.filter(({ ean }) => ean !== line.ean))}
          values={values}
        />
      ))}
    </FieldStack>
  );
}

interface LineProps {
  line: EntryLine;
  index: number;
  values: EntryValues;
  facts: TitleFacts | undefined;
  onChange: (part: Partial<EntryLine>) => void;
  onRemove: () => void;
}

function Line({ line, index, values, facts, onChange, onRemove }: LineProps) {
  const { t } = useTranslation("orders");
  const { title, quantity, discount } = line;
  const unitCents = unitCentsOf(line, facts);
  return (
    <FieldStack>
      <FieldGrid>
        <FieldCell span={4}>
          <NumberField
            label={t("entry.copies", { title })}
            max={9999}
            min={1}
            name={`lines[${index}].quantity`}
            onChange={(copies) => onChange({ quantity: copies ?? 1 })}
            step={1}
            value={quantity}
          />
        </FieldCell>
        <FieldCell span={4}>
          <PercentField
            isOptional
            label={t("entry.discount")}
            name={`discount.${line.ean}`}
            onChange={(share) => onChange({ discount: share, price: "" })}
            value={discount}
          />
        </FieldCell>
        <FieldCell span={4}>
          <MoneyField
            label={t("entry.price")}
            max="99999.99"
            name={`lines[${index}].unitPriceWithTax`}
            onChange={(price) => onChange({ price, discount: null })}
            value={unitCents === null ? "" : fromCents(unitCents)}
          />
        </FieldCell>
      </FieldGrid>
      <FormRow>
        <Note>
          {unitCents === null ? t("entry.noPrice") : t("entry.lineTotal", { amount: formatMoney(fromCents(unitCents * quantity)) })}{" "}
          <PriceHint
            facts={facts}
            roleId={values.customer?.roleId ?? null}
            shippingMethod={isCollected(values) ? "Pickup" : values.shippingMethod}
            unitCents={unitCents}
          />
        </Note>
        <Button aria-label={t("entry.removeTitle", { title })} icon={<XIcon />} onClick={onRemove} variant="plain">
          {t("entry.remove")}
        </Button>
      </FormRow>
    </FieldStack>
  );
}
