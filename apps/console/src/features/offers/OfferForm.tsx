import type { Schemas } from "@reserve/contract";
import { Checkbox, FactGrid, Link, Section } from "@reserve/design-system";
import { CountedTextField, FieldCell, FieldGrid, MoneyField, NumberField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { parisDay, parisDayEnd, parisDayStart } from "@reserve/domain";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { Ean } from "../../shared/format/Ean.tsx";
import { formatDateTime, formatMoney } from "../../shared/format/format.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";
import { OfferMargin } from "./OfferMargin.tsx";
import { missingOf, type OfferTitle, offerPublication, offerSaveOf, offerValuesOf } from "./offer.values.ts";
import { offerBadge } from "./offerState.tsx";
import { TitleField } from "./TitleField.tsx";

interface OfferFormProps {
  /** Null: a new one. */
  offer: Schemas["Offer"] | null;
  /** Product of a new offer, from the URL. */
  product: OfferTitle | null;
}

/** Form for an offer, with draft, conflict merging and server errors at their fields. */
export function OfferForm({ offer, product }: OfferFormProps) {
  const { t } = useTranslation("offers");
  const form = useRecordForm({
    name: `offer ${offer?.id ?? "new"}`,
    label: offer ? t("offer.unsaved", { name: offer.name }) : t("offer.new"),
    record: offer,
    create: { op: "createOffer", url: ({ id }) => to.offer(id) },
    update: "updateOffer",
    values: (record) => offerValuesOf(record, product && { id: product.id, ean: product.ean, title: product.title }),
    fields: {
      // The product of an offer cannot be changed.
      product: { label: t("field.product"), text: null },
      name: t("field.name"),
      priceWithTax: { label: t("field.priceWithTax"), text: ({ priceWithTax }) => priceWithTax && formatMoney(priceWithTax) },
      stock: t("field.stock"),
      startTime: { label: t("field.startTime"), text: ({ startTime }) => startTime && formatDateTime(startTime) },
      endTime: { label: t("field.endTime"), text: ({ endTime }) => endTime && formatDateTime(endTime) },
      isActive: { label: t("field.isActive"), text: ({ isActive }) => t(isActive ? "yes" : "no") },
    },
    check(typed) {
      const properties = missingOf(typed).map((propertyName) => ({ propertyName, errorMessage: t(`missing.${propertyName}`) }));
      return properties.length > 0 ? { summary: [], properties } : null;
    },
    toBody: offerSaveOf,
  });
  const { values, field } = form;
  const active = field("isActive");
  return (
    <RecordForm
      effect={saveEffect("active", offer && offerPublication(form.saved), offerPublication(values), new Date())}
      conflict={{ title: t("conflict.title"), detail: t("conflict.detail") }}
      form={form}
      margin={<OfferMargin isDirty={form.isDirty} offer={offer} product={values.product} />}
      marginLabel={t("section.margin")}
      saveLabel={t(offer ? "offer.save" : "offer.create")}
      subtitle={offer ? <i>{offer.title}</i> : t("offer.newDetail")}
      title={offer ? offer.name : t("offer.new")}
      titleExtra={offer ? offerBadge(offer, t) : null}
    >
      <Section title={t("section.title")}>
        {offer && values.product ? <TitleFacts title={values.product} /> : <TitleField {...field("product")} />}
      </Section>
      <Section title={t("section.offer")}>
        <FieldGrid>
          <FieldCell span={12}>
            <CountedTextField {...field("name")} help={t("field.nameHelp")} maxLength={200} required />
          </FieldCell>
          <FieldCell span={6}>
            <MoneyField {...field("priceWithTax")} max="9999999.99" />
          </FieldCell>
          <FieldCell span={6}>
            <NumberField {...field("stock")} max={1_000_000} min={0} step={1} unit={t("field.copies")} />
          </FieldCell>
        </FieldGrid>
      </Section>
      <Section title={t("section.when")}>
        <FieldGrid>
          <FieldCell span={6}>
            <DatePicker
              {...field("startTime")}
              help={values.startTime ? t("field.from", { date: formatDateTime(values.startTime) }) : t("field.startHelp")}
              isOptional
              onChange={(day) => form.change({ startTime: moved(values.startTime, day, parisDayStart) })}
              value={dayOf(values.startTime)}
            />
          </FieldCell>
          <FieldCell span={6}>
            <DatePicker
              {...field("endTime")}
              help={values.endTime ? t("field.until", { date: formatDateTime(values.endTime) }) : t("field.endHelp")}
              isOptional
              onChange={(day) => form.change({ endTime: moved(values.endTime, day, parisDayEnd) })}
              value={dayOf(values.endTime)}
            />
          </FieldCell>
          <FieldCell span={12}>
            <Checkbox
              checked={values.isActive}
              help={t("field.isActiveHelp")}
              label={active.label}
              name={active.name}
              onChange={active.onChange}
            />
          </FieldCell>
        </FieldGrid>
      </Section>
    </RecordForm>
  );
}

/** The title that an offer is of, once that is settled. */
function TitleFacts({ title }: { title: OfferTitle }) {
  const { t } = useTranslation("offers");
  const mayReadProduct = useMay()("getProduct");
  const name = <i>{title.title}</i>;
  return (
    <FactGrid
      emptyText=""
      facts={[
        {
          term: t("field.product"),
          description: mayReadProduct ? <Link href={to.product(title.id)}>{name}</Link> : name,
          span: 8,
          help: t("title.fixed"),
        },
        { term: t("field.ean"), description: <Ean value={title.ean} />, span: 4 },
      ]}
    />
  );
}

/** The day in Paris that a moment falls on. */
function dayOf(moment: string | null): string | null {
  return moment && parisDay(new Date(moment));
}

/** Returns a moment moved to another day; on the same day it is unchanged. */
function moved(moment: string | null, day: string | null, edge: (day: string) => Date): string | null {
  if (day === null) return null;
  return day === dayOf(moment) ? moment : edge(day).toISOString();
}
