import type { Schemas } from "@reserve/contract";
import { type DiscountTerms, discountFaults, discountLimitationTypes, discountTypes, storedTerms } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { redeem, release } from "./discounts.redemptions.ts";
import { type FindBuyer, NO_CUSTOMER, simulate } from "./discounts.simulation.ts";
import {
  changeDiscount,
  findDiscount,
  holdDiscount,
  insertDiscount,
  isCustomerRole,
  listDiscounts,
  removeDiscount,
  titlesOf,
  whoHasCode,
} from "./discounts.store.ts";
import { faultWords, limitationWords, typeWords } from "./discounts.words.ts";

const GONE = { fr: "Cette remise n’existe pas ou n’existe plus.", en: "This discount does not exist, or no longer." };

const NOTHING_HAD = { fr: "Cette commande n’a eu aucune remise.", en: "This order has had no discount." };

/** Answers about discounts; `findBuyer` is what customers tell of one of them. */
export function makeHandlers(findBuyer: FindBuyer): AreaHandlers<"discounts"> {
  return {
    listDiscounts: async ({ input: { query = {} }, db, now }) => {
      const { page = 1, pageSize = 25, after, sort = "-createdAt", ...filters } = query;
      return { ...(await listDiscounts(db, filters, sort, { page, pageSize, after }, now)), page, pageSize };
    },

    getDiscount: async ({ input: { query }, db, now, setVersion }) => {
      const found = existing(await findDiscount(db, query.id, now));
      setVersion(found.version);
      return found;
    },

    createDiscount: async ({ input: { body }, db, now, setVersion, audit }) => {
      const made = await insertDiscount(db, await checked(db, body, null), now);
      audit({ entity: "discount", entityId: made.id, entityName: made.name, after: noted(made) });
      setVersion(made.version);
      return { ...SUCCESS, entityOutput: made };
    },

    updateDiscount: async ({ input: { query, body }, db, now, requireVersion, setVersion, audit }) => {
      const before = existing(await holdDiscount(db, query.id, now));
      requireVersion(before.version, { ...before });
      const after = await changeDiscount(db, before.id, await checked(db, body, before), now);
      audit({ entity: "discount", entityId: after.id, entityName: after.name, before: noted(before), after: noted(after) });
      setVersion(after.version);
      return { ...SUCCESS, entityOutput: after };
    },

    deleteDiscount: async ({ input: { query }, db, now, requireVersion, audit }) => {
      const before = existing(await holdDiscount(db, query.id, now));
      requireVersion(before.version, { ...before });
      await removeDiscount(db, before.id);
      audit({ entity: "discount", entityId: before.id, entityName: before.name, before: noted(before) });
      return SUCCESS;
    },

    listDiscountTypes: async ({ locale }) => ({ items: discountTypes.map((id) => ({ id, label: typeWords[id][locale] })) }),

    listDiscountLimitationTypes: async ({ locale }) => ({
      items: discountLimitationTypes.map((id) => ({ id, label: limitationWords[id][locale] })),
    }),

    redeemDiscounts: async ({ input: { body }, db, now, audit }) => {
      if (body.customerId !== null && !(await findBuyer(db, body.customerId)))
        throw refuse.invalid([{ propertyName: "customerId", errorMessage: NO_CUSTOMER }]);
      const done = await redeem(db, body, now);
      if (!done) throw refuse.notFound(GONE);
      audit(...done.changed.map(({ id, name }) => ({ ...entryOf(id, name), after: { orderReference: body.orderReference } })));
      return { ...SUCCESS, entityOutput: { orderReference: body.orderReference, items: done.items } };
    },

    releaseDiscounts: async ({ input: { body }, db, now, audit }) => {
      const done = await release(db, body.orderReference, now);
      if (!done) throw refuse.notFound(NOTHING_HAD);
      audit(...done.changed.map(({ id, name }) => ({ ...entryOf(id, name), before: { orderReference: body.orderReference } })));
      return { ...SUCCESS, entityOutput: { orderReference: body.orderReference, items: done.items } };
    },

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

function existing(found: Schemas["Discount"] | null): Schemas["Discount"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

const entryOf = (id: number, name: string) => ({ entity: "discount", entityId: id, entityName: name });

/** What the log keeps: what was written, not what follows from the clock and from others. */
function noted({ state: _state, titles: _titles, redemptionCount: _count, ...written }: Schemas["Discount"]) {
  return written;
}

function faultsOf(terms: DiscountTerms): PropertyRefusal[] {
  return discountFaults(terms).map(({ field, reason }) => ({ propertyName: field, errorMessage: faultWords[reason] }));
}

/** The terms as they are kept; 422 with every property that cannot be, 409 when another discount has the code. Titles that it already had may be gone. */
async function checked(db: Db, sent: Schemas["DiscountSave"], before: Schemas["Discount"] | null): Promise<DiscountTerms> {
  const terms = storedTerms(sent);
  const wrong = faultsOf(terms);
  const { restrictedToCustomerRoleId: roleId, couponCode } = terms;
  if (roleId !== null && !(await isCustomerRole(db, roleId))) {
    const errorMessage = { fr: "Ce rôle n’existe pas ou n’existe plus.", en: "This role does not exist, or no longer." };
    wrong.push({ propertyName: "restrictedToCustomerRoleId", errorMessage });
  }
  const known = new Set((await titlesOf(db, terms.assignedToProducts)).map(({ ean }) => ean));
  for (const [index, ean] of sent.assignedToProducts.entries()) {
    if (!terms.assignedToProducts.includes(ean) || known.has(ean) || before?.assignedToProducts.includes(ean)) continue;
    const errorMessage = { fr: `Aucun titre n’a l’EAN ${ean}.`, en: `No title has the EAN ${ean}.` };
    wrong.push({ propertyName: `assignedToProducts[${index}]`, errorMessage });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const other = couponCode === null ? null : await whoHasCode(db, couponCode, before?.id ?? null);
  if (other !== null) {
    const message = { fr: `La remise « ${other} » a déjà ce code.`, en: `The discount “${other}” has this code already.` };
    throw refuse.conflict(message, "duplicate", [{ propertyName: "couponCode", errorMessage: message }]);
  }
  return terms;
}
