import { describe, expect, it } from "vitest";
import { fromAzerty } from "./azerty.ts";
import { allClaims, claims, hasClaim, WILDCARD } from "./claims.ts";
import { daysUntil, parisDay, parisDayEnd, parisDayStart } from "./dates.ts";
import { eanCheckDigit, eanIn, isbn10CheckDigit, isEan13, isProductCode, parseEan, searchedEan } from "./ean.ts";
import { formatIsbn } from "./isbn.ts";
import { fromCents, linkPrices, shareCents, splitVat, taxRates, toCents, withoutTax } from "./money.ts";
import { searchKey, sortKey } from "./text.ts";
import { trackingUrl } from "./tracking.ts";

/** A small seeded generator, so that a failing example comes back. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("money", () => {
  it("goes to the wire and back unchanged", () => {
    const pick = random(1);
    for (let round = 0; round < 2000; round++) {
      const cents = pick(200_000_000) - 100_000_000;
      expect(toCents(fromCents(cents))).toBe(cents);
    }
    expect([toCents("12.5"), toCents("12"), toCents("-0.05"), fromCents(-5), fromCents(0)]).toEqual([1250, 1200, -5, "-0.05", "0.00"]);
    expect([toCents("12,50"), toCents("12.505"), toCents(""), toCents("1e3")]).toEqual([null, null, null, null]);
  });

  it("links both prices without touching the typed one", () => {
    const pick = random(2);
    for (let round = 0; round < 2000; round++) {
      const cents = pick(100_000);
      for (const rate of Object.values(taxRates)) {
        const typed = linkPrices("withTax", cents, rate);
        expect(typed.withTaxCents).toBe(cents);
        // After a detour by another rate, the same price results.
        expect(linkPrices("withTax", linkPrices("withTax", cents, 0.2).withTaxCents, rate)).toEqual(typed);
        expect(Math.abs(typed.noTaxCents * (1 + rate) - cents)).toBeLessThan(0.6001);
      }
    }
    expect(linkPrices("noTax", 1000, 0.055)).toMatchObject({ noTaxCents: 1000, withTaxCents: 1055 });
  });

  it("splits tax by rate as a French invoice does", () => {
    const lines = [690, 890, 2380, 1250].map((withTaxCents) => ({ withTaxCents, taxRate: 0.055 }));
    expect(splitVat([...lines, { withTaxCents: 1499, taxRate: 0.2 }], 490)).toEqual([
      { taxRate: 0.055, noTaxCents: 5300, taxCents: 291, withTaxCents: 5591 },
      { taxRate: 0.2, noTaxCents: 1340, taxCents: 268, withTaxCents: 1608 },
    ]);
  });

  it("never loses or invents a cent", () => {
    const pick = random(3);
    const rates = Object.values(taxRates);
    for (let round = 0; round < 2000; round++) {
      const lines = Array.from({ length: 1 + pick(8) }, () => ({ withTaxCents: pick(20_000), taxRate: rates[pick(3)] ?? 0.2 }));
      const shipping = pick(2000);
      const rows = splitVat(lines, shipping);
      const total = lines.reduce((sum, line) => sum + line.withTaxCents, shipping);
      expect(rows.reduce((sum, row) => sum + row.noTaxCents + row.taxCents, 0)).toBe(total);
      for (const row of rows) expect(row.noTaxCents).toBe(withoutTax(row.withTaxCents, row.taxRate));
    }
    expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
  });
});

describe("EAN and ISBN", () => {
  it("reads a scanner's keys on AZERTY as digits, and never what a person writes", () => {
    expect(fromAzerty('çè_éé("àé"çà-')).toBe("9782253023906");
    expect(fromAzerty("é'&&_")).toBe("24118");
    expect(fromAzerty("éàèàé-ààéx")).toBe("207026002x");
    for (const words of [
      "les années",
      "l'étranger",
      "l’Étranger",
      "à",
      "été",
      "où",
      "ça",
      "çà et là",
      "Là-bas",
      "-----",
      "d'",
      "é è à ç",
      '"Noé"',
      "(à paraître)",
      "BL-é'&",
    ])
      expect(fromAzerty(words)).toBe(words);
  });

  it("accepts every valid code and rejects every single wrong digit, with the correct check digit", () => {
    const pick = random(4);
    for (let round = 0; round < 500; round++) {
      const body = `978${String(pick(1_000_000_000)).padStart(9, "0")}`;
      const ean = body + eanCheckDigit(body);
      expect(parseEan(ean)).toEqual({ isValid: true, ean });
      expect(isEan13(ean)).toBe(true);
      const position = pick(12);
      const wrong = ean.slice(0, position) + String((Number(ean[position]) + 1 + pick(9)) % 10) + ean.slice(position + 1);
      expect(parseEan(wrong)).toMatchObject({ isValid: false, reason: "CheckDigit", expected: eanCheckDigit(wrong) });
    }
  });

  it.each([
    ["978-2-07-036002-4", "9782070360024", true, "9782070360024"],
    ["2-07-036002-4", "9782070360024", true, "9782070360024"],
    ["96385074", "0000096385074", true, null],
    ["9782070360025", null, true, null],
    ["97820703", null, false, null],
    ["Camus", null, false, null],
    ["", null, false, null],
  ])("%j: EAN %s, product code %s, EAN of a search among orders %s", (typed, ean, isCode, searched) => {
    expect(eanIn(typed)).toBe(ean);
    expect(isProductCode(typed)).toBe(isCode);
    expect(searchedEan(typed)).toBe(searched);
  });

  it("reads what people type, paste and scan", () => {
    const camus = { isValid: true, ean: "9782070360024" };
    expect(parseEan("978-2-07-036002-4")).toEqual(camus);
    expect(parseEan(" 978 2 07 036002 4\n")).toEqual(camus);
    expect(parseEan("2-07-036002-4")).toEqual(camus);
    expect(parseEan("çè_éàèàé-ààé'")).toMatchObject({ isValid: false, reason: "CheckDigit" });
    expect(parseEan("çè_éàèà\"-ààé'")).toEqual(camus);
    expect(parseEan("080442957x")).toEqual({ isValid: true, ean: "9780804429573" });
    expect(isbn10CheckDigit("080442957")).toBe("X");
    expect(parseEan("9782070360025")).toEqual({ isValid: false, reason: "CheckDigit", expected: "4" });
    expect([parseEan("  "), parseEan("978"), parseEan("Camus")].map((verdict) => !verdict.isValid && verdict.reason)).toEqual([
      "Empty",
      "Length",
      "Characters",
    ]);
  });

  it.each([
    // Scanners: symbology identifiers, also through a French keyboard, and what ends a scan.
    ["]E09782070360024", "9782070360024"],
    ["]X09782070360024\r", "9782070360024"],
    ["]C19782070360024", "9782070360024"],
    ["]C10109782070360024", "9782070360024"],
    ["]C10109782070360024\u001d10LOT7", null],
    ["]C1010978207036002410123456", "9782070360024"],
    ["(01)09782070360024", "9782070360024"],
    ["09782070360024", "9782070360024"],
    ["$Eàçè_éàèà\"-ààé'", "9782070360024"],
    ["£E09782070360024", "9782070360024"],
    ["\u00029782070360024\u0003\r\n", "9782070360024"],
    // Add-ons: the price on an American book, the number of a magazine.
    ["978207036002451299", "9782070360024"],
    ["9782070360024 51299", "9782070360024"],
    ["978-84-17751-81-4 00001", "9788417751814"],
    ["380005195330312", "3800051953303"],
    ["380005195330312345", "3800051953303"],
    ["9782070360024+51299", "9782070360024"],
    ["]E3978207036002451299", "9782070360024"],
    ["761941349190 00211", "0761941349190"],
    // UPC and EAN-8.
    ["761941349190", "0761941349190"],
    ["7 61941 34919 0", "0761941349190"],
    ["UPC-A 761941349190", "0761941349190"],
    ["0761941349190", "0761941349190"],
    ["96385074", "0000096385074"],
    ["9638-5074", "0000096385074"],
    ["]E496385074", "0000096385074"],
    // Labels of catalogues and web pages.
    ["ISBN 978-2-07-036002-4", "9782070360024"],
    ["ISBN : 978-2-07-036002-4", "9782070360024"],
    ["ISBN-13: 978-2-07-036002-4", "9782070360024"],
    ["isbn13 9782070360024", "9782070360024"],
    ["ISBN-10 : 2-07-036002-4", "9782070360024"],
    ["ISBN: 080442957x", "9780804429573"],
    ["EAN 9782070360024", "9782070360024"],
    ["EAN13:9782070360024", "9782070360024"],
    ["GTIN-14: 09782070360024", "9782070360024"],
    ["urn:isbn:9782070360024", "9782070360024"],
    // Copied text: other hyphens, spaces and digits.
    ["978\u00a02\u00a007\u00a0036002\u00a04", "9782070360024"],
    ["978\u20112\u201107\u2011036002\u20114", "9782070360024"],
    ["978\u22122\u221207\u2212036002\u22124", "9782070360024"],
    ["\ufeff9782070360024\u200b", "9782070360024"],
    ["9782070\u00ad360024\u200e", "9782070360024"],
    ["９７８２０７０３６００２４", "9782070360024"],
    ["９７８－２－０７－０３６００２－４", "9782070360024"],
    ["０８０４４２９５７ｘ", "9780804429573"],
    // Not codes, or not whole ones.
    ["978207036002", null],
    ["97820703", null],
    ["978207036002412", "9782070360024"],
    ["9782070360025 51299", null],
    ["18000519533031", null],
    ["97820703600249782070360024", null],
    ["ISBN", null],
    ["+33612345678", null],
    ["24118", null],
    ["]E0", null],
    ["12.50", null],
  ])("reads %j as %s", (typed, ean) => {
    const verdict = parseEan(typed);
    expect(verdict.isValid ? verdict.ean : null).toBe(ean);
  });

  it("names the check digit of a code behind a prefix, and takes no half-typed book for something else", () => {
    expect(parseEan("]E09782070360025")).toEqual({ isValid: false, reason: "CheckDigit", expected: "4" });
    expect(parseEan("ISBN 2-07-036002-5")).toEqual({ isValid: false, reason: "CheckDigit", expected: "4" });
    const pick = random(5);
    for (let round = 0; round < 500; round++) {
      const start = `978${String(pick(1_000_000_000)).padStart(9, "0")}`;
      for (const length of [8, 12]) expect(parseEan(start.slice(0, length)).isValid, start.slice(0, length)).toBe(false);
    }
  });

  it("prints an ISBN with its hyphens and leaves other codes alone", () => {
    expect(formatIsbn("9782070360024")).toBe("978-2-07-036002-4");
    expect(formatIsbn("3700301045676")).toBe("3700301045676");
  });
});

describe("dates in Paris", () => {
  it("ends a day at 23:59:59, in winter, in summer and on both nights when the clocks change", () => {
    expect(parisDayEnd("2026-11-21").toISOString()).toBe("2026-11-21T22:59:59.000Z");
    expect(parisDayEnd("2026-07-14").toISOString()).toBe("2026-07-14T21:59:59.000Z");
    expect(parisDayEnd("2026-03-29").toISOString()).toBe("2026-03-29T21:59:59.000Z");
    expect(parisDayEnd("2026-10-25").toISOString()).toBe("2026-10-25T22:59:59.000Z");
    expect(parisDayStart("2026-03-29").toISOString()).toBe("2026-03-28T23:00:00.000Z");
    expect(parisDayStart("2026-10-25").toISOString()).toBe("2026-10-24T22:00:00.000Z");
  });

  it("counts days by the Paris calendar", () => {
    expect(daysUntil("2026-12-03", new Date("2026-11-21T05:00:00Z"))).toBe(12);
    expect(daysUntil("2026-11-22", new Date("2026-11-21T23:30:00Z"))).toBe(0);
    expect(parisDay(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
  });
});

describe("words", () => {
  it("sorts without accents and ligatures", () => {
    const titles = ["Zola", "Œuvres", "Étranger", "Eau", "oiseau"];
    expect([...titles].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(["Eau", "Étranger", "Œuvres", "oiseau", "Zola"]);
    expect(searchKey("L’Étranger, éd. 1942 !")).toBe("l etranger ed 1942");
  });

  it("links to the carrier's page, and to nothing for a pickup", () => {
    expect(trackingUrl("Colissimo", "8R4 2109")).toBe("https://www.laposte.fr/outils/suivre-vos-envois?code=8R42109");
    expect(trackingUrl("Pickup", "1")).toBeNull();
    expect(trackingUrl("Colissimo", null)).toBeNull();
  });
});

describe("claims", () => {
  it("lets in who holds one of those asked, the wildcard, or anybody when nothing is asked", () => {
    expect(hasClaim([], [])).toBe(true);
    expect(hasClaim([], [claims.cache.product])).toBe(false);
    expect(hasClaim([claims.cache.product], [claims.public.mailLog, claims.cache.product])).toBe(true);
    expect(hasClaim([WILDCARD], [claims.management.users])).toBe(true);
    expect(hasClaim([], [WILDCARD])).toBe(true);
  });

  it("knows each claim of the specification once", () => {
    expect(new Set(allClaims).size).toBe(31);
    expect(allClaims.filter((claim) => !claim.startsWith("Permission.BackOffice."))).toEqual(["Permission.Common.Management.MyAccount"]);
  });
});
