import type { Output } from "@reserve/contract";
import {
  Alert,
  Button,
  ButtonLink,
  Checkbox,
  FieldStack,
  FormRow,
  Note,
  RadioGroup,
  Section,
  TextArea,
  TextField,
} from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid, MoneyField, NumberField, PercentField } from "@reserve/design-system/fields";
import { DateTimePicker } from "@reserve/design-system/pickers";
import {
  type DiscountTerms,
  discountFaults,
  discountHints,
  discountLimitationTypes,
  discountTypes,
  isDiscountFieldRelevant,
  makeCouponCode,
} from "@reserve/domain";
import { useQueries } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { saveEffect } from "../../../shared/command/save-effect.ts";
import { RecordForm } from "../../../shared/form/RecordForm.tsx";
import { type RecordFormState, useRecordForm } from "../../../shared/form/useRecordForm.ts";
import { formatCount, formatDate, formatMoney, formatRate } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { idIn } from "../../../shared/links/url-id.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { formatDayOrMoment } from "../../../shared/record/publication.ts";
import { TargetNote } from "../../../shared/record/TargetNote.tsx";
import { lawFigures, timeOf } from "../discount.format.ts";
import { couponPrefixOf, type DiscountValues, discountPublication, discountValuesOf, isCodeMissing, termsOf } from "../discount.values.ts";
import { discountBadge } from "../discountBadge.tsx";
import { codeCount } from "../discounts.queries.ts";
import { ConditionFields } from "./ConditionFields.tsx";
import { DiscountIndex, partId } from "./DiscountIndex.tsx";
import { DiscountMargin } from "./DiscountMargin.tsx";
import { DiscountSentence } from "./DiscountSentence.tsx";
import { FieldSpot } from "./fieldSpot.tsx";
import { ScopeFields } from "./ScopeFields.tsx";
import { useDiscountChoices } from "./useDiscountChoices.ts";

type Entity = Output<"updateDiscount">["entityOutput"];
type Form = RecordFormState<DiscountValues>;

interface DiscountFormProps {
  /** Null: a new one. */
  record: Entity | null;
  /** Links to the previous and next record of the list. */
  neighbourLinks: ReactNode;
}

