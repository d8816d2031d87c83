import { expect, it } from "vitest";
import { orderVatOf, type SoldLine, type SoldTo } from "./order-vat.ts";

const settings = {
  isInOss: true,
  rates: { DE: [{ from: "2021-07-01", book: 0.07, ebook: 0.07, press: 0.07, standard: 0.19 }] },
};
const here: SoldTo = { isCounter: false, country: "FR", postalCode: "29200", buyer: null, day: "2026-11-30" };
const book = (soldRate: number): SoldLine => ({ kind: "Book", titleRate: 0.055, soldRate });
const dvd = (soldRate: number): SoldLine => ({ kind: "Dvd", titleRate: 0.2, soldRate });
const belgian = (state: "Valid" | "Unchecked") => ({ country: "BE", postalCode: "1000", buyer: { vatNumber: "BE0403170701", state } });

it.each<[string, SoldLine[], Partial<SoldTo>, string, string | null, string[]]>([
  ["in France", [book(0.055), dvd(0.2)], {}, "France", "FR", []],
  ["to Switzerland without VAT", [book(0), dvd(0)], { country: "CH", postalCode: "1201" }, "Export", null, []],
  ["to Switzerland with French VAT", [book(0.055)], { country: "CH", postalCode: "1201" }, "France", "FR", ["OtherTaxRate"]],
  ["to Réunion", [book(0)], { postalCode: "97400" }, "Overseas", null, []],
  ["to a German consumer, through OSS", [book(0.07), dvd(0.19)], { country: "DE", postalCode: "10115" }, "Oss", "DE", []],
  ["one line at another rate", [book(0.07), dvd(0.2)], { country: "DE", postalCode: "10115" }, "France", "FR", ["OtherTaxRate"]],
  ["to a Belgian business", [book(0)], belgian("Valid"), "IntraUnion", null, []],
  // Its number was not checked: the rule taxes it, so that selling without VAT has to be looked at.
  [
    "to a Belgian business whose number was not checked",
    [book(0)],
    belgian("Unchecked"),
    ...(["France", "FR"] as const),
    ["NoCountryRates", "VatNumberUnchecked", "OtherTaxRate"],
  ],
  ["to a country in no list, without VAT", [book(0)], { country: "ZZ" }, "France", "FR", ["UnknownCountry", "OtherTaxRate"]],
  ["collected by a Swiss customer", [book(0.055)], { country: "CH", isCounter: true }, "France", "FR", []],
])("finds the VAT of an order %s", (_name, lines, to, regime, country, flags) => {
  expect(orderVatOf(lines, { ...here, ...to }, settings)).toEqual({ regime, country, flags });
});
