import { Button, Field, FieldStack, FormRow, IconButton, Note, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid, TagsField } from "@reserve/design-system/fields";
import { PlusIcon, XIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RecordField, RecordFormState } from "../../../shared/form/useRecordForm.ts";
import { useDebounced } from "../../../shared/list/useDebounced.ts";
import { useTypedSearch } from "../../../shared/list/useTypedSearch.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { useMay } from "../../../shared/session/permissions.ts";
import { type DiscountValues, type NamedTitle, termsOf } from "../discount.values.ts";
import { attributeTypes, categoriesNamed, titleCount } from "../discounts.queries.ts";
import { AddTitles } from "./AddTitles.tsx";
import { FieldSpot } from "./fieldSpot.tsx";

/** Maximum number of products, and of variations, in the contract. */
const MOST_TITLES = 2_000;

/** Scope of a discount: a product matches by one of the values; without any it applies to all. */
export function ScopeFields({ form: { field, values } }: { form: RecordFormState<DiscountValues> }) {
  const { t } = useTranslation("discounts");
  const may = useMay();
  const subCategories = field("assignedToSubCategories");
  return (
    <FieldGrid>
      <FieldCell span={12}>
        <Note>{t("section.itemsNote")}</Note>
      </FieldCell>
      <FieldSpot field="assignedToCategories" span={6}>
        {may("listRestrictionValues") ? (
          <Categories {...field("assignedToCategories")} />
        ) : (
          <Typed {...field("assignedToCategories")} help={t("field.noCatalog")} />
        )}
      </FieldSpot>
      <FieldSpot field="assignedToSubCategories" span={6}>
        <Typed {...subCategories} help={t("field.subCategoriesHelp")} />
      </FieldSpot>
      <FieldSpot field="assignedToProducts">
        <Titles {...field("assignedToProducts")} />
      </FieldSpot>
      <FieldSpot field="assignedToProductAttributes">
        <Attributes {...field("assignedToProductAttributes")} />
      </FieldSpot>
      <FieldCell span={12}>
        <HowMany values={values} />
      </FieldCell>
    </FieldGrid>
  );
}

/** « Ensemble, 1 221 titres »: number of distinct products that the selections cover. */
function HowMany({ values }: { values: DiscountValues }) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const { assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes } = termsOf(values);
  const choice = { assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes };
  const debouncedChoice = JSON.parse(useDebounced(JSON.stringify(choice))) as typeof choice;
  const { data } = useQuery(titleCount(api, debouncedChoice));
  return data ? <p role="status">{t(data.isExact ? "titles.count" : "titles.about", { count: data.count })}</p> : null;
}

const nothing: readonly string[] = [];

/** Field for free text values, without suggestions. */
function Typed({ help, ...field }: RecordField<readonly string[]> & { help: string }) {
  return <TagsField {...field} help={help} isOptional keepsCommas suggestions={nothing} />;
}

function Categories(field: RecordField<readonly string[]>) {
  const { api } = useRuntime();
  const { hits, onSearch } = useTypedSearch((typed) => categoriesNamed(api, typed));
  return <TagsField {...field} isOptional keepsCommas onSearch={onSearch} suggestions={hits.map(({ value }) => value)} />;
}

/** List of the products by name, each removable, with the ways to add more. */
function Titles({ label, name, isChanged, value, onChange }: RecordField<readonly NamedTitle[]>) {
  const { t } = useTranslation("discounts");
  return (
    <FieldStack>
      <Field isChanged={isChanged} isOptional label={label} labelElement="legend" name={name}>
        {() =>
          value.length === 0 ? (
            <Note>{t("titles.none")}</Note>
          ) : (
            <ul>
              {value.map(({ ean, title }) => (
                <li key={ean}>
                  <i>{title}</i> {title === ean ? null : <small>{ean}</small>}{" "}
                  <IconButton
                    icon={<XIcon size={14} />}
                    label={t("titles.remove", { title })}
                    onClick={() => onChange(value.filter((one) => one.ean !== ean))}
                    size="small"
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Field>
      <AddTitles canPaste most={MOST_TITLES} onChange={onChange} titles={value} />
    </FieldStack>
  );
}

/** Variations, each a type and its value; types of the catalogue are suggested. */
function Attributes({ label, name, isChanged, value, onChange }: RecordField<DiscountValues["assignedToProductAttributes"]>) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const mayRead = useMay()("listVariationTypes");
  const types = useQuery({ ...attributeTypes(api), enabled: mayRead && value.length > 0 });
  const typesId = useId();
  const put = (index: number, change: Partial<(typeof value)[number]>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <Field help={t("field.attributesHelp")} isChanged={isChanged} isOptional label={label} labelElement="legend" name={name}>
      {() => (
        <FieldStack>
          {value.map((attribute, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: particularities have no other identity than their place
            <FormRow key={index}>
              <TextField
                autoComplete="off"
                label={t("attribute.type", { number: index + 1 })}
                list={typesId}
                maxLength={100}
                onChange={(type) => put(index, { type })}
                value={attribute.type}
              />
              <TextField
                autoComplete="off"
                label={t("attribute.value", { number: index + 1 })}
                maxLength={200}
                onChange={(newValue) => put(index, { value: newValue })}
                value={attribute.value}
              />
              <IconButton
                icon={<XIcon />}
                label={t("attribute.remove", { number: index + 1 })}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              />
            </FormRow>
          ))}
          <datalist id={typesId}>
            {(types.data?.items ?? []).map((type) => (
              <option key={type.name} value={type.name} />
            ))}
          </datalist>
          <Button icon={<PlusIcon />} onClick={() => onChange([...value, { type: "", value: "" }])}>
            {t("attribute.add")}
          </Button>
        </FieldStack>
      )}
    </Field>
  );
}
