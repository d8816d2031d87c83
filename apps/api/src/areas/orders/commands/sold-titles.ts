import { type SoldTo, toCents, type VatSettings, vatRegimeOf } from "@reserve/domain";
import { cataloguePrices, titlesForOrders } from "../../../platform/catalog/titles-for-orders.ts";
import type { Sentence } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { PlacedOrder } from "../orders.intake.ts";

/** A line with its title, price and VAT rate. */
export type SoldTitle = PlacedOrder["lines"][number];

/** A title that staff enter; without a price it costs the catalogue's. */
export interface EnteredTitle {
  ean: string;
  quantity: number;
  unitPriceWithTax?: string;
}

/** Why a title cannot be sold, and at which of its properties. */
export interface TitleFault {
  property: "ean" | "unitPriceWithTax";
  errorMessage: Sentence;
}

/** Returns each entered title with the catalogue's facts, its price and the rate of the rule, or why it cannot be sold. */
export async function soldTitles(
  db: Db,
  entered: readonly EnteredTitle[],
  to: SoldTo,
  settings: VatSettings,
): Promise<(SoldTitle | { fault: TitleFault })[]> {
  const eans = [...new Set(entered.map(({ ean }) => ean))];
  const [titles, prices] = [await titlesForOrders(db, eans), await cataloguePrices(db, eans)];
  return entered.map(({ ean, quantity, unitPriceWithTax }) => {
    const title = titles.get(ean);
    const unitCents = unitPriceWithTax === undefined ? prices.get(ean) : toCents(unitPriceWithTax);
    if (!title) return { fault: { property: "ean", errorMessage: NO_SUCH_EAN } };
    if (typeof unitCents !== "number") return { fault: { property: "unitPriceWithTax", errorMessage: NO_PRICE } };
    const { taxRate } = vatRegimeOf({ ...title, ...to, isDownload: false }, settings);
    return { title, quantity, unitCents, taxRate };
  });
}

const NO_SUCH_EAN = { fr: "Ce titre n’est pas au catalogue.", en: "This title is not in the catalogue." };
const NO_PRICE = { fr: "Ce titre n’a pas encore de prix : indiquez-le.", en: "This title has no price yet: give one." };
