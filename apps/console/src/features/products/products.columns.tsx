import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { EyeIcon, EyeOffIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import { Ean } from "../../shared/Ean.tsx";
import { formatCount, formatDate, formatMoney } from "../../shared/format.ts";
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
    { id: "title", header: t("field.title"), isMain: true, isFlexible: true, isSortable: true, cell: ({ title }) => <i>{title}</i> },
    {
      id: "authors",
      header: t("field.authors"),
      width: "152px",
      align: "nowrap",
      cardSlot: "plain",
      cell: ({ authors }) => firstOf(authors),
    },
    { id: "ean", header: t("field.ean"), isSortable: true, width: "11.5rem", cell: ({ ean }) => <Ean value={ean} /> },
    {
      id: "releaseDate",
      width: "96px",
      align: "nowrap",
      header: t("field.releaseDate"),
      isSortable: true,
      hiddenBelow: "medium",
      isCardHidden: true,
      cell: ({ releaseDate }) => (releaseDate ? formatDate(releaseDate) : null),
    },
    {
      id: "availability",
      width: "136px",
      header: t("field.availability"),
      align: "state",
      cardSlot: "footStart",
      cell: (product) => availabilityBadge({ product, variant, locale, t, now }),
    },
    {
      id: "isVisible",
      width: "88px",
      align: "nowrap",
      header: t("field.site"),
      hiddenBelow: "wide",
      cardSlot: "footEnd",
      cell: ({ isVisible }) => (
        <Badge icon={isVisible ? <EyeIcon /> : <EyeOffIcon />} tone="neutral">
          {isVisible ? t("visible") : t("hidden")}
        </Badge>
      ),
    },
    {
      id: "shelf",
      header: t("field.shelf"),
      width: "60px",
      align: "nowrap",
      hiddenBelow: "wide",
      isCardHidden: true,
      cell: ({ shelf }) => shelf,
    },
    {
      id: "stock",
      width: "60px",
      header: t("field.stock"),
      align: "end",
      isSortable: true,
      hiddenBelow: "medium",
      isCardHidden: true,
      cell: ({ stock }) => formatCount(stock),
    },
    {
      id: "priceWithTax",
      width: "84px",
      header: t("field.priceWithTax"),
      align: "end",
      isSortable: true,
      cardSlot: "corner",
      cell: ({ priceWithTax }) => formatMoney(priceWithTax),
    },
  ];
}

/** The first name, and how many more there are: the page of the product has them all. */
function firstOf(authors: readonly string[]): string | null {
  const [first, ...others] = authors;
  if (!first) return null;
  return others.length > 0 ? `${first} +${others.length}` : first;
}