/** Form for a discount: a summary sentence, fields shown only when they apply, and a basket simulation beside it. */
export function DiscountForm({ record, neighbourLinks }: DiscountFormProps) {
  const { t } = useTranslation("discounts");
  const { choices, names } = useDiscountChoices();
  const yesOrNo = (is: boolean) => t(is ? "yes" : "no");
  const words = (list: readonly string[]) => list.join(", ") || null;
  const [search] = useSearchParams();
  // Opened from a target: one code per member.
  const targetId = idIn(search.get("target"));
  const form = useRecordForm({
    name: `discount ${record?.id ?? (targetId === null ? "new" : `new ${targetId}`)}`,
    label: record ? t("discount.unsaved", { name: record.name }) : t("discount.new"),
    record,
    create: { op: "createDiscount", url: ({ id }) => (targetId === null ? to.discount(id) : to.discountCodes(id, { target: targetId })) },
    update: "updateDiscount",
    values: (discount) =>
      discount === null && targetId !== null
        ? { ...discountValuesOf(null), name: (search.get("name") ?? "").slice(0, 200), requiresCouponCode: true, codeKind: "own" as const }
        : discountValuesOf(discount),
    fields: {
      name: t("field.name"),
      description: t("field.description"),
      isPublished: { label: t("field.isPublished"), text: ({ isPublished }) => yesOrNo(isPublished) },
      discountType: { label: t("field.discountType"), text: ({ discountType }) => t(`type.${discountType}`) },
      isFree: { label: t("field.isFree"), text: ({ isFree }) => yesOrNo(isFree) },
      usePercentage: {
        label: t("field.usePercentage"),
        text: ({ usePercentage }) => t(usePercentage ? "takes.percentage" : "takes.amount"),
      },
      discountPercentage: {
        label: t("field.discountPercentage"),
        text: ({ discountPercentage: share }) => (share === null ? null : formatRate(share)),
      },
      maximumDiscountAmountWithUserPercentage: {
        label: t("field.maximum"),
        text: ({ maximumDiscountAmountWithUserPercentage: cap }) => cap && formatMoney(cap),
      },
      discountAmount: { label: t("field.discountAmount"), text: ({ discountAmount }) => discountAmount && formatMoney(discountAmount) },
      assignedToCategories: { label: t("field.categories"), text: ({ assignedToCategories }) => words(assignedToCategories) },
      assignedToSubCategories: { label: t("field.subCategories"), text: ({ assignedToSubCategories }) => words(assignedToSubCategories) },
      assignedToProducts: {
        label: t("field.products"),
        text: ({ assignedToProducts }) => words(assignedToProducts.map(({ title }) => title)),
      },
      assignedToProductAttributes: {
        label: t("field.attributes"),
        text: ({ assignedToProductAttributes }) => words(assignedToProductAttributes.map(({ type, value }) => `${type} ${value}`)),
      },
      requiresCouponCode: { label: t("field.requiresCouponCode"), text: ({ requiresCouponCode }) => yesOrNo(requiresCouponCode) },
      codeKind: { label: t("field.codeKind"), text: ({ codeKind }) => t(`codeKind.${codeKind}`) },
      couponCode: t("field.couponCode"),
      restrictedMinSpentAmount: {
        label: t("field.minimum"),
        text: ({ restrictedMinSpentAmount: minimum }) => minimum && formatMoney(minimum),
      },
      restrictedToCustomerWithFidelity: {
        label: t("field.fidelity"),
        text: ({ restrictedToCustomerWithFidelity: isRestricted }) => t(`fidelity.${isRestricted}`),
      },
      restrictedToCustomerRoleId: {
        label: t("field.role"),
        text: ({ restrictedToCustomerRoleId: id }) => (id === null ? null : names.role(id)),
      },
      restrictedShippingMethodName: {
        label: t("field.shippingMethod"),
        text: ({ restrictedShippingMethodName: method }) => method && t(`shippingMethod.${method}`),
      },
      restrictedPaymentMethodName: {
        label: t("field.paymentMethod"),
        text: ({ restrictedPaymentMethodName: method }) => method && t(`paymentMethod.${method}`),
      },
      restrictedBillingCountryId: {
        label: t("field.billingCountry"),
        text: ({ restrictedBillingCountryId: code }) => code && names.country(code),
      },
      restricedShippingCountryId: {
        label: t("field.shippingCountry"),
        text: ({ restricedShippingCountryId: code }) => code && names.country(code),
      },
      publicationStartTime: {
        label: t("field.start"),
        text: ({ publicationStartTime }) => publicationStartTime && formatDayOrMoment(publicationStartTime),
      },
      publicationEndTime: {
        label: t("field.end"),
        text: ({ publicationEndTime }) => publicationEndTime && formatDayOrMoment(publicationEndTime),
      },
      discountLimitationType: {
        label: t("field.limitationType"),
        text: ({ discountLimitationType }) => t(`limitation.${discountLimitationType}`),
      },
      limitationTimes: t("field.limitationTimes"),
      isCumulative: { label: t("field.isCumulative"), text: ({ isCumulative }) => yesOrNo(isCumulative) },
      extensionData: { label: t("field.extensionData"), isLongText: true },
    },
    check(typed) {
      const properties = [
        ...(isCodeMissing(typed) ? [{ propertyName: "couponCode", errorMessage: t("fault.CodeMissing") }] : []),
        ...discountFaults(termsOf(typed)).map(({ field, reason }) => ({
          propertyName: field as string,
          errorMessage: t(`fault.${reason}`),
        })),
      ];
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: termsOf,
  });
  const { values, field } = form;
  const facts = record ? [timeOf(record, new Date(), t), t("discount.number", { id: record.id })] : [];
  return (
    <RecordForm
      effect={saveEffect("active", record && discountPublication(form.saved), discountPublication(values), new Date())}
      actions={neighbourLinks}
      form={form}
      index={<DiscountIndex form={form} />}
      margin={<DiscountMargin isDirty={form.isDirty} isInvalid={form.isInvalid} record={record} values={values} />}
      marginLabel={t("discount.margin")}
      saveLabel={t(record ? "discount.save" : "discount.create")}
      subtitle={facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
      title={record?.name ?? t("discount.new")}
      titleExtra={record ? discountBadge(record.state, t) : null}
    >
      <Section label={t("section.sentence")}>
        {targetId === null ? null : <TargetNote id={targetId} />}
        <DiscountSentence names={names} values={values} />
      </Section>
      <Section id={partId("name")} title={t("section.name")}>
        <FieldGrid>
          <FieldSpot field="name" span={6}>
            <CountedTextField {...field("name")} autoComplete="off" maxLength={200} required />
          </FieldSpot>
          <FieldSpot field="description" span={6}>
            <TextField {...field("description")} autoComplete="off" help={t("field.descriptionHelp")} isOptional maxLength={2000} />
          </FieldSpot>
          <FieldSpot field="isPublished">
            <Box field="isPublished" form={form} help={t("field.isPublishedHelp")} />
          </FieldSpot>
        </FieldGrid>
      </Section>
      <Section id={partId("amount")} title={t("section.amount")}>
        <AmountFields form={form} />
      </Section>
      {isDiscountFieldRelevant("assignedToProducts", values) ? (
        <Section id={partId("items")} title={t("section.items")}>
          <ScopeFields form={form} />
        </Section>
      ) : null}
      <Section id={partId("code")} title={t("section.code")}>
        <CodeFields form={form} record={record} />
      </Section>
      <Section id={partId("conditions")} title={t("section.conditions")}>
        <ConditionFields choices={choices} form={form} />
      </Section>
      <Section id={partId("dates")} title={t("section.dates")}>
        <FieldGrid>
          <FieldSpot field="publicationStartTime" span={8}>
            <DateTimePicker {...field("publicationStartTime")} help={t("field.startHelp")} isOptional isTimeOptional />
          </FieldSpot>
          <FieldSpot field="publicationEndTime" span={8}>
            <DateTimePicker
              {...field("publicationEndTime")}
              help={
                values.publicationEndTime?.length === 10
                  ? t("field.endOfDay", { date: formatDate(values.publicationEndTime) })
                  : t("field.endHelp")
              }
              isOptional
              isTimeOptional
            />
          </FieldSpot>
        </FieldGrid>
      </Section>
      <Section id={partId("limits")} title={t("section.limits")}>
        <LimitFields form={form} />
      </Section>
    </RecordForm>
  );
}

type Flag = "isPublished" | "requiresCouponCode" | "isCumulative";

function Box({ form, field, help }: { form: Form; field: Flag; help?: string }) {
  const { name, label, value, onChange } = form.field(field);
  return <Checkbox checked={value} help={help} label={label} name={name} onChange={onChange} />;
}

/** Base and amount of a discount: a percentage with its cap, a fixed amount, or everything. */
function AmountFields({ form }: { form: Form }) {
  const { t } = useTranslation("discounts");
  const { values, field, change } = form;
  const counts = (name: keyof DiscountTerms) => isDiscountFieldRelevant(name, values);
  return (
    <FieldGrid>
      <FieldSpot field="discountType">
        <RadioGroup
          {...field("discountType")}
          isInline
          onChange={(value) => change({ discountType: value as DiscountValues["discountType"] })}
          options={discountTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </FieldSpot>
      <FieldSpot field="isFree">
        <RadioGroup
          isChanged={field("isFree").isChanged || field("usePercentage").isChanged}
          isInline
          label={t("field.takes")}
          name="usePercentage"
          onChange={(value) => change({ isFree: value === "free", usePercentage: value === "percentage" })}
          options={(["percentage", "amount", "free"] as const).map((value) => ({ value, label: t(`takes.${value}`) }))}
          value={values.isFree ? "free" : values.usePercentage ? "percentage" : "amount"}
        />
      </FieldSpot>
      {counts("discountPercentage") ? (
        <FieldSpot field="discountPercentage" span={4}>
          <PercentField {...field("discountPercentage")} />
        </FieldSpot>
      ) : null}
      {counts("maximumDiscountAmountWithUserPercentage") ? (
        <FieldSpot field="maximumDiscountAmountWithUserPercentage" span={4}>
          <MoneyField {...field("maximumDiscountAmountWithUserPercentage")} isOptional />
        </FieldSpot>
      ) : null}
      {counts("discountAmount") ? (
        <FieldSpot field="discountAmount" span={4}>
          <MoneyField {...field("discountAmount")} help={values.discountType === "AppliesToItems" ? t("field.eachHelp") : undefined} />
        </FieldSpot>
      ) : null}
      <Hints form={form} />
    </FieldGrid>
  );
}

/** Warnings about the book price law by the client's limits, with ways to resolve them. */
function Hints({ form: { values, change } }: { form: Form }) {
  const { t } = useTranslation("discounts");
  const { thresholds } = useRuntime().variant;
  const figures = lawFigures(thresholds);
  const hasValue = values.isFree || (values.usePercentage ? values.discountPercentage !== null : values.discountAmount !== "");
  if (!hasValue) return null;
  return discountHints(termsOf(values), thresholds).map((hint) => (
    <FieldCell key={hint} span={12}>
      <Alert
        actions={
          hint === "BooksPosted" || hint === "ShippingTooCheap" ? (
            <Button onClick={() => change({ restrictedShippingMethodName: "Pickup" })}>{t("hint.pickup")}</Button>
          ) : undefined
        }
        title={t(`hint.${hint}.title`)}
        tone="warning"
      >
        {t(`hint.${hint}.detail`, figures)}
      </Alert>
    </FieldCell>
  ));
}

/** Fields for the coupon code: none, one shared by all customers, or one per order, which have a page of their own. */
function CodeFields({ form, record }: { form: Form; record: Entity | null }) {
  const { t } = useTranslation("discounts");
  const { values, field, change } = form;
  const make = () => change({ couponCode: makeCouponCode(couponPrefixOf(values.name), pick) });
  return (
    <FieldGrid>
      <FieldSpot field="requiresCouponCode">
        <Box field="requiresCouponCode" form={form} />
      </FieldSpot>
      {isDiscountFieldRelevant("couponCode", values) ? (
        <FieldSpot field="codeKind">
          <RadioGroup
            {...field("codeKind")}
            isInline
            onChange={(kind) => change({ codeKind: kind === "own" ? "own" : "shared" })}
            options={(["shared", "own"] as const).map((value) => ({ value, label: t(`codeKind.${value}`) }))}
          />
        </FieldSpot>
      ) : null}
      {record?.requiresCouponCode ? (
        <FieldCell span={12}>
          <OwnCodes discountId={record.id} />
        </FieldCell>
      ) : null}
      {values.requiresCouponCode && values.codeKind === "own" && !record?.requiresCouponCode ? (
        <FieldCell span={12}>
          <Note>{t("codes.later")}</Note>
        </FieldCell>
      ) : null}
      {isDiscountFieldRelevant("couponCode", values) && values.codeKind === "shared" ? (
        <FieldSpot field="couponCode">
          <FormRow>
            <TextField
              {...field("couponCode")}
              autoCapitalize="characters"
              autoComplete="off"
              help={t("field.couponCodeHelp")}
              maxLength={40}
              spellCheck={false}
            />
            <Button onClick={make}>{t("discount.makeCode")}</Button>
          </FormRow>
        </FieldSpot>
      ) : null}
    </FieldGrid>
  );
}

/** Usage of the single-use codes, with a link to them. */
function OwnCodes({ discountId }: { discountId: number }) {
  const { t } = useTranslation("discounts");
  const { api } = useRuntime();
  const [free, used] = useQueries({ queries: (["free", "used"] as const).map((state) => codeCount(api, discountId, state)) }).map(
    ({ data }) => data?.totalCount,
  );
  return (
    <FieldStack>
      {free === undefined || used === undefined ? null : <Note>{t("codes.soFar", { used, all: formatCount(free + used) })}</Note>}
      <ButtonLink href={to.discountCodes(discountId)}>{t("codes.open")}</ButtonLink>
    </FieldStack>
  );
}

/** Returns a cryptographically random number from 0 to `below` - 1. */
function pick(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

function LimitFields({ form }: { form: Form }) {
  const { t } = useTranslation("discounts");
  const { values, field, change } = form;
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <FieldGrid>
      <FieldSpot field="discountLimitationType" span={8}>
        <RadioGroup
          {...field("discountLimitationType")}
          isInline
          onChange={(value) => change({ discountLimitationType: value as DiscountValues["discountLimitationType"] })}
          options={discountLimitationTypes.map((value) => ({ value, label: t(`limitation.${value}`) }))}
        />
      </FieldSpot>
      {isDiscountFieldRelevant("limitationTimes", values) ? (
        <FieldSpot field="limitationTimes" span={4}>
          <NumberField {...field("limitationTimes")} max={1_000_000} />
        </FieldSpot>
      ) : null}
      <FieldSpot field="isCumulative">
        <Box field="isCumulative" form={form} help={t("field.isCumulativeHelp")} />
      </FieldSpot>
      <FieldSpot field="extensionData">
        {isUnfolded || values.extensionData !== "" ? (
          <TextArea {...field("extensionData")} help={t("field.extensionDataHelp")} isOptional maxLength={20_000} spellCheck={false} />
        ) : (
          <Button aria-expanded={false} onClick={() => setIsUnfolded(true)} variant="plain">
            {t("discount.unfold")}
          </Button>
        )}
      </FieldSpot>
    </FieldGrid>
  );
}
