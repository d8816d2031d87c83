import { describe, expect, it } from "vitest";
import { discountTerms as terms } from "./discount.fixtures.ts";
import {
  couponKey,
  type DiscountTerms,
  discountFaults,
  discountHints,
  discountSentence,
  discountState,
  isDiscountFieldRelevant,
  makeCouponCode,
  storedTerms,
} from "./discount.ts";

const now = new Date("2026-11-21T09:00:00.000Z");

describe("where a discount stands", () => {
  it.each([
    ["draft", { isPublished: false, publicationEndTime: "2026-11-20" }, 0],
    ["scheduled", { publicationStartTime: "2026-11-21T09:00:01Z" }, 0],
    ["active", { publicationStartTime: "2026-11-21T09:00:00Z" }, 0],
    ["over", { publicationEndTime: "2026-11-21T09:00:00Z" }, 0],
    // A day alone counts until its last second in Paris.
    ["active", { publicationEndTime: "2026-11-21" }, 0],
    ["over", { publicationEndTime: "2026-11-20" }, 0],
    ["active", { discountLimitationType: "NTimesOnly", limitationTimes: 10 }, 9],
    ["exhausted", { discountLimitationType: "NTimesOnly", limitationTimes: 10 }, 10],
    ["active", { discountLimitationType: "NTimesPerCustomer", limitationTimes: 1 }, 500],
    ["over", { discountLimitationType: "NTimesOnly", limitationTimes: 10, publicationEndTime: "2026-11-20" }, 10],
  ] as const)("is %s: %j, given %i times", (state, over, redemptionCount) => {
    expect(discountState({ ...terms(over), redemptionCount }, now)).toBe(state);
  });

  it("ends with the day in Paris, in summer too", () => {
    const ends = { ...terms({ publicationEndTime: "2026-07-14" }), redemptionCount: 0 };
    expect(discountState(ends, new Date("2026-07-14T21:59:58Z"))).toBe("active");
    expect(discountState(ends, new Date("2026-07-14T21:59:59Z"))).toBe("over");
  });
});

describe("the fields of a discount", () => {
  it("are twenty-eight, of which those count that the choices ask for", () => {
    const fields = Object.keys(terms()) as (keyof DiscountTerms)[];
    expect(fields).toHaveLength(28);
    const left = (over: Partial<DiscountTerms>) => fields.filter((field) => !isDiscountFieldRelevant(field, terms(over)));
    const scopes = ["assignedToSubCategories", "assignedToCategories", "assignedToProducts", "assignedToProductAttributes"];
    expect(left({})).toEqual(["discountAmount", "couponCode", "limitationTimes"]);
    expect(left({ usePercentage: false, requiresCouponCode: true, discountLimitationType: "NTimesOnly" })).toEqual([
      "discountPercentage",
      "maximumDiscountAmountWithUserPercentage",
    ]);
    expect(left({ isFree: true, discountType: "AppliesToShipping" })).toEqual([
      ...[
        "usePercentage",
        "discountPercentage",
        "discountAmount",
        "maximumDiscountAmountWithUserPercentage",
        "couponCode",
        "limitationTimes",
      ],
      ...scopes,
    ]);
  });

  it("that do not count are not kept, and a code is kept in capitals", () => {
    const typed = terms({
      name: " Rentrée ",
      isFree: true,
      discountPercentage: 0.05,
      discountAmount: "3.00",
      requiresCouponCode: true,
      couponCode: " rentree-26 ",
      limitationTimes: 3,
      discountType: "AppliesToShipping",
      assignedToProducts: ["9782070360024"],
      extensionData: "  ",
    });
    expect(storedTerms(typed)).toEqual(
      terms({
        ...{ name: "Rentrée", isFree: true, usePercentage: false, discountPercentage: null, requiresCouponCode: true },
        ...{ couponCode: "RENTREE-26", discountType: "AppliesToShipping" },
      }),
    );
  });

  it.each<[string, Partial<DiscountTerms>, [keyof DiscountTerms, string][]]>([
    ["nothing", {}, []],
    ["no name", { name: "  " }, [["name", "NameMissing"]]],
    ["no percentage", { discountPercentage: null }, [["discountPercentage", "PercentageOutOfRange"]]],
    ["5 instead of 0.05", { discountPercentage: 5 }, [["discountPercentage", "PercentageOutOfRange"]]],
    ["0 %", { discountPercentage: 0 }, [["discountPercentage", "PercentageOutOfRange"]]],
    ["100 %", { discountPercentage: 1 }, []],
    ["5.125 %", { discountPercentage: 0.05125 }, [["discountPercentage", "PercentageTooFine"]]],
    ["5.55 %", { discountPercentage: 0.0555 }, []],
    ["no amount", { usePercentage: false }, [["discountAmount", "AmountMissing"]]],
    ["0 €", { usePercentage: false, discountAmount: "0.00" }, [["discountAmount", "AmountNotPositive"]]],
    ["less than 0 €", { usePercentage: false, discountAmount: "-1.00" }, [["discountAmount", "AmountNotPositive"]]],
    ["a cap of 0 €", { maximumDiscountAmountWithUserPercentage: "0" }, [["maximumDiscountAmountWithUserPercentage", "AmountNotPositive"]]],
    ["a cap where none counts", { isFree: true, maximumDiscountAmountWithUserPercentage: "0" }, []],
    ["a minimum of 0 €", { restrictedMinSpentAmount: "0.00" }, [["restrictedMinSpentAmount", "AmountNotPositive"]]],
    ["no code that all type", { requiresCouponCode: true }, []],
    ["a code of signs", { requiresCouponCode: true, couponCode: "NOËL!" }, [["couponCode", "CodeForm"]]],
    ["a code of two letters", { requiresCouponCode: true, couponCode: "AB" }, [["couponCode", "CodeForm"]]],
    ["no number of times", { discountLimitationType: "NTimesOnly" }, [["limitationTimes", "TimesMissing"]]],
    [
      "an end before the start",
      { publicationStartTime: "2026-12-02", publicationEndTime: "2026-12-01" },
      [["publicationEndTime", "EndBeforeStart"]],
    ],
    ["one day", { publicationStartTime: "2026-12-01", publicationEndTime: "2026-12-01" }, []],
    ["no date", { publicationStartTime: "2016-12-31T23:59:60Z" }, [["publicationStartTime", "NoSuchDate"]]],
    ["data that is no JSON", { extensionData: "{" }, [["extensionData", "NoJson"]]],
  ])("are refused for %s", (_, over, faults) => {
    expect(discountFaults(terms(over)).map(({ field, reason }) => [field, reason])).toEqual(faults);
  });
});

