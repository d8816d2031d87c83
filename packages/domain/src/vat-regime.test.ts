import { describe, expect, it } from "vitest";
import { countryCodes } from "./country.ts";
import { type VatRates, type VatSale, type VatSettings, vatRegimeOf } from "./vat-regime.ts";

const from = "2021-07-01";
const rates: Record<string, VatRates[]> = {
  DE: [{ from, book: 0.07, ebook: 0.07, press: 0.07, standard: 0.19 }],
  IE: [{ from, book: 0, ebook: 0.09, press: 0.09, standard: 0.23 }],
  // Luxembourg lowered its standard rate for the year 2023.
  LU: [
    { from: "2024-01-01", book: 0.03, ebook: 0.03, press: 0.03, standard: 0.17 },
    { from: "2023-01-01", book: 0.03, ebook: 0.03, press: 0.03, standard: 0.16 },
    { from, book: 0.03, ebook: 0.03, press: 0.03, standard: 0.17 },
  ],
  "FR-20R": [{ from, book: 0.021, ebook: 0.055, press: 0.021, standard: 0.2 }],
};
const oss: VatSettings = { isInOss: true, rates };
const small: VatSettings = { isInOss: false, rates: {} };

const book: VatSale = {
  ...{ kind: "Book", taxRate: 0.055, isDownload: false, isCounter: false },
  ...{ country: "FR", postalCode: "29200", buyer: null, day: "2026-11-29" },
};
const dvd = { kind: "Dvd", taxRate: 0.2 } as const;
const download = { isDownload: true };
const buyer = (vatNumber: string, state: "Valid" | "Invalid" | "Unchecked" = "Valid") => ({ buyer: { vatNumber, state } });
const unchecked = buyer("PL5260001246", "Unchecked");
const to = (country: string, postalCode = "") => ({ country, postalCode });

const EXPORT = "Exonération de TVA, article 262, I du CGI";
const OVERSEAS = "Exonération de TVA, article 294 du CGI";
const INTRA = "Exonération de TVA, article 262 ter, I du CGI – autoliquidation";
const OSS = "TVA du pays de livraison (guichet unique OSS)";

