import type { Schemas } from "@reserve/contract";
import { Checkbox, FactGrid, Form, type FormErrors, Link, Page, Section, Sheet, SheetAndMargin, TextField } from "@reserve/design-system";
import { FieldCell, FieldGrid, MoneyField, NumberField } from "@reserve/design-system/fields";
import { DatePicker } from "@reserve/design-system/pickers";
import { parisDay, parisDayEnd, parisDayStart } from "@reserve/domain";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { DraftNote } from "../../shared/DraftNote.tsx";
import { Ean } from "../../shared/Ean.tsx";
import { formatDateTime, formatMoney } from "../../shared/format.ts";
import { useMay } from "../../shared/permissions.ts";
import { currentOf, RecordFooter } from "../../shared/RecordFooter.tsx";
import { to } from "../../shared/to.ts";
import { useCommand } from "../../shared/useCommand.ts";
import { useDraftForm } from "../../shared/useDraftForm.ts";
import { OfferMargin } from "./OfferMargin.tsx";
import { errorsOf, missingOf, type OfferTitle, type OfferValues, offerFields, offerSaveOf, offerValuesOf } from "./offer.values.ts";
import { offerBadge } from "./offerState.tsx";
import { TitleField } from "./TitleField.tsx";

interface OfferFormProps {
  /** Null: a new one. */
  offer: Schemas["Offer"] | null;
  /** The title that a new one is of, when the address names it. */
  product: OfferTitle | null;
}

