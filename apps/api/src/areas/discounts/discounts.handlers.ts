import type { Schemas } from "@reserve/contract";
import {
  couponKey,
  type DiscountCodeState,
  type DiscountTerms,
  discountCodeState,
  discountFaults,
  discountLimitationTypes,
  discountTypes,
  isCouponPrefix,
  storedTerms,
} from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { exportCodes } from "./discounts.codes.export.ts";
import { type CodeRow, insertCodes, listCodes, lockCodes, withdrawCodes } from "./discounts.codes.store.ts";
import { isRedeemed, redeem, release } from "./discounts.redemptions.ts";
import { countTitles } from "./discounts.scope.store.ts";
import { type FindBuyer, NO_CUSTOMER, simulate } from "./discounts.simulation.ts";
import {
  asDiscount,
  changeDiscount,
  discountRows,
  insertDiscount,
  isCustomerRole,
  listDiscounts,
  titlesOf,
  whoHasCode,
} from "./discounts.store.ts";
import type { discounts } from "./discounts.tables.ts";
import { faultTexts, GONE, limitationTexts, TWICE, typeTexts } from "./discounts.texts.ts";

const WAS_HAD = {
  fr: "Des commandes ont eu cette remise : arrêtez-la au lieu de la supprimer.",
  en: "Orders have had this discount: stop it instead of deleting it.",
};
const PREFIX_FORM = {
  fr: "Lettres sans accent, chiffres et traits d’union.",
  en: "Letters without accents, digits and hyphens.",
};
const NO_CODE_ASKED = { fr: "Cette remise ne demande pas de code.", en: "This discount asks for no code." };
const NO_SUCH_CODE = { fr: "Ce n’est pas un code de cette remise.", en: "This is no code of this discount." };
const CODE_USED = { fr: "Une commande a déjà ce code.", en: "An order has this code already." };

/** Messages for states in which a discount cannot be stopped. */
const NOT_TO_STOP = {
  draft: { fr: "Cette remise n’est pas publiée.", en: "This discount is not published." },
  scheduled: { fr: "Cette remise n’a pas commencé.", en: "This discount has not begun." },
  over: { fr: "Cette remise est déjà terminée.", en: "This discount is over already." },
};

const NOTHING_HAD = { fr: "Cette commande n’a eu aucune remise.", en: "This order has had no discount." };

const records = recordHandlers({
  entity: "discount",
  notFound: GONE,
  rows: discountRows,
  toRecord: (row, { db, now }) => asDiscount(db, row, now),
  nameOf: ({ name }) => name,
  audited: ({ state: _state, titles: _titles, redemptionCount: _count, givenAmount: _given, turnover: _turnover, ...written }) => written,
});

/** Creates the handlers of discounts; `findBuyer` is provided by customers. */
export function makeHandlers(findBuyer: FindBuyer): AreaHandlers<"discounts"> {
  return {
    listDiscounts: ({ input: { query = {} }, db, now }) => listDiscounts(db, query, now),
    getDiscount: records.get,
    createDiscount: records.create(async (body, { db, now }) => insertDiscount(db, await checked(db, body), now)),
    updateDiscount: records.update(async (before, body, { db }) => changeDiscount(db, before.id, await checked(db, body, before))),
    deleteDiscount: records.remove(async ({ id, redemptionCount }, { db }) => {
      if (redemptionCount > 0 || (await isRedeemed(db, id))) throw refuse.conflict(WAS_HAD, "redeemed");
      await discountRows.remove(db, id);
    }),

    stopDiscount: async (context) => {
      const { input, db, now, audit } = context;
      const { record: before } = await records.lock(input.body.id, context);
      const why = before.state in NOT_TO_STOP ? NOT_TO_STOP[before.state as keyof typeof NOT_TO_STOP] : null;
      if (why) throw refuse.conflict(why, before.state);
      const after = await asDiscount(db, await discountRows.change(db, before.id, { publicationEndTime: now }), now);
      audit({ ...entryOf(after.id, after.name), before: ends(before), after: ends(after) });
      return records.answer(after, context);
    },

    listDiscountCodes: async ({ input: { query }, db }) => {
      const { discountId, page = 1, pageSize = 25, after, sort = "-changedAt", ...filters } = query;
      records.existing(await discountRows.find(db, discountId));
      return { ...(await listCodes(db, discountId, filters, sort, { page, pageSize, after })), page, pageSize };
    },

    createDiscountCodes: async ({ input: { body }, db, now, audit }) => {
      const { discountId, prefix, count } = body;
      const { name, requiresCouponCode } = records.existing(await discountRows.find(db, discountId));
      if (!isCouponPrefix(prefix)) throw refuse.invalid([{ propertyName: "prefix", errorMessage: PREFIX_FORM }]);
      if (!requiresCouponCode) throw refuse.conflict(NO_CODE_ASKED, "noCodeAsked");
      await insertCodes(db, discountId, prefix, count, now);
      audit({ ...entryOf(discountId, name), after: { codes: count, prefix: couponKey(prefix) } });
      return { ...SUCCESS, entityOutput: { discountId, count } };
    },

    withdrawDiscountCodes: async ({ input: { body }, db, now, audit }) => {
      const { discountId } = body;
      const { name } = records.existing(await discountRows.find(db, discountId));
      const codes = body.codes?.map(couponKey) ?? null;
      if (codes) requireUnused(codes, await lockCodes(db, discountId, codes));
      const count = await withdrawCodes(db, discountId, codes, now);
      audit({ ...entryOf(discountId, name), after: { withdrawnCodes: count } });
      return { ...SUCCESS, entityOutput: { discountId, count } };
    },

    exportDiscountCodes: async ({ input: { query }, db, locale, now }) => {
      const discount = records.existing(await discountRows.find(db, query.discountId));
      return exportCodes(db, discount, { locale, now, format: query.format });
    },

    listDiscountTypes: async ({ locale }) => ({ items: discountTypes.map((id) => ({ id, label: typeTexts[id][locale] })) }),

    listDiscountLimitationTypes: async ({ locale }) => ({
      items: discountLimitationTypes.map((id) => ({ id, label: limitationTexts[id][locale] })),
    }),

    redeemDiscounts: async ({ input: { body }, db, now, audit }) => {
      if (body.customerId !== null && !(await findBuyer(db, body.customerId)))
        throw refuse.invalid([{ propertyName: "customerId", errorMessage: NO_CUSTOMER }]);
      const ids = body.discounts.map(({ discountId }) => discountId);
      const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
      if (twice >= 0) throw refuse.invalid([{ propertyName: `discounts[${twice}].discountId`, errorMessage: TWICE }]);
      const done = await redeem(db, body, now);
      if (!done) throw refuse.notFound(GONE);
      audit(
        ...done.changed.map(({ id, name }) => ({ ...entryOf(id, name), after: { orderReference: body.orderReference, code: body.code } })),
      );
      return { ...SUCCESS, entityOutput: { orderReference: body.orderReference, items: done.items } };
    },

    releaseDiscounts: async ({ input: { body }, db, now, audit }) => {
      const done = await release(db, body.orderReference, now);
      if (!done) throw refuse.notFound(NOTHING_HAD);
      audit(...done.changed.map(({ id, name }) => ({ ...entryOf(id, name), before: { orderReference: body.orderReference } })));
      return { ...SUCCESS, entityOutput: { orderReference: body.orderReference, items: done.items } };
    },

    countDiscountTitles: async ({ input: { body }, db }) => ({ ...SUCCESS, entityOutput: await countTitles(db, body) }),

    simulateDiscounts: async ({ input: { body }, db, now, variant }) => {
      const terms = body.discount && storedTerms(body.discount);
      const wrong = terms ? faultsOf(terms).map((fault) => ({ ...fault, propertyName: `discount.${fault.propertyName}` })) : [];
      if (wrong.length > 0) throw refuse.invalid(wrong);
      const counted = await simulate(db, body, terms, { now, variant, findBuyer });
      if (!counted) throw refuse.notFound(GONE);
      return { ...SUCCESS, entityOutput: counted };
    },
  };
}