type Case = [
  name: string,
  sale: Partial<VatSale>,
  settings: VatSettings,
  category: string,
  rate: number,
  note: string | null,
  flags?: string[],
];
const cases: Case[] = [
  // CGI 278-0 bis, A, 3°: books; 298 septies: press; 278: everything else.
  ["a book in France", {}, oss, "S", 0.055, null],
  ["press in France", { kind: "Press", taxRate: 0.021 }, oss, "S", 0.021, null],
  ["a DVD in France", dvd, oss, "S", 0.2, null],
  ["a book with a game at 10 %", { kind: "Goods", taxRate: 0.1 }, oss, "S", 0.1, null],
  // Directive, article 7: Monaco is France.
  ["Monaco", to("MC", "98000"), oss, "S", 0.055, null],
  // CGI 297, I, 1, 2° and 2: sent to Corsica.
  ["Corsica", to("FR", "20 200"), oss, "S", 0.021, null],
  ["a DVD to Corsica", { ...dvd, ...to("FR", "20000") }, oss, "S", 0.2, null],
  ["Corsica, no rates", to("FR", "20200"), small, "S", 0.055, null, ["NoCorsicanRates"]],
  ["Corsica, before the rates", { ...to("FR", "20200"), day: "2021-06-30" }, oss, "S", 0.055, null, ["NoCorsicanRates"]],
  // CGI 258 A and 259 D: below 10 000 € a year, VAT of France.
  ["a consumer of the EU, below the threshold", to("DE", "10115"), small, "S", 0.055, null],
  // CGI 258 A: through the one-stop shop, VAT of the country.
  ["a consumer in Germany, OSS", to("DE", "10115"), oss, "S", 0.07, OSS],
  ["a DVD to Germany, OSS", { ...dvd, ...to("DE", "10115") }, oss, "S", 0.19, OSS],
  ["a book at 20 % to Germany, OSS", { taxRate: 0.2, ...to("DE", "10115") }, oss, "S", 0.19, OSS],
  // EN 16931, BR-S-05: a rate of zero is category Z.
  ["Ireland, OSS", to("IE"), oss, "Z", 0, OSS],
  ["a DVD to Luxembourg in 2023", { ...dvd, ...to("LU", "1009"), day: "2023-12-31" }, oss, "S", 0.16, OSS],
  ["a DVD to Luxembourg in 2024", { ...dvd, ...to("LU", "1009"), day: "2024-01-01" }, oss, "S", 0.17, OSS],
  ["a country without rates, OSS", to("PL", "00-001"), oss, "S", 0.055, null, ["NoCountryRates"]],
  // CGI 262 ter, I, 1°: a business of another member state, goods sent to another member state.
  ["a business of the EU", { ...to("BE", "1000"), ...buyer("BE0428759497") }, oss, "K", 0, INTRA],
  ["its goods sent to a third state of the EU", { ...to("DE", "10115"), ...buyer("BE0428759497") }, oss, "K", 0, INTRA],
  ["a Greek number", { ...to("GR", "10431"), ...buyer("EL123456789") }, oss, "K", 0, INTRA],
  ["its goods sent within France", buyer("BE0428759497"), oss, "S", 0.055, null],
  ["a French business, goods sent to Germany", { ...to("DE", "10115"), ...buyer("FR11123456782") }, oss, "S", 0.055, null],
  ["a number unchecked", { ...to("BE"), ...buyer("BE0428759497", "Unchecked") }, small, "S", 0.055, null, ["VatNumberUnchecked"]],
  ["a number invalid, OSS", { ...to("DE"), ...buyer("DE811907980", "Invalid") }, oss, "S", 0.07, OSS, ["VatNumberInvalid"]],
  ["a number unchecked, no rates", { ...to("PL"), ...unchecked }, oss, "S", 0.055, null, ["VatNumberUnchecked", "NoCountryRates"]],
  // CGI 262, I: outside the EU.
  ...["CH", "GB", "CA", "US", "NO", "AD", "SM"].map((country): Case => [country, to(country), oss, "G", 0, EXPORT]),
  ["a business outside the EU", { ...to("CH", "1201"), ...buyer("BE0428759497", "Unchecked") }, oss, "G", 0, EXPORT],
  // Protocol on Northern Ireland, article 8: its goods stay in the EU.
  ["Northern Ireland", to("GB", "BT1 5GS"), oss, "S", 0.055, null, ["NoCountryRates"]],
  ["a business of Northern Ireland", { ...to("GB", "BT1 5GS"), ...buyer("XI123456789") }, oss, "K", 0, INTRA],
  // CGI 294, 2: overseas departments, by their code or as France.
  ...["97110", "97200", "97300", "97400", "97600"].map((code): Case => [code, to("FR", code), oss, "G", 0, OVERSEAS]),
  ...["GP", "MQ", "RE", "GF", "YT"].map((country): Case => [country, to(country), small, "G", 0, OVERSEAS]),
  // CGI 262, I: overseas collectivities; Saint Barthélemy and Saint Martin have postal codes of Guadeloupe.
  ...["97500", "98800", "98714", "98600", "97133", "97150"].map((code): Case => [code, to("FR", code), oss, "G", 0, EXPORT]),
  ["Saint Martin, as Guadeloupe", to("GP", "97150"), oss, "G", 0, EXPORT],
  ["a postal code cut short", to("FR", "9711"), oss, "S", 0.055, null],
  ...["PF", "NC", "PM", "WF", "BL", "MF"].map((country): Case => [country, to(country), oss, "G", 0, EXPORT]),
  // Directive, article 6: parts of member states outside their VAT territory.
  ...(
    [
      ["ES", "35001"],
      ["ES", "38001"],
      ["ES", "51001"],
      ["ES", "52001"],
      ["FI", "22100"],
      ["AX", "22100"],
    ] as const
  ).map(([country, code]): Case => [`${country} ${code}`, to(country, code), oss, "G", 0, EXPORT]),
  ...(
    [
      ["IT", "23041"],
      ["IT", "22061"],
      ["DE", "78266"],
      ["DE", "27498"],
      ["GR", "63086"],
    ] as const
  ).map(([country, code]): Case => [`${country} ${code}`, to(country, code), oss, "G", 0, EXPORT]),
  // CGI 259 D: a download is taxed where its reader lives, never by 262 I or 294.
  ["a download in France", download, oss, "S", 0.055, null],
  ["a download in Corsica", { ...download, ...to("FR", "20200") }, oss, "S", 0.055, null],
  ["a download below the threshold", { ...download, ...to("DE") }, small, "S", 0.055, null],
  ["a download to Ireland, OSS", { ...download, ...to("IE") }, oss, "S", 0.09, OSS],
  ["a download to Martinique", { ...download, ...to("MQ") }, oss, "S", 0.055, null, ["NoOverseasRates"]],
  ["a download to Mayotte", { ...download, ...to("FR", "97600") }, oss, "S", 0.055, null, ["NoOverseasRates"]],
  ["a download to Canada", { ...download, ...to("CA") }, oss, "O", 0, "TVA non applicable, article 259 D du CGI"],
  ["a download to Belfast", { ...download, ...to("GB", "BT1 5GS") }, oss, "O", 0, "TVA non applicable, article 259 D du CGI"],
  [
    // CGI 259, 1° and 283, 2: services between businesses.
    ...(["a download for a business of the EU", { ...download, ...to("BE"), ...buyer("BE0428759497") }, oss, "AE", 0] as const),
    "Autoliquidation – TVA non applicable en France, article 259, 1° du CGI",
  ],
  // CGI 258, I: collected in the shop.
  ["collected by a Belgian business", { isCounter: true, ...to("BE"), ...buyer("BE0428759497") }, oss, "S", 0.055, null],
  ["an unknown country", to("QQ"), oss, "S", 0.055, null, ["UnknownCountry"]],
];

