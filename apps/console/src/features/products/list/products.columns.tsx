import type { Schemas } from "@reserve/contract";
import { Note } from "@reserve/design-system";
import type { DataColumn } from "@reserve/design-system/table";
import { saleStates } from "@reserve/domain";
import type { TFunction } from "i18next";
import { Ean } from "../../../shared/format/Ean.tsx";
import { badgeColumn, countColumn, dateColumn, nameColumn, priceColumn, textColumn } from "../../../shared/list/list-columns.ts";
import { TitleCover } from "../../../shared/pickers/TitleCover.tsx";
import { saleBadge } from "./sale.tsx";

type Row = Schemas["ProductSummary"];

interface ColumnParts {
  t: TFunction<["products", "shared"]>;
  now: Date;
}

/** Returns the columns of the products list; memoize them per language and day, so that rows only rerender when their data changed. */
export function productColumns({ t, now }: ColumnParts): readonly DataColumn<Row>[] {
  return [
    nameColumn("title", t("field.title"), ({ title }) => <i>{title}</i>, {
      picture: (product) => <TitleCover of={product} size="small" />,
      detail: ({ ean }) => (
        <Note>
          <Ean value={ean} />
        </Note>
      ),
    }),
    textColumn("authors", t("field.authors"), "medium", ({ authors }) => firstOf(authors), { cardSlot: "plain" }),
    dateColumn("releaseDate", t("field.releaseDate"), ({ releaseDate }) => releaseDate, { hiddenBelow: "desktop", cardSlot: "hidden" }),
    textColumn("publishers", t("field.publishers"), "medium", ({ publishers }) => firstOf(publishers), {
      hiddenBelow: "desktop",
      cardSlot: "hidden",
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
    textColumn("shelf", t("field.shelf"), "code", ({ shelf }) => shelf, { hiddenBelow: "desktop", cardSlot: "hidden" }),
    countColumn("stock", t("field.stock"), ({ stock }) => stock, { hiddenBelow: "medium", cardSlot: "hidden" }),
    priceColumn("priceWithTax", t("field.priceWithTax"), ({ priceWithTax }) => priceWithTax, { cardSlot: "corner" }),
  ];
}

/** Returns the first name, and the number of others: the product's page has them all. */
function firstOf(names: readonly string[]): string | null {
  const [first, ...others] = names;
  if (!first) return null;
  return others.length > 0 ? `${first} +${others.length}` : first;
}