const ends = ({ publicationEndTime }: Schemas["Discount"]) => ({ publicationEndTime });

/** Throws 422 for codes that do not belong to the discount, 409 for those already redeemed. */
function requireUnused(codes: readonly string[], takenCodes: readonly CodeRow[]): void {
  const stateOf = new Map(takenCodes.map((row) => [row.code, discountCodeState(row)]));
  const at = (is: (state: DiscountCodeState | undefined) => boolean, errorMessage: Sentence): PropertyRefusal[] =>
    codes.flatMap((code, index) => (is(stateOf.get(code)) ? [{ propertyName: `codes[${index}]`, errorMessage }] : []));
  const unknown = at((state) => state === undefined, NO_SUCH_CODE);
  if (unknown.length > 0) throw refuse.invalid(unknown);
  const used = at((state) => state === "used", CODE_USED);
  if (used.length > 0) throw refuse.conflict(CODE_USED, "codeUsed", used);
}

const entryOf = (id: number, name: string) => ({ entity: "discount", entityId: id, entityName: name });

function faultsOf(terms: DiscountTerms): PropertyRefusal[] {
  return discountFaults(terms).map(({ field, reason }) => ({ propertyName: field, errorMessage: faultTexts[reason] }));
}

/** Returns the normalized terms; throws 422 with every error, 409 when the code is taken. Titles chosen before may be deleted. */
async function checked(db: Db, sent: Schemas["DiscountSave"], before?: typeof discounts.$inferSelect): Promise<DiscountTerms> {
  const terms = storedTerms(sent);
  const wrong = faultsOf(terms);
  const { restrictedToCustomerRoleId: roleId, couponCode } = terms;
  if (roleId !== null && !(await isCustomerRole(db, roleId))) {
    const errorMessage = { fr: "Ce rôle n’existe pas ou n’existe plus.", en: "This role does not exist, or no longer." };
    wrong.push({ propertyName: "restrictedToCustomerRoleId", errorMessage });
  }
  const titleEans = new Set((await titlesOf(db, terms.assignedToProducts)).map(({ ean }) => ean));
  for (const [index, ean] of sent.assignedToProducts.entries()) {
    if (!terms.assignedToProducts.includes(ean) || titleEans.has(ean) || before?.eans.includes(ean)) continue;
    const errorMessage = { fr: `Aucun titre n’a l’EAN ${ean}.`, en: `No title has the EAN ${ean}.` };
    wrong.push({ propertyName: `assignedToProducts[${index}]`, errorMessage });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const other = couponCode === null ? null : await whoHasCode(db, couponCode, before?.id);
  if (other !== null) {
    const message = { fr: `La remise « ${other} » a déjà ce code.`, en: `The discount “${other}” has this code already.` };
    throw refuse.conflict(message, "duplicate", [{ propertyName: "couponCode", errorMessage: message }]);
  }
  return terms;
}
