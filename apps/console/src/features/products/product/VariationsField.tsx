import { Button, FormRow, IconButton, TextField } from "@reserve/design-system";
import { PlusIcon, XIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RecordField } from "../../../shared/form/useRecordForm.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { variationTypes } from "../products.queries.ts";
import type { ProductValues } from "./product.values.ts";

/** Variations of a product, each a type and its value; types of other products are suggested. Variations can be added and removed. */
export function VariationsField({ value, onChange }: Pick<RecordField<ProductValues["variations"]>, "value" | "onChange">) {
  const { t } = useTranslation("products");
  const { api } = useRuntime();
  const types = useQuery({ ...variationTypes(api), enabled: value.length > 0 });
  const typesId = useId();
  const put = (index: number, change: Partial<(typeof value)[number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <>
      {value.length === 0 ? <p>{t("detail.noVariation")}</p> : null}
      {value.map((variation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variations have no other identity than their place
        <FormRow key={index}>
          <TextField
            autoComplete="off"
            label={t("variation.type", { number: index + 1 })}
            list={typesId}
            maxLength={60}
            name={`variations[${index}].type`}
            onChange={(type) => put(index, { type })}
            value={variation.type}
          />
          <TextField
            autoComplete="off"
            label={t("variation.value", { number: index + 1 })}
            maxLength={200}
            name={`variations[${index}].value`}
            onChange={(newValue) => put(index, { value: newValue })}
            value={variation.value}
          />
          <IconButton
            icon={<XIcon />}
            label={t("variation.remove", { number: index + 1 })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </FormRow>
      ))}
      <datalist id={typesId}>
        {[...new Set([...(types.data?.items ?? []).map(({ name }) => name), ...t("variation.usual").split(", ")])].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button icon={<PlusIcon />} onClick={() => onChange([...value, { type: "", value: "" }])}>
        {t("variation.add")}
      </Button>
    </>
  );
}
