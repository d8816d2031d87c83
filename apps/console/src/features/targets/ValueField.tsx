import { TextField } from "@reserve/design-system";
import { MoneyField, NumberField, TagsField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { eanIn, type TargetFieldId, targetField } from "@reserve/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../shared/list/useDebounced.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import type { BuiltCondition, NamedValue } from "./target.tree.ts";
import { fieldValues } from "./targets.queries.ts";

interface ValueFieldProps {
  condition: BuiltCondition;
  /** Field name, so that a server error finds it. */
  name: string;
  onChange: (values: readonly NamedValue[]) => void;
}

/** Field for the value of a condition, with the control for its type. */
export function ValueField({ condition, name, onChange }: ValueFieldProps) {
  const { t } = useTranslation(["targets", "shared"]);
  const { field, operator, values } = condition;
  const value = values[0]?.value ?? "";
  const { kind, choices = [] } = targetField(field);
  const frame = { label: t("builder.value"), isLabelHidden: true, name };
  const put = (text: string | null) => onChange(text === null || text === "" ? [] : [{ value: text, label: text }]);
  const putNumber = (number: number | null) => put(number === null ? null : String(number));
  const number = /^\d+$/.test(value) ? Number(value) : null;
  switch (kind) {
    case "number":
      return <NumberField {...frame} min={0} onChange={putNumber} unit={t("builder.times")} value={number} />;
    case "money":
      return <MoneyField {...frame} onChange={put} value={value} />;
    case "date":
      return operator === "inLastDays" || operator === "notInLastDays" ? (
        <NumberField {...frame} max={3650} min={1} onChange={putNumber} unit={t("builder.days")} value={number} />
      ) : (
        <DatePicker {...frame} onChange={put} value={value || null} />
      );
    case "text":
      return <TextField {...frame} autoComplete="off" maxLength={200} onChange={put} value={value} />;
    case "choice": {
      const options = choices.map((choice) => ({ value: choice, label: t(`shared:target.subscription.${choice as "Newsletter"}`) }));
      return <NamedTags {...frame} accepts={() => false} onChange={onChange} options={options} values={labelled(values, options)} />;
    }
    case "lookup":
      return <SearchedTags {...frame} field={field} key={field} onChange={onChange} values={values} />;
  }
}

/** A saved choice has its name from here, whatever the language in which it was saved. */
function labelled(values: readonly NamedValue[], options: readonly NamedValue[]): readonly NamedValue[] {
  return values.map((one) => options.find(({ value }) => value === one.value) ?? one);
}

interface TagsProps {
  label: string;
  isLabelHidden: boolean;
  name: string;
  values: readonly NamedValue[];
  onChange: (values: readonly NamedValue[]) => void;
}

/** Field for values of the server, found by search; a catalogue name and an EAN may also be typed freely. */
function SearchedTags({ field, ...props }: TagsProps & { field: TargetFieldId }) {
  const { t } = useTranslation("targets");
  const { api } = useRuntime();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDebounced(typed ?? "");
  // Previous results stay until the next response: an option about to be selected does not disappear. The field only offers those that match the
  // current text.
  const query = useQuery({ ...fieldValues(api, field, search), enabled: typed !== null, placeholderData: keepPreviousData });
  const found = query.data?.items ?? [];
  const { source } = targetField(field);
  const fact = source.of === "fact" ? source.fact : null;
  // A title is found by its EAN, too.
  const options = found.map(({ id, label }) => ({ value: id, label, ...(fact === "ean" ? { shown: `${label} – ${id}` } : {}) }));
  return (
    <NamedTags
      {...props}
      accepts={(word) => (fact === "ean" ? eanIn(word) !== null : fact !== null)}
      toValue={fact === "ean" ? (word) => eanIn(word) ?? word : undefined}
      onSearch={setTyped}
      options={options}
      placeholder={t(fact === "ean" ? "builder.findTitle" : "builder.find")}
    />
  );
}

interface NamedTagsProps extends TagsProps {
  options: readonly (NamedValue & { shown?: string })[];
  accepts: (word: string) => boolean;
  /** Returns the value of an accepted text without an option; the text itself by default. */
  toValue?: ((word: string) => string) | undefined;
  onSearch?: (typed: string) => void;
  placeholder?: string;
}

function NamedTags({ values, onChange, options, onSearch, placeholder, toValue = String, ...field }: NamedTagsProps) {
  return (
    <TagsField
      {...field}
      keepsCommas
      onChange={(words) => {
        const chosen = words.map(
          (word): NamedValue =>
            values.find(({ label }) => label === word) ??
            options.find(({ label, shown }) => (shown ?? label) === word) ?? { value: toValue(word), label: toValue(word) },
        );
        // A value selected twice, by its name and by its EAN, counts once.
        onChange([...new Map(chosen.map(({ value, label }) => [value, { value, label }])).values()]);
      }}
      suggestions={options.filter(({ value }) => !values.some((one) => one.value === value)).map(({ label, shown }) => shown ?? label)}
      value={values.map(({ label }) => label)}
      {...(onSearch ? { onSearch } : {})}
      {...(placeholder ? { placeholder } : {})}
    />
  );
}
