import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { withoutTax } from "@reserve/domain";
import type { Download } from "../../platform/contract/handlers.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import type { SheetCell, SheetColumn } from "../../platform/sheet/cells.ts";
import { type SheetReader, sheetDownload, sheetName } from "../../platform/sheet/sheet.ts";
import type { ProductFilters } from "./catalog.filters.ts";
import { type ExportedProduct, readProductsInBatches } from "./catalog.store.ts";
import { bandWord, valueWord } from "./facet.texts.ts";

/** Rows per batch: enough to be fast, few enough to need little memory. */
const BATCH = 1_000;

interface Reader {
  locale: LocaleCode;
  variant: Pick<ClientVariant, "availabilities">;
}

type Column = readonly [Sentence, (row: ExportedProduct, reader: Reader) => SheetCell];

const text = (value: string | null): SheetCell => ({ text: value });
const count = (value: number | null): SheetCell => ({ count: value });
const yesOrNo = (is: boolean, { locale }: Reader): SheetCell => ({ text: { fr: is ? "oui" : "non", en: is ? "yes" : "no" }[locale] });

const COLUMNS: readonly Column[] = [
  [{ fr: "Fiche", en: "Record" }, ({ id }) => count(id)],
  [{ fr: "EAN", en: "EAN" }, ({ ean }) => text(ean)],
  [{ fr: "Sous-EAN", en: "Second EAN" }, ({ subEan }) => text(subEan)],
  [{ fr: "Titre", en: "Title" }, ({ title }) => text(title)],
  [{ fr: "Auteurs", en: "Authors" }, ({ authors }) => text(authors)],
  [{ fr: "Éditeurs", en: "Publishers" }, ({ publishers }) => text(publishers)],
  [{ fr: "Fournisseurs", en: "Suppliers" }, ({ suppliers }) => text(suppliers)],
  [{ fr: "Collections", en: "Publisher’s series" }, ({ collections }) => text(collections)],
  [{ fr: "Édition", en: "Edition" }, ({ editions }) => text(editions)],
  [{ fr: "Série", en: "Series" }, ({ series }) => text(series)],
  [{ fr: "Nature", en: "Kind" }, ({ kind }, { locale }) => text(valueWord("kind", kind, locale))],
  [{ fr: "Catégories", en: "Categories" }, ({ categories }) => text(categories)],
  [{ fr: "Classement", en: "Classification" }, ({ classifications }) => text(classifications)],
  [{ fr: "CLIL", en: "CLIL" }, ({ clil }) => text(clil)],
  [{ fr: "Thema", en: "Thema" }, ({ thema }) => text(thema)],
  [{ fr: "Publics", en: "Audiences" }, ({ publics }) => text(publics)],
  [{ fr: "Langues", en: "Languages" }, ({ languages }) => text(languages)],
  [{ fr: "Parution", en: "Released" }, ({ releaseDate }) => ({ day: releaseDate })],
  [{ fr: "Vente", en: "Sale" }, ({ sale }, { locale }) => text(valueWord("sale", sale ?? "", locale))],
  [
    { fr: "Disponibilité", en: "Availability" },
    ({ availability }, { locale, variant }) => text(variant.availabilities[availability].label[locale]),
  ],
  [{ fr: "Visible", en: "Shown" }, ({ isVisible }, reader) => yesOrNo(isVisible, reader)],
  [{ fr: "Masqué par une règle", en: "Hidden by a rule" }, ({ isRestricted }, reader) => yesOrNo(isRestricted ?? false, reader)],
  [{ fr: "Fiche maison", en: "Made by the shop" }, ({ isCustom }, reader) => yesOrNo(isCustom, reader)],
  [{ fr: "Stock", en: "Stock" }, ({ stock }) => count(stock)],
  [{ fr: "Rayon", en: "Shelf" }, ({ shelf }) => text(shelf)],
  [{ fr: "Prix TTC", en: "Price with tax" }, ({ priceCents }) => ({ cents: priceCents })],
  [
    { fr: "Prix HT", en: "Price without tax" },
    ({ priceCents, taxRate }) => ({ cents: priceCents === null ? null : withoutTax(priceCents, taxRate) }),
  ],
  [{ fr: "TVA", en: "VAT" }, ({ taxRate }) => ({ rate: taxRate })],
  [{ fr: "Pages", en: "Pages" }, ({ pages }) => count(pages)],
  [{ fr: "Durée (min)", en: "Duration (min)" }, ({ duration }) => count(duration)],
  [{ fr: "Poids (g)", en: "Weight (g)" }, ({ weight }) => count(weight)],
  [{ fr: "Hauteur (mm)", en: "Height (mm)" }, ({ height }) => count(height)],
  [{ fr: "Largeur (mm)", en: "Width (mm)" }, ({ width }) => count(width)],
  [{ fr: "Épaisseur (mm)", en: "Thickness (mm)" }, ({ thickness }) => count(thickness)],
  [{ fr: "Dédicacé", en: "Signed" }, ({ isSigned }, reader) => yesOrNo(isSigned, reader)],
  [{ fr: "Variantes", en: "Variations" }, ({ variations }) => text(variations.map(({ type, value }) => `${type} : ${value}`).join(", "))],
  [{ fr: "Résumé", en: "Summary" }, ({ summary }) => text(summary)],
  [{ fr: "Cache rafraîchi le", en: "Cache refreshed on" }, ({ cacheRefreshedAt }) => ({ moment: cacheRefreshedAt })],
];

/** Returns the filtered list as a streamed sheet. */
export function exportProducts(
  db: Db,
  filters: ProductFilters,
  sort: string | undefined,
  { variant, ...reader }: SheetReader & Reader,
): Promise<Download> {
  const columns = COLUMNS.map(
    ([heading, cellOf]): SheetColumn<ExportedProduct> => [heading, (row, locale) => cellOf(row, { locale, variant })],
  );
  const name = sheetName(wordsOf(filters, { locale: reader.locale, variant }), reader.now);
  return sheetDownload({ name, columns, batches: readProductsInBatches(db, filters, sort, BATCH) }, reader);
}

/** Returns the filters as part of a file name. */
function wordsOf(filters: ProductFilters, { locale, variant }: Reader): string[] {
  const say = (name: "sale" | "kind" | "stock", values: readonly string[] = []) => values.map((value) => valueWord(name, value, locale));
  const word = (is: boolean | undefined, yes: Sentence, no: Sentence) => (is === undefined ? "" : (is ? yes : no)[locale]);
  return [
    { fr: "produits", en: "products" }[locale],
    ...say("sale", filters.sale),
    ...say("kind", filters.kind),
    ...(filters.availability ?? []).map((code) => variant.availabilities[code].label[locale]),
    ...(filters.publisher ?? []),
    ...(filters.collection ?? []),
    ...(filters.language ?? []),
    ...(filters.clil ?? []),
    ...(filters.thema ?? []),
    ...(filters.price ?? []).map((band) => bandWord(band, locale)),
    ...(filters.year ?? []).map(String),
    ...say("stock", filters.stock ? [filters.stock] : []),
    word(filters.isVisible, { fr: "visibles", en: "shown" }, { fr: "masqués", en: "hidden" }),
    word(filters.isRestricted, { fr: "masqués par une règle", en: "hidden by a rule" }, { fr: "sans règle", en: "without a rule" }),
    filters.releasedOn ?? "",
    filters.search ?? "",
  ];
}
