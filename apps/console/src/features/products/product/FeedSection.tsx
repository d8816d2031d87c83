import type { Schemas } from "@reserve/contract";
import { Button, type Fact, FactGrid, Note, Section, VisuallyHidden } from "@reserve/design-system";
import { PencilIcon, Undo2Icon } from "@reserve/design-system/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RecordFormState } from "../../../shared/form/useRecordForm.ts";
import { formatDate } from "../../../shared/format/format.ts";
import type { FieldReader } from "./product.format.ts";
import {
  type FeedField,
  type FeedSectionName,
  feedSections,
  feedValueOf,
  givenBack,
  isSameValue,
  type ProductValues,
  savedField,
} from "./product.values.ts";

type Product = Schemas["Product"];
type Form = Pick<RecordFormState<ProductValues>, "values" | "change">;

interface FeedSectionProps {
  name: FeedSectionName;
  /** Null: a product of the shop's own, which no feed fills. */
  product: Product | null;
  form: Form;
  read: FieldReader;
  /** Whether its fields are editable. */
  isOpen: boolean;
  onOpen: () => void;
  /** Width of each fact in read mode, in twelfths. */
  spans?: Partial<Record<FeedField, Fact["span"]>>;
  /** An immutable fact of the product, shown before the others. */
  lead?: Fact;
  /** The fields. */
  children: ReactNode;
}

/** A section of the page filled by the feed: read-only with its source, until the user overrides it; an override can be reverted. */
export function FeedSection({ name, product, form, read, isOpen, onOpen, spans = {}, lead, children }: FeedSectionProps) {
  const { t } = useTranslation("products");
  const title = t(`section.${name}`);
  if (product === null || isOpen)
    return (
      <Section id={name} title={title}>
        {children}
      </Section>
    );
  const wordOf = (field: FeedField) => <FeedWord field={field} form={form} product={product} read={read} />;
  const facts = feedSections[name].flatMap((field): Fact[] => {
    const text = read(field, savedField(form.values, field));
    // Fields that only films or only books have are omitted for the others.
    if (text === null && OPTIONAL.has(field)) return [];
    return [
      { term: t(`field.${field}`), description: field === "title" ? <i>{text}</i> : text, span: spans[field] ?? 6, help: wordOf(field) },
    ];
  });
  return (
    <Section
      aside={
        <>
          {t("feed.from")}{" "}
          <Button icon={<PencilIcon />} onClick={onOpen} variant="plain">
            {t("feed.edit")}
            <VisuallyHidden>{t("feed.editOf", { section: title })}</VisuallyHidden>
          </Button>
        </>
      }
      id={name}
      title={title}
    >
      {name === "variations" && form.values.variations.length === 0 ? (
        <p>{t("detail.noVariation")}</p>
      ) : (
        <FactGrid emptyText={t("detail.unknown")} facts={lead ? [lead, ...facts] : facts} />
      )}
    </Section>
  );
}

const OPTIONAL: ReadonlySet<FeedField> = new Set(["duration", "classifications", "subEan", "series"]);

interface FeedWordProps {
  field: FeedField;
  product: Product;
  form: Form;
  read: FieldReader;
}

/** Shown below a field that differs from the feed: who overrode it, the feed's value, and a button to revert. Empty when both are equal. */
export function FeedWord({ field, product, form, read }: FeedWordProps) {
  const { t } = useTranslation("products");
  const feedValue = feedValueOf(product, field);
  if (isSameValue(savedField(form.values, field), feedValue)) return null;
  const override = product.overrides.find((one) => one.field === field);
  const feed = read(field, feedValue) ?? t("detail.unknown");
  return (
    <Note>
      {override
        ? t("feed.taken", { name: override.changedBy, date: formatDate(override.changedAt), value: short(feed) })
        : t("feed.says", { value: short(feed) })}{" "}
      <Button icon={<Undo2Icon />} onClick={() => form.change(givenBack(form.values, field, feedValue))} variant="plain">
        {t("feed.giveBack")}
        <VisuallyHidden>{t("feed.giveBackOf", { field: t(`field.${field}`) })}</VisuallyHidden>
      </Button>
    </Note>
  );
}

/** The beginning of a long text. */
function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80).trimEnd()}…` : text;
}
