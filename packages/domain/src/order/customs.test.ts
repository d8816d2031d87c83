import { describe, expect, it } from "vitest";
import { customsArticlesOf, customsFormOf, linesToDeclare } from "./customs.ts";

const book = { kind: "Book", quantity: 2, unitCents: 1250, grams: 320 } as const;

describe("a customs declaration", () => {
  it.each([
    ["metropolitan France", "FR", "29200", null],
    ["Monaco, which is France for VAT", "MC", "98000", null],
    ["Germany", "DE", "10115", null],
    ["Büsingen, German and outside the VAT area", "DE", "78266", "CN23"],
    ["the Canary Islands", "ES", "35001", "CN23"],
    ["Northern Ireland, inside for goods", "GB", "BT1 1AA", null],
    ["Switzerland", "CH", "1201", "CN23"],
    ["the United Kingdom", "GB", "SW1A 1AA", "CN23"],
    ["Réunion, in France and outside its VAT area", "FR", "97400", "CN23"],
    ["New Caledonia", "FR", "98800", "CN23"],
    ["a country in no list", "ZZ", "1", null],
  ])("is needed where goods leave the VAT area of the Union: %s", (_, country, postalCode, form) => {
    expect(customsFormOf({ shippingMethod: "Colissimo", country, postalCode }, customsArticlesOf([book]))).toBe(form);
  });

  it("is a CN22 for a letter of at most 300 special drawing rights, and never one for what is collected", () => {
    const swiss = { country: "CH", postalCode: "1201" } as const;
    const of = (unitCents: number) => customsArticlesOf([{ ...book, quantity: 1, unitCents }]);
    expect(customsFormOf({ shippingMethod: "PostStandard", ...swiss }, of(34_500))).toBe("CN22");
    expect(customsFormOf({ shippingMethod: "PostStandard", ...swiss }, of(34_501))).toBe("CN23");
    expect(customsFormOf({ shippingMethod: "Pickup", ...swiss }, of(100))).toBeNull();
    expect(customsFormOf({ shippingMethod: "Colissimo", ...swiss }, [])).toBeNull();
  });

  it("sums weight and value by kind, with the code of the Harmonized System; an unknown weight makes the sum unknown", () => {
    const dvd = { kind: "Dvd", quantity: 1, unitCents: 1999, grams: null } as const;
    expect(customsArticlesOf([book, { ...book, quantity: 1, unitCents: 990, grams: 200 }, dvd])).toEqual([
      { kind: "Book", quantity: 3, grams: 840, valueCents: 3490, hsCode: "4901.99" },
      { kind: "Dvd", quantity: 1, grams: null, valueCents: 1999, hsCode: "8523.49" },
    ]);
  });

  it("is of what still has to leave; of all that left once nothing has", () => {
    const lines = [{ status: "Shipped" }, { status: "Processing" }, { status: "Cancelled" }] as const;
    expect(linesToDeclare(lines)).toEqual([{ status: "Processing" }]);
    expect(linesToDeclare(lines.slice(0, 1))).toEqual([{ status: "Shipped" }]);
  });
});
