import type { Schemas } from "@reserve/contract";
import { Checkbox, Select, TextField } from "@reserve/design-system";
import { CheckGroup, MoneyField, TagsField } from "@reserve/design-system/fields";
import { restrictionTakes } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { RecordField } from "../../shared/form/useRecordForm.ts";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { valuesFor } from "./restrictions.queries.ts";

interface ValuesFieldProps extends RecordField<readonly string[]> {
  type: Schemas["RestrictionType"];
  /** True for an existing restriction, which always has exactly one value. */
  isOne: boolean;
}

/**
 * Field for the values of a restriction, depending on its type: names searched in the catalogue, codes to tick, a price; several at once for a new
 * one.
 */
export function ValuesField({ type, isOne, ...field }: ValuesFieldProps) {
  const { t } = useTranslation("restrictions");
  const label = t(`values.${type}`);
  const [value = ""] = field.value;
  const one = { ...field, label, value, onChange: (next: string) => field.onChange(next === "" ? [] : [next]) };
  switch (restrictionTakes[type]) {
    case "Price":
      return <MoneyField {...one} max="9999999.99" />;
    case "Availability":
    case "Language":
      return isOne ? <OneCode {...one} type={type} /> : <Codes {...field} label={label} type={type} />;
    case "Ean":
    case "Name":
      return isOne ? <TextField {...one} autoComplete="off" maxLength={300} /> : <Words {...field} label={label} type={type} />;
  }
}

type Type = { type: Schemas["RestrictionType"] };

function Words({ type, value, ...field }: RecordField<readonly string[]> & Type) {
  const { t } = useTranslation("restrictions");
  const { api } = useRuntime();
  const { hits, onSearch } = useTypedSearch((typed) => valuesFor(api, type, typed));
  return (
    <TagsField
      {...field}
      help={t(type === "Ean" ? "field.eansHelp" : "field.namesHelp")}
      keepsCommas={type !== "Ean"}
      onSearch={onSearch}
      suggestions={hits.map((hit) => hit.value)}
      value={value}
    />
  );
}

function OneCode({ type, ...field }: RecordField<string> & Type) {
  const options = useCodes(type);
  const isKnown = field.value === "" || options.some(({ value }) => value === field.value);
  return <Select {...field} options={isKnown ? options : [...options, { value: field.value, label: field.value }]} />;
}

function Codes({ type, label, value, onChange }: RecordField<readonly string[]> & Type) {
  const { t } = useTranslation("restrictions");
  const options = useCodes(type);
  return (
    <CheckGroup count={t("field.chosen", { count: value.length })} legend={label}>
      {options.map((option) => (
        <Checkbox
          checked={value.includes(option.value)}
          key={option.value}
          label={option.label}
          onChange={(isChecked) => onChange(isChecked ? [...value, option.value] : value.filter((other) => other !== option.value))}
        />
      ))}
    </CheckGroup>
  );
}

function useCodes(type: Schemas["RestrictionType"]) {
  const { api } = useRuntime();
  const { data } = useQuery(valuesFor(api, type));
  return data?.items ?? [];
}