/** An offer to be edited: what is typed stays typed, what differs is named, what is refused stands at its field. */
export function OfferForm({ offer, product }: OfferFormProps) {
  const { t } = useTranslation("offers");
  const navigate = useNavigate();
  const mayReadProduct = useMay()("getProduct");
  const saved = useMemo(() => {
    const named = product && { id: product.id, ean: product.ean, title: product.title };
    return offerValuesOf(offer, named);
  }, [offer, product]);
  const form = useDraftForm({
    name: `offer ${offer?.id ?? "new"}`,
    label: offer ? t("offer.unsaved", { name: offer.name }) : t("offer.new"),
    saved,
    version: offer?.version ?? null,
  });
  const { values, change, changed } = form;
  const [ownErrors, setOwnErrors] = useState<FormErrors | null>(null);
  const [isSaved, setIsSaved] = useState(false);

  const create = useCommand("createOffer", {
    onDone({ entityOutput }) {
      form.settle();
      void navigate(to.offer(entityOutput.id), { replace: true });
    },
  });
  const update = useCommand("updateOffer", { onDone: ({ entityOutput }) => settle(entityOutput) });
  const command = offer ? update : create;
  const { failure } = command;
  const current = currentOf<Schemas["Offer"]>(command);
  const errors = useMemo(() => ownErrors ?? (failure && failure.kind !== "stale" ? errorsOf(failure) : null), [ownErrors, failure]);

  function settle(now: Schemas["Offer"]): void {
    form.settle({ values: offerValuesOf(now), version: now.version });
    setIsSaved(true);
  }

  async function save(version = form.version): Promise<void> {
    const missing = missingOf(values);
    const body = offerSaveOf(values);
    setOwnErrors(
      missing.length > 0
        ? {
            summary: [],
            properties: missing.map((propertyName) => ({ propertyName, errorMessage: t(`missing.${propertyName}`) })),
          }
        : null,
    );
    if (missing.length > 0 || !body) return;
    if (offer) await update.send({ query: { id: offer.id }, body }, `"${version}"`);
    else await create.send({ body });
  }

  const fieldOf = (name: (typeof offerFields)[number]) => ({ name, label: t(`field.${name}`), isChanged: changed.includes(name) });
  const title = values.product;
  return (
    <Page
      subtitle={offer ? <i>{offer.title}</i> : t("offer.newDetail")}
      title={offer ? offer.name : t("offer.new")}
      titleExtra={offer ? offerBadge(offer, t) : null}
    >
      <SheetAndMargin margin={<OfferMargin isDirty={form.isDirty} offer={offer} product={title} />} marginLabel={t("section.margin")}>
        <Form errors={errors} label={offer ? offer.name : t("offer.new")} onSubmit={() => void save()} summaryTitle={t("form.notSaved")}>
          <DraftNote form={form} />
          <Sheet>
            <Section title={t("section.title")}>
              {offer && title ? (
                <FactGrid
                  emptyText=""
                  facts={[
                    {
                      term: t("field.product"),
                      description: mayReadProduct ? (
                        <Link href={to.product(title.id)}>
                          <i>{title.title}</i>
                        </Link>
                      ) : (
                        <i>{title.title}</i>
                      ),
                      span: 8,
                      help: t("title.fixed"),
                    },
                    { term: t("field.ean"), description: <Ean value={title.ean} />, span: 4 },
                  ]}
                />
              ) : (
                <TitleField isChanged={changed.includes("product")} onChange={(next) => change({ product: next })} value={title} />
              )}
            </Section>
            <Section title={t("section.offer")}>
              <FieldGrid>
                <FieldCell span={12}>
                  <TextField
                    {...fieldOf("name")}
                    help={t("field.nameHelp")}
                    maxLength={200}
                    onChange={(name) => change({ name })}
                    required
                    value={values.name}
                  />
                </FieldCell>
                <FieldCell span={6}>
                  <MoneyField
                    {...fieldOf("priceWithTax")}
                    max="9999999.99"
                    onChange={(priceWithTax) => change({ priceWithTax })}
                    value={values.priceWithTax}
                  />
                </FieldCell>
                <FieldCell span={6}>
                  <NumberField
                    {...fieldOf("stock")}
                    max={1_000_000}
                    min={0}
                    onChange={(stock) => change({ stock })}
                    step={1}
                    unit={t("field.copies")}
                    value={values.stock}
                  />
                </FieldCell>
              </FieldGrid>
            </Section>
            <Section title={t("section.when")}>
              <FieldGrid>
                <FieldCell span={6}>
                  <DatePicker
                    {...fieldOf("startTime")}
                    help={values.startTime ? t("field.from", { date: formatDateTime(values.startTime) }) : t("field.startHelp")}
                    isOptional
                    onChange={(day) => change({ startTime: moved(values.startTime, day, parisDayStart) })}
                    value={dayOf(values.startTime)}
                  />
                </FieldCell>
                <FieldCell span={6}>
                  <DatePicker
                    {...fieldOf("endTime")}
                    help={values.endTime ? t("field.until", { date: formatDateTime(values.endTime) }) : t("field.endHelp")}
                    isOptional
                    onChange={(day) => change({ endTime: moved(values.endTime, day, parisDayEnd) })}
                    value={dayOf(values.endTime)}
                  />
                </FieldCell>
                <FieldCell span={12}>
                  <Checkbox
                    checked={values.isActive}
                    help={t("field.isActiveHelp")}
                    label={t("field.isActive")}
                    name="isActive"
                    onChange={(isActive) => change({ isActive })}
                  />
                </FieldCell>
              </FieldGrid>
            </Section>
          </Sheet>
        </Form>
      </SheetAndMargin>
      <RecordFooter
        changes={changed.map((field) => t(`field.${field}`))}
        command={command}
        conflict={
          offer && {
            current,
            words: {
              title: t("conflict.title"),
              detail: t("conflict.detail"),
              label: t("conflict.label", { name: offer.name }),
              mine: t("conflict.mine"),
              theirs: t("conflict.theirs"),
              take: t("conflict.take"),
              overwrite: t("conflict.overwrite"),
            },
            properties: (now) =>
              offerFields
                .filter((field) => field !== "product")
                .map((field) => ({
                  id: field,
                  label: t(`field.${field}`),
                  before: written(values, field),
                  after: written(offerValuesOf(now), field),
                })),
            onTake(now) {
              settle(now);
              setIsSaved(false);
            },
          }
        }
        isSaved={isSaved}
        notSaved={t("form.notSaved")}
        onSave={(version) => void save(version)}
        onUndo={() => {
          form.undo();
          setOwnErrors(null);
        }}
        saveLabel={t(offer ? "offer.save" : "offer.create")}
      />
    </Page>
  );

  function written(from: OfferValues, field: (typeof offerFields)[number]): string | null {
    switch (field) {
      case "product":
        return from.product?.title ?? null;
      case "name":
        return from.name;
      case "priceWithTax":
        return from.priceWithTax && formatMoney(from.priceWithTax);
      case "stock":
        return from.stock === null ? null : String(from.stock);
      case "isActive":
        return t(from.isActive ? "yes" : "no");
      default:
        return from[field] && formatDateTime(from[field]);
    }
  }
}

/** The day in Paris that a moment falls on. */
function dayOf(moment: string | null): string | null {
  return moment && parisDay(new Date(moment));
}

/** The moment of another day; the same day keeps the hour that it has. */
function moved(moment: string | null, day: string | null, edge: (day: string) => Date): string | null {
  if (day === null) return null;
  return day === dayOf(moment) ? moment : edge(day).toISOString();
}
