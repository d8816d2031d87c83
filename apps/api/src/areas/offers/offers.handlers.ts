import type { Schemas } from "@reserve/contract";
import { toCents } from "@reserve/domain";
import { isProduct } from "../../platform/catalog/product-titles.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { asOffer, listOffers, type OfferFields, offerRows } from "./offers.store.ts";

const records = recordHandlers({
  entity: "offer",
  notFound: { fr: "Cette offre n’existe pas ou n’existe plus.", en: "This offer does not exist, or no longer." },
  rows: offerRows,
  toRecord: asOffer,
  nameOf: ({ name }) => name,
});

/** Handlers of offers: products under other conditions. */
export const handlers: AreaHandlers<"offers"> = {
  listOffers: async ({ input: { query }, db }) => ({ items: await listOffers(db, query.productId) }),
  getOffer: records.get,
  createOffer: records.create(async (body, { db }) => offerRows.insert(db, await checked(db, body))),
  updateOffer: records.update(async (before, body, { db }) => offerRows.change(db, before.id, await checked(db, body, before))),
  deleteOffer: records.remove(({ id }, { db }) => offerRows.remove(db, id)),
};

/** Returns the stored fields of an offer; throws 422 with every error. */
async function checked(db: Db, sent: Schemas["OfferSave"], before?: OfferFields): Promise<OfferFields> {
  const wrong: PropertyRefusal[] = [];
  const refuseAt = (propertyName: string, errorMessage: Sentence) => wrong.push({ propertyName, errorMessage });
  const name = sent.name.trim();
  if (name === "") refuseAt("name", { fr: "Donnez un nom à l’offre.", en: "Give the offer a name." });
  const priceCents = toCents(sent.priceWithTax) ?? 0;
  const [startTime, endTime] = [dateOf(sent.startTime), dateOf(sent.endTime)];
  for (const [propertyName, date] of [["startTime", startTime] as const, ["endTime", endTime] as const]) {
    if (date && Number.isNaN(date.getTime())) refuseAt(propertyName, { fr: "Cette date n’existe pas.", en: "There is no such date." });
  }
  if (startTime && endTime && endTime <= startTime) {
    refuseAt("endTime", { fr: "La fin vient après le début.", en: "The end comes after the start." });
  }
  if (before && before.productId !== sent.productId) {
    refuseAt("productId", {
      fr: "Une offre reste à son titre : créez-en une autre pour un autre titre.",
      en: "An offer stays with its title: make another one for another title.",
    });
  } else if (!(await isProduct(db, sent.productId))) {
    refuseAt("productId", { fr: "Ce titre n’existe pas ou n’existe plus.", en: "This title does not exist, or no longer." });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { productId: sent.productId, name, priceCents, stock: sent.stock, startTime, endTime, isActive: sent.isActive };
}

function dateOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}
