import type { Output, Schemas } from "@reserve/contract";
import { RadioGroup, Section, Select } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid } from "@reserve/design-system/fields";
import { hidesMost, restrictionTypes } from "@reserve/domain";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatCount } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useDebounced } from "../../shared/list/useDebounced.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { restrictionText } from "../../shared/record/restriction-text.ts";
import { RestrictionCheck } from "./RestrictionCheck.tsx";
import { RestrictionMargin } from "./RestrictionMargin.tsx";
import { RestrictionProgress } from "./RestrictionProgress.tsx";
import { sentenceOf } from "./restriction.format.ts";
import { type CheckedRule, ruleCheck } from "./restrictions.queries.ts";
import { ValuesField } from "./ValuesField.tsx";

type Entity = Output<"updateRestriction">["entityOutput"];

interface RestrictionFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next restriction. */
  neighbourLinks: ReactNode;
}

interface RestrictionValues {
  type: Schemas["RestrictionType"];
  /** Value of an existing restriction. */
  values: readonly string[];
  effect: "exclude" | "keep";
  label: string;
}

/** Form for a restriction, with a summary sentence and a preview of what it would hide. */
export function RestrictionForm({ record, neighbourLinks }: RestrictionFormProps) {
  const { t } = useTranslation("restrictions");
  const { api, variant, locale } = useRuntime();
  const queryClient = useQueryClient();
  const word = (type: RestrictionValues["type"], value: string) => restrictionText(type, value, variant, locale);
  const form = useRecordForm({
    name: `restriction ${record?.id ?? "new"}`,
    label: record ? t("restriction.unsaved", { name: record.value }) : t("restriction.new"),
    record,
    create: {
      op: "createRestriction",
      url: ({ items }) => (items.length === 1 && items[0] ? to.restriction(items[0].id) : to.restrictions()),
    },
    update: "updateRestriction",
    values: restrictionValuesOf,
    fields: {
      type: { label: t("field.type"), text: ({ type }) => t(`type.${type}`) },
      values: { label: t("field.values"), text: ({ type, values }) => values.map((value) => word(type, value)).join(", ") },
      effect: { label: t("field.effect"), text: ({ effect }) => t(`effect.${effect}`) },
      label: t("field.label"),
    },
    check: ({ values }) =>
      sent(values).length === 0 ? { summary: [], properties: [{ propertyName: "values", errorMessage: t("restriction.missing") }] } : null,
    toBody: ({ type, values, effect, label }) => ({ type, values: sent(values), isExcluded: effect === "exclude", label: label.trim() }),
  });
  const { type, values, effect } = form.values;
  const typed = ruleOf(record?.id ?? null, { type, values, effect });
  const written = JSON.stringify(typed);
  const debouncedValues = useDebounced(written);
  const rule = JSON.parse(debouncedValues) as CheckedRule | null;
  const { data: check } = useQuery(ruleCheck(api, rule));
  const found = check?.isValid && debouncedValues === written ? check.found : null;
  const sentence = sentenceOf({ type, words: sent(values).map((value) => word(type, value)), isExcluded: effect === "exclude" }, t, locale);

  /** Saves; a restriction that would hide most of the site is confirmed first, even when its count is not loaded yet. */
  async function save(): Promise<void> {
    // If the count fails, the server reports the reason on save.
    const counted = typed && (await queryClient.fetchQuery(ruleCheck(api, typed)).catch(() => null));
    if (counted?.isValid && hidesMost(counted.found.hiddenCount, counted.found.catalogCount)) form.ask();
    else form.save();
  }

  return (
    <>
      <RecordForm
        effect={saveEffect("active", null, { isPublic: true }, new Date())}
        actions={neighbourLinks}
        conflict={{ title: t("conflict.title"), detail: t("conflict.detail") }}
        form={{ ...form, save: () => void save() }}
        margin={<RestrictionMargin isDirty={form.isDirty} record={record} type={type} />}
        marginLabel={t("restriction.margin")}
        saveLabel={found && found.hiddenCount > 0 ? t("restriction.hide", { count: found.hiddenCount }) : t("restriction.save")}
        title={
          record ? t("restriction.title", { type: t(`type.${record.type}`), value: word(record.type, record.value) }) : t("restriction.new")
        }
      >
        <Section title={t("section.rule")}>
          <RestrictionProgress />
          <FieldGrid>
            <FieldCell span={4}>
              <Select
                {...form.field("type")}
                onChange={(next) => form.change({ type: next as RestrictionValues["type"], values: [] })}
                options={restrictionTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
              />
            </FieldCell>
            <FieldCell span={8}>
              <ValuesField {...form.field("values")} isOne={record !== null} key={`${type} ${form.turn}`} type={type} />
            </FieldCell>
            <FieldCell span={12}>
              <RadioGroup
                {...form.field("effect")}
                onChange={(next) => form.change({ effect: next === "keep" ? "keep" : "exclude" })}
                options={[
                  { value: "exclude", label: t("effect.excludeThese") },
                  { value: "keep", label: t("effect.keepThese"), help: t("effect.keepHelp") },
                ]}
              />
            </FieldCell>
            <FieldCell span={12}>
              <CountedTextField {...form.field("label")} autoComplete="off" help={t("field.labelHelp")} isOptional maxLength={200} />
            </FieldCell>
          </FieldGrid>
          {sentence ? <p>{sentence}</p> : null}
        </Section>
        <RestrictionCheck rule={rule} />
      </RecordForm>
      <Confirmation
        command={form.question}
        detail={found ? t("check.ask", { hidden: formatCount(found.hiddenCount), count: found.catalogCount }) : t("check.most")}
        tone="danger"
      />
    </>
  );
}

const sent = (values: readonly string[]) => values.map((value) => value.trim()).filter((value) => value !== "");

function ruleOf(id: number | null, { type, values, effect }: Pick<RestrictionValues, "type" | "values" | "effect">): CheckedRule | null {
  const body = sent(values);
  return body.length === 0 ? null : { id, type, values: body, isExcluded: effect === "exclude" };
}

function restrictionValuesOf(record: Entity | null): RestrictionValues {
  const { type = "Supplier", value, isExcluded = true, label = "" } = record ?? {};
  return { type, values: value === undefined ? [] : [value], effect: isExcluded ? "exclude" : "keep", label };
}
