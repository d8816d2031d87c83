import type { Schemas } from "@reserve/contract";
import { type DiscountTerms, newDiscount } from "@reserve/domain";
import type { Publication } from "../../shared/command/save-effect.ts";
import { dayOrMoment } from "../../shared/record/publication.ts";

/** A title that a discount names; called by its EAN once the catalogue no longer has it. */
export interface NamedTitle {
  ean: string;
  title: string;
}

/** Values of the discount form. Start and end are moments or bare dates, amounts are typed texts, and titles carry their names. */
export interface DiscountValues
  extends Omit<
    DiscountTerms,
    | "discountAmount"
    | "maximumDiscountAmountWithUserPercentage"
    | "restrictedMinSpentAmount"
    | "couponCode"
    | "extensionData"
    | "assignedToProducts"
  > {
  /** One code shared by all customers, or one per order. */
  codeKind: "shared" | "own";
  discountAmount: string;
  maximumDiscountAmountWithUserPercentage: string;
  restrictedMinSpentAmount: string;
  couponCode: string;
  extensionData: string;
  assignedToProducts: readonly NamedTitle[];
}

const fresh: DiscountValues = {
  ...newDiscount,
  codeKind: "shared",
  discountAmount: "",
  maximumDiscountAmountWithUserPercentage: "",
  restrictedMinSpentAmount: "",
  couponCode: "",
  extensionData: "",
  assignedToProducts: [],
};

/** Returns the publication period of the discount. */
export function discountPublication({ isPublished, publicationStartTime, publicationEndTime }: DiscountValues): Publication {
  return { isPublic: isPublished, start: publicationStartTime, end: publicationEndTime };
}

/** Returns the form values of a discount; a new one is a draft, a percentage of all products. */
export function discountValuesOf(discount: Schemas["Discount"] | null): DiscountValues {
  if (!discount) return fresh;
  const { id: _id, state: _state, createdAt: _at, version: _version, titles, ...counted } = discount;
  const { redemptionCount: _count, givenAmount: _given, turnover: _turnover, ...terms } = counted;
  const { publicationStartTime: start, publicationEndTime: end } = terms;
  const names = new Map(titles.map(({ ean, title }) => [ean, title]));
  return {
    ...terms,
    publicationStartTime: start && dayOrMoment(start, "00:00:00"),
    publicationEndTime: end && dayOrMoment(end, "23:59:59"),
    codeKind: terms.requiresCouponCode && terms.couponCode === null ? "own" : "shared",
    discountAmount: terms.discountAmount ?? "",
    maximumDiscountAmountWithUserPercentage: terms.maximumDiscountAmountWithUserPercentage ?? "",
    restrictedMinSpentAmount: terms.restrictedMinSpentAmount ?? "",
    couponCode: terms.couponCode ?? "",
    extensionData: terms.extensionData ?? "",
    assignedToProducts: terms.assignedToProducts.map((ean) => ({ ean, title: names.get(ean) ?? ean })),
  };
}

/** Returns a copy of a discount as a new draft under another name: without its code and without deleted products. */
export function copyOf(discount: Schemas["Discount"], name: string): Schemas["DiscountSave"] {
  const titleEans = new Set(discount.titles.map(({ ean }) => ean));
  return {
    ...termsOf(discountValuesOf(discount)),
    ...{ name: name.slice(0, 200), isPublished: false, couponCode: null },
    assignedToProducts: discount.assignedToProducts.filter((ean) => titleEans.has(ean)),
  };
}

/** Converts form values to the format of the wire and the domain. A date without a time stays a date, which both support. */
export function termsOf({ codeKind, ...values }: DiscountValues): Schemas["DiscountSave"] {
  return {
    ...values,
    discountAmount: values.discountAmount || null,
    maximumDiscountAmountWithUserPercentage: values.maximumDiscountAmountWithUserPercentage || null,
    restrictedMinSpentAmount: values.restrictedMinSpentAmount || null,
    couponCode: codeKind === "own" ? null : values.couponCode.trim() || null,
    extensionData: values.extensionData.trim() || null,
    assignedToSubCategories: [...values.assignedToSubCategories],
    assignedToCategories: [...values.assignedToCategories],
    assignedToProducts: values.assignedToProducts.map(({ ean }) => ean),
    assignedToProductAttributes: values.assignedToProductAttributes.filter(({ type, value }) => type.trim() !== "" && value.trim() !== ""),
  };
}

/** Returns whether the shared code is still missing. */
export function isCodeMissing({ requiresCouponCode, codeKind, couponCode }: DiscountValues): boolean {
  return requiresCouponCode && codeKind === "shared" && couponCode.trim() === "";
}

/** Returns the default code prefix: the first word of the name, « NOEL- »; empty without a name. */
export function couponPrefixOf(name: string): string {
  const [word = ""] =
    name
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  return word === "" ? "" : `${word.slice(0, 10)}-`;
}
