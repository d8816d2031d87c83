import { expect, it } from "vitest";
import {
  availabilityOfOnix,
  availabilityOfStatus,
  choosePrice,
  gramsOf,
  kindOfOnix,
  millimetresOf,
  minutesOf,
  type OnixPrice,
  readOnixDate,
  readOnixMoment,
  usualTaxRate,
} from "./onix.ts";

it("keeps the availabilities that the catalogue has, maps the others of list 65 to the nearest, and knows no more", () => {
  expect(["10", "21", "51"].map(availabilityOfOnix)).toEqual(["10", "21", "51"].map((availability) => ({ availability, isExact: true })));
  expect(availabilityOfOnix("31")).toEqual({ availability: "32", isExact: false });
  expect(availabilityOfOnix("22")).toEqual({ availability: "20", isExact: false });
  expect(availabilityOfOnix("48")).toEqual({ availability: "41", isExact: false });
  expect(["77", "", "x"].map(availabilityOfOnix)).toEqual([null, null, null]);
  expect(["02", "04", "07", "99"].map(availabilityOfStatus)).toEqual(["10", "20", "51", null]);
});

it("tells what a product is from its form and subjects", () => {
  const facts = { ean: "9782253023906", form: "BC", clil: [], thema: [] };
  expect(kindOfOnix(facts)).toBe("Book");
  expect(kindOfOnix({ ...facts, clil: ["3771"] })).toBe("Comic");
  expect(kindOfOnix({ ...facts, thema: ["XAM"] })).toBe("Comic");
  expect(kindOfOnix({ ...facts, form: "VI" })).toBe("Dvd");
  expect(kindOfOnix({ ...facts, form: "ZE" })).toBe("Goods");
  expect(kindOfOnix({ ...facts, ean: "9771234567003" })).toBe("Press");
  expect((["Book", "Comic", "Dvd", "Press", "Goods"] as const).map(usualTaxRate)).toEqual([0.055, 0.055, 0.2, 0.021, 0.2]);
});

it("reads the dates of list 55, and says which no calendar holds", () => {
  const read = (text: string, format: string | null = null) => {
    const date = readOnixDate(text, format);
    return date.is === "day" ? date.day : date.is;
  };
  expect(["20261203", "202612", "2026", "2026-12-03", "20261203T1000Z"].map((text) => read(text))).toEqual([
    "2026-12-03",
    "2026-12-01",
    "2026-01-01",
    "2026-12-03",
    "2026-12-03",
  ]);
  expect([read("20264", "03"), read("202601", "02"), read("Printemps 2027", "12"), read("")]).toEqual([
    "2026-10-01",
    "2025-12-29",
    "none",
    "none",
  ]);
  expect(["20261345", "20260230", "demain", "1", "20265"].map((text) => read(text))).toEqual(Array.from({ length: 5 }, () => "wrong"));
  expect([read("20265", "03"), read("202654", "02")]).toEqual(["wrong", "wrong"]);
});

it("reads the moment that a message was sent", () => {
  const read = (text: string) => readOnixMoment(text)?.toISOString() ?? null;
  expect(read("20261121T0844Z")).toBe("2026-11-21T08:44:00.000Z");
  expect(read("20261121T084412+0100")).toBe("2026-11-21T07:44:12.000Z");
  expect(read("20261121")).toBe("2026-11-21T00:00:00.000Z");
  expect([read("hier"), read("20261399"), read("20261121T9999")]).toEqual([null, null, null]);
});

it("measures in millimetres, grams and minutes", () => {
  expect([
    millimetresOf("18", "cm"),
    millimetresOf("178", "mm"),
    millimetresOf("7", "in"),
    millimetresOf("7", "px"),
    millimetresOf("x", "mm"),
  ]).toEqual([180, 178, 178, null, null]);
  expect([gramsOf("340", "gr"), gramsOf("0.34", "kg"), gramsOf("12", "oz"), gramsOf("1", "lb"), gramsOf("0", "gr")]).toEqual([
    340,
    340,
    340,
    454,
    null,
  ]);
  expect([
    minutesOf("94", "05"),
    minutesOf("1.5", "04"),
    minutesOf("5640", "06"),
    minutesOf("00134", "14"),
    minutesOf("0013430", "15"),
  ]).toEqual([94, 90, 94, 94, 95]);
});

it("chooses the price of the day: euros, France, fixed before recommended", () => {
  const price: OnixPrice = {
    type: "04",
    amount: "10.00",
    currency: "EUR",
    qualifier: null,
    taxRate: 0.055,
    countries: null,
    from: null,
    until: null,
  };
  const chosen = (...prices: Partial<OnixPrice>[]) =>
    choosePrice(
      prices.map((one) => ({ ...price, ...one })),
      "2026-11-21",
      0.055,
    )?.cents ?? null;
  expect(chosen({ type: "02", amount: "9.00" }, {})).toBe(1000);
  expect(chosen({ type: "01", amount: "9.00", taxRate: null })).toBe(950);
  expect(chosen({ currency: "CHF" })).toBeNull();
  expect(chosen({ amount: "8.00", qualifier: "06" }, { amount: "9.00", qualifier: "05" })).toBe(900);
  expect(chosen({ amount: "8.00", countries: ["BE"] }, { amount: "9.00", countries: ["FR", "BE"] })).toBe(900);
  expect(chosen({ amount: "8.00", until: "2026-11-20" }, { amount: "9.00", from: "2026-11-21" })).toBe(900);
  expect(chosen({ amount: "9.00", from: "2026-12-01" }, { amount: "8.00", from: "2027-01-01" })).toBe(900);
  expect(chosen({ type: "05" }, { amount: "x" })).toBeNull();
});
