import type { Schemas } from "@reserve/contract";
import {
  couponKey,
  type DiscountRule,
  type DiscountState,
  type DiscountTerms,
  discountState,
  edgeMoment,
  fromCents,
  searchKey,
  toCents,
} from "@reserve/domain";
import { and, asc, eq, gt, inArray, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { customerRoles } from "../../platform/customers/customers.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";
import { discountsWith } from "./discounts.scope.store.ts";
import { discountCodes, discounts } from "./discounts.tables.ts";

type Row = typeof discounts.$inferSelect;

/** Discount records. */
export const discountRows = recordTable(discounts, {
  sorts: { name: { key: discounts.nameKey, type: "text" }, createdAt: { key: discounts.createdAt, type: "timestamptz" } },
});

/** Returns a page of discounts, with the total. */
export async function listDiscounts(
  db: Db,
  { search, state, discountType, requiresCouponCode, productId, ...page }: ListQuery<"listDiscounts">,
  now: Date,
): Promise<Schemas["DiscountPage"]> {
  const where = and(
    productId === undefined ? undefined : ((await discountsWith(db, productId)) ?? sql`false`),
    search?.trim() ? or(matchesTyped(discounts.searchText, search), inArray(discounts.id, discountWithCode(db, search))) : undefined,
    state?.length ? or(...state.map((one) => isIn(one, now))) : undefined,
    discountType?.length ? inArray(discounts.discountType, [...discountType]) : undefined,
    requiresCouponCode === undefined ? undefined : eq(discounts.requiresCouponCode, requiresCouponCode),
  );
  const { rows, ...facts } = await discountRows.page(db, page, where);
  return { ...facts, items: rows.map((row) => summaryOf(row, now)) };
}

/** Returns the name of another discount than `exceptId` with this code; null when it is free. */
export async function whoHasCode(db: Db, code: string, exceptId?: number): Promise<string | null> {
  const [row] = await db
    .select({ id: discounts.id, name: discounts.name, isShared: discountCodes.isShared })
    .from(discountCodes)
    .innerJoin(discounts, eq(discounts.id, discountCodes.discountId))
    .where(eq(discountCodes.code, code));
  return row && !(row.isShared && row.id === exceptId) ? row.name : null;
}

/** Returns the discount of a typed code, shared or single-use. */
function discountWithCode(db: Db, typed: string) {
  return db
    .select({ id: discountCodes.discountId })
    .from(discountCodes)
    .where(eq(discountCodes.code, couponKey(typed)));
}

/** Whether a customer role exists. */
export async function isCustomerRole(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: customerRoles.id }).from(customerRoles).where(eq(customerRoles.id, id));
  return row !== undefined;
}

/** Returns the titles of these EANs; unknown ones are left out. */
export async function titlesOf(db: Db, eans: readonly string[]): Promise<Schemas["Discount"]["titles"]> {
  if (eans.length === 0) return [];
  const { ean, title } = productTitles;
  const rows = await db
    .select({ ean, title })
    .from(productTitles)
    .where(inArray(ean, [...eans]));
  const byEan = new Map(rows.map((row) => [row.ean, row.title]));
  return eans.flatMap((one) => {
    const found = byEan.get(one);
    return found === undefined ? [] : [{ ean: one, title: found }];
  });
}

/** Returns the basket facts of titles by EAN. */
export async function basketTitles(db: Db, eans: readonly string[]) {
  const { ean, title, kind, priceCents, categories, classifications, variations } = products;
  const rows = await db
    .select({ ean, title, kind, priceCents, categories, classifications, variations })
    .from(products)
    .where(inArray(ean, [...new Set(eans)]));
  return new Map(rows.map((row) => [row.ean, row]));
}

/** Inserts a discount. */
export function insertDiscount(tx: Db, terms: DiscountTerms, now: Date): Promise<Row> {
  return discountRows.insert(tx, { ...stored(terms), createdAt: now });
}

/** Imported discounts: usage, amounts and creation time. */
export type BroughtDiscount = DiscountTerms & Pick<Row, "redemptionCount" | "givenCents" | "turnoverCents" | "createdAt">;

/** Inserts discounts as they are; returns their ids in order; for seeding. */
export async function addDiscounts(tx: Db, many: readonly BroughtDiscount[]): Promise<number[]> {
  if (many.length === 0) return [];
  const rows = await tx
    .insert(discounts)
    .values(
      many.map(({ redemptionCount, givenCents, turnoverCents, createdAt, ...terms }) => ({
        ...stored(terms),
        ...{ redemptionCount, givenCents, turnoverCents, createdAt },
      })),
    )
    .returning({ id: discounts.id });
  return rows.map(({ id }) => id);
}

/** Updates a locked discount. */
export function changeDiscount(tx: Db, id: number, terms: DiscountTerms): Promise<Row> {
  return discountRows.change(tx, id, stored(terms));
}

/** Redemptions of a customer, by discount id. */
type TimesOf = ReadonlyMap<number, number>;

/** Returns all discounts that can apply to a basket: published and not ended. */
export async function rulesNow(db: Db, now: Date, timesOf: TimesOf): Promise<DiscountRule[]> {
  const rows = await db
    .select()
    .from(discounts)
    .where(and(discounts.isPublished, or(isNull(discounts.publicationEndTime), gt(discounts.publicationEndTime, now))))
    .orderBy(asc(discounts.id));
  return rows.map((row) => asRule(row, timesOf));
}

/** Returns a discount as a rule for `discountBasket`, in any state; null if there is none. */
export async function ruleOf(db: Db, id: number, timesOf: TimesOf): Promise<DiscountRule | null> {
  const row = await discountRows.find(db, id);
  return row && asRule(row, timesOf);
}