describe("the sentence", () => {
  const parts = (over: Partial<DiscountTerms>) => discountSentence(terms(over)).map(({ part }) => part);
  it("says what is decided, in the order in which it is read", () => {
    expect(parts({})).toEqual(["percentage", "on", "cumulation"]);
    expect(
      parts({
        maximumDiscountAmountWithUserPercentage: "20.00",
        requiresCouponCode: true,
        restrictedMinSpentAmount: "30.00",
        restrictedToCustomerWithFidelity: true,
        restrictedToCustomerRoleId: 4,
        restrictedShippingMethodName: "Pickup",
        restrictedPaymentMethodName: "CreditCard",
        restrictedBillingCountryId: "FR",
        restricedShippingCountryId: "BE",
        publicationEndTime: "2026-12-24",
        discountLimitationType: "NTimesPerCustomer",
        limitationTimes: 1,
      }),
    ).toEqual([
      ...["percentage", "on", "cap", "code", "minimum", "fidelity", "role", "shippingMethod", "paymentMethod", "billingCountry"],
      ...["shippingCountry", "dates", "limit", "cumulation"],
    ]);
  });
  it("says nothing of what does not count", () => {
    expect(parts({ isFree: true, maximumDiscountAmountWithUserPercentage: "20.00", couponCode: "NOEL", limitationTimes: 3 })).toEqual([
      "free",
      "on",
      "cumulation",
    ]);
  });
  it("counts what titles it is narrowed to, and leads each fragment to its field", () => {
    const phrases = discountSentence(terms({ usePercentage: false, discountAmount: "1.50", assignedToCategories: ["Poche", "Essais"] }));
    expect(phrases.slice(0, 2)).toEqual([
      { part: "amount", field: "discountAmount", amount: "1.50", isEach: true },
      {
        part: "on",
        field: "discountType",
        type: "AppliesToItems",
        scope: { categories: 2, subCategories: 0, products: 0, attributes: 0 },
      },
    ]);
  });
});

describe("codes", () => {
  it("are what they begin with and six signs that nobody mistakes", () => {
    let at = 0;
    const code = makeCouponCode("noel-", () => at++);
    expect(code).toBe("NOEL-234567");
    const signs = Array.from({ length: 32 }, (_, index) => makeCouponCode("", (below) => (index < below ? index : 0))[0]).join("");
    expect(signs).toHaveLength(32);
    expect(signs).not.toMatch(/[01OI]/);
    expect(discountFaults(terms({ requiresCouponCode: true, couponCode: code }))).toEqual([]);
  });
  it("are the same in small letters and with blanks", () => {
    expect(couponKey(" noel 26\n")).toBe("NOEL26");
  });
});

describe("the law on book prices", () => {
  const law = { maximumBookDiscount: 0.05, maximumPublicBookDiscount: 0.09, publicBodyRoles: [3] };
  it.each([
    ["5 % on books that may be posted", {}, ["BooksPosted"]],
    ["5 % on books that are collected", { restrictedShippingMethodName: "Pickup" }, []],
    ["6 %, collected", { discountPercentage: 0.06, restrictedShippingMethodName: "Pickup" }, ["BooksBelowPrice"]],
    ["9 % for a library, posted as well", { discountPercentage: 0.09, restrictedToCustomerRoleId: 3 }, []],
    ["9 % for teachers", { discountPercentage: 0.09, restrictedToCustomerRoleId: 4 }, ["BooksBelowPrice"]],
    ["10 % for a library", { discountPercentage: 0.1, restrictedToCustomerRoleId: 3 }, ["BooksBelowPublicPrice"]],
    ["free", { isFree: true }, ["BooksBelowPrice"]],
    ["2 € off the sub-total", { discountType: "AppliesToSubTotal", usePercentage: false, discountAmount: "2.00" }, ["BooksPosted"]],
    ["free shipping", { discountType: "AppliesToShipping", isFree: true }, ["ShippingTooCheap"]],
    ["free pickup", { discountType: "AppliesToShipping", isFree: true, restrictedShippingMethodName: "ProWithdrawal" }, []],
  ] as const)("hints at %s", (_, over, hints) => {
    expect(discountHints(terms(over), law)).toEqual(hints);
  });
});
