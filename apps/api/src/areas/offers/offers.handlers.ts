import type { Schemas } from "@reserve/contract";
import { toCents } from "@reserve/domain";
import { isProduct } from "../../platform/catalog/product-titles.ts";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { changeOffer, findOffer, insertOffer, listOffers, lockOffer, type NewOffer, removeOffer } from "./offers.store.ts";

const NO_SUCH_OFFER = { fr: "Cette offre n’existe pas ou n’existe plus.", en: "This offer does not exist, or no longer." };

/** Handlers of offers: products under other conditions. */
export const handlers: AreaHandlers<"offers"> = {
  listOffers: async ({ input: { query }, db }) => ({ items: await listOffers(db, query.productId) }),

  getOffer: async ({ input: { query }, db, setVersion }) => {
    const offer = await existing(db, query.id);
    setVersion(offer.version);
    return offer;
  },

  createOffer: async ({ input: { body }, db, setVersion, audit }) => {
    const offer = await existing(db, await insertOffer(db, await rowOf(db, body)));
    audit({ entity: "offer", entityId: offer.id, entityName: offer.name, after: { ...offer } });
    setVersion(offer.version);
    return { ...SUCCESS, entityOutput: offer };
  },

  updateOffer: async ({ input: { query, body }, db, requireVersion, setVersion, audit }) => {
    const before = await existingOffer(db, query.id);
    requireVersion(before.version, { ...before });
    const row = await rowOf(db, body, before);
    await changeOffer(db, before.id, row);
    const offer = await existing(db, before.id);
    audit({ entity: "offer", entityId: offer.id, entityName: offer.name, before: { ...before }, after: { ...offer } });
    setVersion(offer.version);
    return { ...SUCCESS, entityOutput: offer };
  },

  deleteOffer: async ({ input: { query }, db, requireVersion, audit }) => {
    const before = await existingOffer(db, query.id);
    requireVersion(before.version, { ...before });
    await removeOffer(db, before.id);
    audit({ entity: "offer", entityId: before.id, entityName: before.name, before: { ...before } });
    return SUCCESS;
  },
};

async function existing(db: Db, id: number): Promise<Schemas["Offer"]> {
  const offer = await findOffer(db, id);
  if (!offer) throw refuse.notFound(NO_SUCH_OFFER);
  return offer;
}

async function existingOffer(db: Db, id: number): Promise<Schemas["Offer"]> {
  if (!(await lockOffer(db, id))) throw refuse.notFound(NO_SUCH_OFFER);
  return existing(db, id);
}

/** Returns the row of a save; throws 422 with every error. */
async function rowOf(db: Db, sent: Schemas["OfferSave"], before?: Schemas["Offer"]): Promise<NewOffer> {
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