/** Returns the domain's state as an SQL condition; a test checks that both agree. */
function isIn(state: DiscountState, now: Date): SQL | undefined {
  const { isPublished, publicationStartTime: start, publicationEndTime: end } = discounts;
  if (state === "draft") return not(isPublished);
  const hasBegun = or(isNull(start), lte(start, now));
  if (state === "scheduled") return and(isPublished, gt(start, now));
  if (state === "over") return and(isPublished, hasBegun, lte(end, now));
  const isUsedUp = sql`(${discounts.limitationType} = 'NTimesOnly' and ${discounts.redemptionCount} >= ${discounts.limitationTimes})`;
  const goesOn = and(isPublished, hasBegun, or(isNull(end), gt(end, now)));
  return and(goesOn, state === "exhausted" ? isUsedUp : sql`not ${isUsedUp}`);
}

function stored(terms: DiscountTerms) {
  const nameKey = searchKey(terms.name);
  const cents = (amount: string | null) => (amount === null ? null : toCents(amount));
  const { publicationStartTime: start, publicationEndTime: end } = terms;
  return {
    name: terms.name,
    nameKey,
    searchText: ` ${nameKey} ${searchKey(terms.couponCode ?? "")}`,
    description: terms.description,
    isPublished: terms.isPublished,
    publicationStartTime: start === null ? null : edgeMoment(start, "start"),
    publicationEndTime: end === null ? null : edgeMoment(end, "end"),
    discountType: terms.discountType,
    isFree: terms.isFree,
    usePercentage: terms.usePercentage,
    discountPercentage: terms.discountPercentage,
    discountCents: cents(terms.discountAmount),
    maximumCents: cents(terms.maximumDiscountAmountWithUserPercentage),
    requiresCouponCode: terms.requiresCouponCode,
    couponCode: terms.couponCode,
    isCumulative: terms.isCumulative,
    minimumSpentCents: cents(terms.restrictedMinSpentAmount),
    billingCountry: terms.restrictedBillingCountryId,
    shippingCountry: terms.restricedShippingCountryId,
    customerRoleId: terms.restrictedToCustomerRoleId,
    needsFidelity: terms.restrictedToCustomerWithFidelity,
    paymentMethod: terms.restrictedPaymentMethodName,
    shippingMethod: terms.restrictedShippingMethodName,
    extensionData: terms.extensionData,
    limitationType: terms.discountLimitationType,
    limitationTimes: terms.limitationTimes,
    subCategories: [...terms.assignedToSubCategories],
    categories: [...terms.assignedToCategories],
    eans: [...terms.assignedToProducts],
    attributes: [...terms.assignedToProductAttributes],
  };
}

/** Returns the wire terms of a row. */
export function termsOf(row: Row) {
  const euros = (cents: number | null) => (cents === null ? null : fromCents(cents));
  return {
    name: row.name,
    description: row.description,
    isPublished: row.isPublished,
    publicationStartTime: row.publicationStartTime?.toISOString() ?? null,
    publicationEndTime: row.publicationEndTime?.toISOString() ?? null,
    discountType: row.discountType,
    isFree: row.isFree,
    usePercentage: row.usePercentage,
    discountPercentage: row.discountPercentage,
    discountAmount: euros(row.discountCents),
    maximumDiscountAmountWithUserPercentage: euros(row.maximumCents),
    requiresCouponCode: row.requiresCouponCode,
    couponCode: row.couponCode,
    isCumulative: row.isCumulative,
    restrictedMinSpentAmount: euros(row.minimumSpentCents),
    restrictedBillingCountryId: row.billingCountry,
    restricedShippingCountryId: row.shippingCountry,
    restrictedToCustomerRoleId: row.customerRoleId,
    restrictedToCustomerWithFidelity: row.needsFidelity,
    restrictedPaymentMethodName: row.paymentMethod,
    restrictedShippingMethodName: row.shippingMethod,
    extensionData: row.extensionData,
    discountLimitationType: row.limitationType,
    limitationTimes: row.limitationTimes,
    assignedToSubCategories: row.subCategories,
    assignedToCategories: row.categories,
    assignedToProducts: row.eans,
    assignedToProductAttributes: row.attributes,
  } satisfies DiscountTerms;
}

const asRule = (row: Row, timesOf: TimesOf): DiscountRule => ({
  ...termsOf(row),
  id: row.id,
  redemptionCount: row.redemptionCount,
  customerRedemptionCount: timesOf.get(row.id) ?? 0,
});

function summaryOf(row: Row, now: Date): Schemas["DiscountSummary"] {
  const terms = termsOf(row);
  return {
    id: row.id,
    name: row.name,
    state: discountState({ ...terms, redemptionCount: row.redemptionCount }, now),
    isPublished: row.isPublished,
    publicationStartTime: terms.publicationStartTime,
    publicationEndTime: terms.publicationEndTime,
    discountType: row.discountType,
    isFree: row.isFree,
    usePercentage: row.usePercentage,
    discountPercentage: row.discountPercentage,
    discountAmount: terms.discountAmount,
    requiresCouponCode: row.requiresCouponCode,
    couponCode: row.couponCode,
    isCumulative: row.isCumulative,
    discountLimitationType: row.limitationType,
    limitationTimes: row.limitationTimes,
    redemptionCount: row.redemptionCount,
    givenAmount: fromCents(row.givenCents),
    turnover: fromCents(row.turnoverCents),
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** Returns a discount as in the contract. */
export async function asDiscount(db: Db, row: Row, now: Date): Promise<Schemas["Discount"]> {
  return { ...summaryOf(row, now), ...termsOf(row), titles: await titlesOf(db, row.eans) };
}
