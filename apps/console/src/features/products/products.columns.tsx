import type { Schemas } from "@reserve/contract";
import { Note } from "@reserve/design-system";
import { BookCover } from "@reserve/design-system/cover";
import type { DataColumn } from "@reserve/design-system/table";
import { saleStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { eanColumn } from "../../shared/ean-column.tsx";
import { badgeColumn, countColumn, dateColumn, nameColumn, priceColumn, textColumn } from "../../shared/list-columns.ts";
import { saleBadge } from "./sale.tsx";

type Row = Schemas["ProductSummary"];

interface ColumnParts {
  t: TFunction<["products", "shared"]>;
  now: Date;
}

/** The columns of the products list; made once for a language and a day, so that rows are drawn again only when their data changed. */
export function productColumns({ t, now }: ColumnParts): readonly DataColumn<Row>[] {
  return [
    {
      id: "cover",
      header: t("section.cover"),
      isHeaderHidden: true,
      width: "56px",
      isCardHidden: true,
      hiddenBelow: "narrow",
      cell: ({ title, authors, publishers, collections }) => (
        <BookCover authors={authors} collection={collections[0] ?? null} publisher={publishers[0] ?? null} size="small" title={title} />
      ),
    },
    nameColumn("title", t("field.title"), ({ title }) => <i>{title}</i>, { detail: ({ authors }) => <Note>{firstOf(authors)}</Note> }),
    eanColumn("ean", t("field.ean"), ({ ean }) => ean),
    dateColumn("releaseDate", t("field.releaseDate"), ({ releaseDate }) => releaseDate, { hiddenBelow: "desktop", isCardHidden: true }),
    textColumn("publishers", t("field.publishers"), "medium", ({ publishers }) => firstOf(publishers), {
      hiddenBelow: "desktop",
      isCardHidden: true,
    }),
    badgeColumn(
      "sale",
      t("sale.label"),
      saleStates.map((state) => t(`sale.${state}`)),
      (product) => saleBadge(product, t, now),
      {
        cardSlot: "footStart",
      },
    ),
    textColumn("shelf", t("field.shelf"), "code", ({ shelf }) => shelf, { hiddenBelow: "desktop", isCardHidden: true }),
    countColumn("stock", t("field.stock"), ({ stock }) => stock, { hiddenBelow: "medium", isCardHidden: true }),
    priceColumn("priceWithTax", t("field.priceWithTax"), ({ priceWithTax }) => priceWithTax, { cardSlot: "corner" }),
  ];
}

/** The first name, and how many more there are: the page of the product has them all. */
function firstOf(names: readonly string[]): string | null {
  const [first, ...others] = names;
  if (!first) return null;
  return others.length > 0 ? `${first} +${others.length}` : first;
}
