import { Button, Field, FormRow, IconButton, Note, Select } from "@reserve/design-system";
import { FieldCell, FieldGrid, MoneyField, NumberField } from "@reserve/design-system/fields";
import { PlusIcon, XIcon } from "@reserve/design-system/icons";
import { paymentMethods, shippingMethods } from "@reserve/domain";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { RecordFormState } from "../../../shared/form/useRecordForm.ts";
import type { DiscountValues } from "../discount.values.ts";
import { FieldSpot, focusField } from "./fieldSpot.tsx";
import type { ConditionChoices } from "./useDiscountChoices.ts";

/** Unset value of the seven conditions, in the order of the page. */
const without = {
  restrictedMinSpentAmount: "",
  restrictedToCustomerWithFidelity: false,
  restrictedToCustomerRoleId: null,
  restrictedShippingMethodName: null,
  restrictedPaymentMethodName: null,
  restrictedBillingCountryId: null,
  restricedShippingCountryId: null,
} as const satisfies Partial<DiscountValues>;
type Condition = keyof typeof without;
const conditions = Object.keys(without) as Condition[];
const addId = (condition: Condition) => `add-${condition}`;

interface ConditionFieldsProps {
  form: RecordFormState<DiscountValues>;
  choices: ConditionChoices;
}

/** Conditions of a discount on customer and order: active ones, and those that can be added. */
export function ConditionFields({ form, choices }: ConditionFieldsProps) {
  const { t } = useTranslation("discounts");
  const { values, texts, registry, change } = form;
  const [opened, setOpened] = useState<readonly Condition[]>([]);
  const isShown = (condition: Condition) => opened.includes(condition);
  const missing = conditions.filter((condition) => !isShown(condition));
  // A condition emptied during editing keeps its position; conditions set from elsewhere are appended.
  const arrived = missing.filter((condition) => values[condition] !== without[condition] || condition in texts);
  if (arrived.length > 0) setOpened([...opened, ...arrived]);

  function add(condition: Condition): void {
    // The field must be rendered before it can be focused.
    flushSync(() => {
      setOpened([...opened, condition]);
      if (condition === "restrictedToCustomerWithFidelity") change({ restrictedToCustomerWithFidelity: true });
    });
    focusField(condition);
  }

  function remove(condition: Condition): void {
    flushSync(() => {
      setOpened(opened.filter((one) => one !== condition));
      registry.keep(condition, null);
      change({ [condition]: without[condition] });
    });
    document.getElementById(addId(condition))?.focus();
  }

  return (
    <FieldGrid>
      {conditions.filter(isShown).map((condition) => (
        <FieldSpot field={condition} key={condition}>
          <FormRow>
            <ConditionField choices={choices} condition={condition} form={form} />
            <IconButton
              icon={<XIcon />}
              label={t("condition.remove", { condition: form.labelOf(condition) })}
              onClick={() => remove(condition)}
            />
          </FormRow>
        </FieldSpot>
      ))}
      {missing.length === conditions.length ? (
        <FieldCell span={12}>
          <Note>{t("condition.none")}</Note>
        </FieldCell>
      ) : null}
      {missing.length > 0 ? (
        <FieldCell span={12}>
          <Field label={t("condition.add")} labelElement="legend">
            {() => (
              <div>
                {missing.map((condition) => (
                  <Button icon={<PlusIcon />} id={addId(condition)} key={condition} onClick={() => add(condition)} variant="plain">
                    {form.labelOf(condition)}
                  </Button>
                ))}
              </div>
            )}
          </Field>
        </FieldCell>
      ) : null}
    </FieldGrid>
  );
}

function ConditionField({ condition, form, choices }: ConditionFieldsProps & { condition: Condition }) {
  const { t } = useTranslation("discounts");
  const { field, change } = form;
  switch (condition) {
    case "restrictedMinSpentAmount":
      return <MoneyField {...field(condition)} help={t("field.minimumHelp")} />;
    case "restrictedToCustomerWithFidelity":
      return (
        <Select
          {...field(condition)}
          onChange={(value) => change({ restrictedToCustomerWithFidelity: value === "true" })}
          options={[
            { value: "true", label: t("fidelity.true") },
            { value: "false", label: t("fidelity.false") },
          ]}
          value={String(field(condition).value)}
        />
      );
    case "restrictedToCustomerRoleId":
      if (!choices.mayReadRoles) return <NumberField {...field(condition)} help={t("field.noRoles")} min={1} />;
      return (
        <Select
          {...field(condition)}
          onChange={(value) => change({ restrictedToCustomerRoleId: Number(value) })}
          options={choices.roles}
          value={field(condition).value === null ? null : String(field(condition).value)}
        />
      );
    case "restrictedShippingMethodName":
      return (
        <Select
          {...field(condition)}
          onChange={(value) => change({ restrictedShippingMethodName: value as DiscountValues["restrictedShippingMethodName"] })}
          options={shippingMethods.map((value) => ({ value, label: t(`shippingMethod.${value}`) }))}
        />
      );
    case "restrictedPaymentMethodName":
      return (
        <Select
          {...field(condition)}
          onChange={(value) => change({ restrictedPaymentMethodName: value as DiscountValues["restrictedPaymentMethodName"] })}
          options={paymentMethods.map((value) => ({ value, label: t(`paymentMethod.${value}`) }))}
        />
      );
    case "restrictedBillingCountryId":
    case "restricedShippingCountryId":
      return <Select {...field(condition)} options={choices.countries} />;
  }
}
