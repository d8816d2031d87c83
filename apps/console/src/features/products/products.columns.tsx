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
    { id: "authors", header: t("field.authors"), cardSlot: "plain", cell: ({ authors }) => authors.join(", ") || "–" },
    {
      id: "publishers",
      header: t("field.publishers"),
      hiddenBelow: "wide",
      isCardHidden: true,
      cell: ({ publishers }) => publishers.join(", ") || "–",
    },
    { id: "ean", header: t("field.ean"), isSortable: true, width: "12.5rem", cell: ({ ean }) => <Ean value={ean} /> },
    {
      id: "releaseDate",
      header: t("field.releaseDate"),
      isSortable: true,
      hiddenBelow: "medium",
      isCardHidden: true,
      cell: ({ releaseDate }) => (releaseDate ? formatDate(releaseDate) : "–"),
    },
    {
      id: "availability",
      header: t("field.availability"),
      align: "state",
      cardSlot: "footStart",
      cell: (product) => availabilityBadge({ product, variant, locale, t, now }),
    },
    {
      id: "isVisible",
      header: t("field.site"),
      hiddenBelow: "wide",
      cardSlot: "footEnd",
      cell: ({ isVisible }) => (
        <Badge icon={isVisible ? <EyeIcon /> : <EyeOffIcon />} tone="neutral">
          {isVisible ? t("visible") : t("hidden")}
        </Badge>
      ),
    },
    { id: "shelf", header: t("field.shelf"), hiddenBelow: "wide", isCardHidden: true, cell: ({ shelf }) => shelf ?? "–" },
    {
      id: "stock",
      header: t("field.stock"),
      align: "end",
      isSortable: true,
      hiddenBelow: "medium",
      isCardHidden: true,
      cell: ({ stock }) => formatCount(stock),
    },
    {
      id: "priceWithTax",
      header: t("field.priceWithTax"),
      align: "end",
      isSortable: true,
      cardSlot: "corner",
      cell: ({ priceWithTax }) => formatMoney(priceWithTax),
    },
  ];
}