describe("vatRegimeOf", () => {
  it.each(cases)("%s", (_name, sale, settings, category, rate, note, flags = []) => {
    const vat = vatRegimeOf({ ...book, ...sale }, settings);
    expect([vat.category, vat.taxRate, vat.note, vat.flags]).toEqual([category, rate, note, flags]);
  });

  it("names the code of the exemption, and the country that gets the VAT", () => {
    const of = (sale: Partial<VatSale>) => {
      const { regime, reasonCode, country } = vatRegimeOf({ ...book, ...sale }, oss);
      return [regime, reasonCode, country];
    };
    expect(of({ ...to("BE"), ...buyer("BE0428759497") })).toEqual(["IntraUnion", "VATEX-EU-IC", null]);
    expect(of(to("CH"))).toEqual(["Export", "VATEX-EU-G", null]);
    expect(of(to("RE"))).toEqual(["Overseas", "VATEX-EU-G", null]);
    expect(of(to("IE"))).toEqual(["Oss", null, "IE"]);
    expect(of(to("FR", "20200"))).toEqual(["Corsica", null, "FR"]);
  });

  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const everyCode = [...letters.flatMap((first) => letters.map((second) => first + second)), "", "Fr", "FRA", "??"];
  const everyBuyer = [null, ...(["Valid", "Invalid", "Unchecked"] as const).map((state) => buyer("BE0428759497", state).buyer)];
  const known = new Set([...countryCodes, "IC", "EA", "XK"]);

  it("is never without VAT for a country in no list, whatever the title, and says so", () => {
    for (const country of everyCode.filter((code) => !known.has(code)))
      for (const isDownload of [true, false])
        for (const by of everyBuyer) {
          const vat = vatRegimeOf({ ...book, country, isDownload, buyer: by }, oss);
          expect([vat.taxRate, vat.flags], country).toEqual([0.055, ["UnknownCountry"]]);
        }
  });

  it("is that of France at the counter, whoever buys", () => {
    for (const country of everyCode)
      for (const postalCode of ["", "20200", "97400", "35001"])
        for (const by of everyBuyer) {
          const vat = vatRegimeOf({ ...book, ...dvd, isCounter: true, country, postalCode, buyer: by }, oss);
          expect([vat.regime, vat.taxRate, vat.flags]).toEqual(["France", 0.2, []]);
        }
  });

  it("has a text and a reason code exactly where there is no VAT, for every country", () => {
    for (const country of known)
      for (const isDownload of [true, false])
        for (const by of everyBuyer) {
          const vat = vatRegimeOf({ ...book, country, isDownload, buyer: by }, small);
          expect(vat.taxRate === 0, country).toBe(vat.reasonCode !== null);
          expect(vat.taxRate === 0, country).toBe(vat.note !== null);
        }
  });
});
