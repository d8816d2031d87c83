import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { EyeIcon, EyeOffIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { eanColumn } from "../../shared/ean-column.tsx";
import { badgeColumn, countColumn, dateColumn, nameColumn, ownColumn, priceColumn, textColumn } from "../../shared/list-columns.ts";
import { availabilityBadge } from "./availability.tsx";

type Row = Schemas["ProductSummary"];

interface ColumnParts {
  t: TFunction<["products", "shared"]>;
  variant: ClientVariant;
  locale: LocaleCode;
  now: Date;
}

/** The columns of the products list; made once for a language and a day, so that rows are drawn again only when their data changed. */
export function productColumns({ t, variant, locale, now }: ColumnParts): readonly DataColumn<Row>[] {
  return [
    nameColumn("title", t("field.title"), ({ title }) => <i>{title}</i>),
    textColumn("authors", t("field.authors"), "medium", ({ authors }) => firstOf(authors), { cardSlot: "plain" }),
    eanColumn("ean", t("field.ean"), ({ ean }) => ean),
    dateColumn("releaseDate", t("field.releaseDate"), ({ releaseDate }) => releaseDate, { hiddenBelow: "medium", isCardHidden: true }),
    badgeColumn("availability", t("field.availability"), [], (product) => availabilityBadge({ product, variant, locale, t, now }), {
      cardSlot: "footStart",
    }),
    ownColumn("isVisible", t("field.site"), "code", siteBadge, { align: "nowrap", hiddenBelow: "wide", cardSlot: "footEnd" }),
    textColumn("shelf", t("field.shelf"), "code", ({ shelf }) => shelf, { hiddenBelow: "wide", isCardHidden: true }),
    countColumn("stock", t("field.stock"), ({ stock }) => stock, { hiddenBelow: "medium", isCardHidden: true }),
    priceColumn("priceWithTax", t("field.priceWithTax"), ({ priceWithTax }) => priceWithTax, { cardSlot: "corner" }),
  ];

  function siteBadge({ isVisible }: Row) {
    return (
      <Badge icon={isVisible ? <EyeIcon /> : <EyeOffIcon />} tone="neutral">
        {isVisible ? t("visible") : t("hidden")}
      </Badge>
    );
  }
}

/** The first name, and how many more there are: the page of the product has them all. */
function firstOf(authors: readonly string[]): string | null {
  const [first, ...others] = authors;
  if (!first) return null;
  return others.length > 0 ? `${first} +${others.length}` : first;
}
