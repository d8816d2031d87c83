import type { Schemas } from "@reserve/contract";
import type { productOverrides, products } from "../../platform/catalog/products.tables.ts";
import type { Sentence } from "../../platform/contract/refusals.ts";
import type { productFeeds } from "./imports.tables.ts";
import { asField, FEED_COLUMNS, type FeedColumn, type FeedValues, newValues, type ReadRecord } from "./onix.record.ts";
import type { StockRecord } from "./stock.reader.ts";

/** The catalogue's product for a record's EAN. */
export interface KnownProduct {
  product: typeof products.$inferSelect;
  overrides: readonly (typeof productOverrides.$inferSelect)[];
  feed: typeof productFeeds.$inferSelect | null;
  coverUrl: string | null;
}

/** Changes to write to a known product. */
export interface ProductChange {
  set: Partial<FeedValues & Pick<KnownProduct["product"], "isVisible" | "stock" | "shelf">>;
  /** New feed values of overridden fields. */
  overruled: { field: Schemas["FeedField"]; value: unknown }[];
}

/** Outcome of importing one record. `feed`: the feed's values to store, if they changed. */
export type Decision =
  | { outcome: "New"; values: FeedValues }
  | { outcome: "Changed"; change: ProductChange; changes: Schemas["ImportChange"][]; feed: FeedNote | null }
  | { outcome: "Unchanged"; feed: FeedNote | null }
  | { outcome: "Refused"; reasons: Sentence[] };

/** Stored facts of the last message about a product. */
export interface FeedNote {
  reference: string;
  sentAt: Date;
  isHidden: boolean;
  /** New cover URL; absent: unchanged. */
  coverUrl?: string | null;
}

/** Availability of a withdrawn title: not available. It is hidden and never deleted, since orders refer to it. */
const WITHDRAWN = "40";

/** Returns the outcome of a notice, given the catalogue. */
export function decideNotice(record: ReadRecord, knownProduct: KnownProduct | null, sentAt: Date): Decision {
  if (!knownProduct) {
    if (record.means === "whole") return { outcome: "New", values: newValues(record.values) };
    return { outcome: "Refused", reasons: [UNKNOWN[record.means]] };
  }
  const { product, feed } = knownProduct;
  if (product.isCustom) return { outcome: "Refused", reasons: [CUSTOM] };
  if (feed && feed.sentAt > sentAt) return { outcome: "Refused", reasons: [older(feed.sentAt)] };

  const isWithdrawn = record.means === "withdrawal" || record.means === "tradeOnly";
  const values: Partial<FeedValues> = isWithdrawn ? { availability: WITHDRAWN } : record.values;
  const taken = new Map(knownProduct.overrides.map((override) => [override.field, override.feedValue]));
  const change: ProductChange = { set: {}, overruled: [] };
  const changes: Schemas["ImportChange"][] = [];
  for (const column of FEED_COLUMNS) {
    if (!(column in values)) continue;
    const { field, value } = asField(column, values[column]);
    const isOverruled = taken.has(field);
    if (isSame(isOverruled ? taken.get(field) : product[column], isOverruled ? value : values[column])) continue;
    if (isOverruled) change.overruled.push({ field, value });
    else Object.assign(change.set, { [column]: values[column] });
    changes.push({
      field: field as Schemas["ImportField"],
      before: asField(column, product[column]).value,
      after: value,
      code: codeOf(column, record),
      isOverruled,
    });
  }
  const isVisible = isWithdrawn ? false : feed?.isHidden ? true : product.isVisible;
  if (isVisible !== product.isVisible) {
    change.set.isVisible = isVisible;
    changes.push({ field: "isVisible", before: product.isVisible, after: isVisible, code: null, isOverruled: false });
  }
  const note: FeedNote = {
    reference: record.reference ?? "",
    sentAt,
    isHidden: isWithdrawn ? product.isVisible || (feed?.isHidden ?? false) : false,
    ...(record.coverUrl === undefined || record.coverUrl === knownProduct.coverUrl ? {} : { coverUrl: record.coverUrl }),
  };
  const isNoted =
    feed !== null &&
    !("coverUrl" in note) &&
    feed.reference === note.reference &&
    feed.sentAt.getTime() === sentAt.getTime() &&
    feed.isHidden === note.isHidden;
  const noteText = isNoted ? null : note;
  return changes.length === 0 ? { outcome: "Unchanged", feed: noteText } : { outcome: "Changed", change, changes, feed: noteText };
}

/** Returns the outcome of a stock line; custom products have stock too. */
export function decideStock(record: StockRecord, knownProduct: KnownProduct | null): Decision {
  if (!knownProduct) return { outcome: "Refused", reasons: [UNKNOWN_STOCK] };
  const change: ProductChange = { set: {}, overruled: [] };
  const changes: Schemas["ImportChange"][] = [];
  for (const field of ["stock", "shelf"] as const) {
    const value = record[field];
    if (value === null || value === knownProduct.product[field]) continue;
    Object.assign(change.set, { [field]: value });
    changes.push({ field, before: knownProduct.product[field], after: value, code: null, isOverruled: false });
  }
  return changes.length === 0 ? { outcome: "Unchanged", feed: null } : { outcome: "Changed", change, changes, feed: null };
}

function codeOf(column: FeedColumn, { codes }: ReadRecord): string | null {
  if (column === "priceCents") return codes.price;
  return column === "availability" ? codes.availability : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", day: "2-digit", month: "2-digit", year: "numeric" });
const older = (sentAt: Date): Sentence => ({
  fr: `Une notice plus récente, du ${DAY.format(sentAt)}, est déjà importée.`,
  en: `A newer record, of ${DAY.format(sentAt)}, is imported already.`,
});
const CUSTOM: Sentence = {
  fr: "Une fiche de la maison porte cet EAN : le flux ne l’écrase pas.",
  en: "A title that the shop made itself carries this EAN: the feed does not overwrite it.",
};
/** Messages for rejecting a record whose title is not in the catalogue. */
const UNKNOWN: Readonly<Record<Exclude<ReadRecord["means"], "whole">, Sentence>> = {
  part: { fr: "Mise à jour par blocs d’un titre que le catalogue n’a pas.", en: "Block update of a title that the catalogue lacks." },
  withdrawal: { fr: "Retrait d’un titre que le catalogue n’a pas.", en: "Withdrawal of a title that the catalogue lacks." },
  tradeOnly: {
    fr: "Réservé aux libraires (ProductComposition) : présentoir, lot ou partie d’un ensemble, qui ne se vend pas au public.",
    en: "For the trade only (ProductComposition): display material, a pack or a part of a set, which is not sold to readers.",
  },
};
const UNKNOWN_STOCK: Sentence = { fr: "Aucun titre du catalogue ne porte cet EAN.", en: "No title of the catalogue carries this EAN." };
/** Message for a second record of an EAN in the same file. */
export const repeated = (number: number): Sentence => ({
  fr: `Cet EAN est déjà celui de la notice nº ${number} du même fichier.`,
  en: `This EAN is already that of record no. ${number} of the same file.`,
});
