import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

describe("a CSV file", () => {
  it("starts with a byte order mark and parts its cells by ;", () => {
    expect(toCsv([["Jour", "Chiffre d’affaires"]], "fr-FR")).toBe("\ufeffJour;Chiffre d’affaires\r\n");
  });
  it("writes decimals as the locale does, without groups", () => {
    expect(toCsv([[1234.5, -12, null]], "fr-FR")).toBe("\ufeff1234,5;-12;\r\n");
    expect(toCsv([[1234.5]], "en-GB")).toBe("\ufeff1234.5\r\n");
  });
  it.each(["=1+1", "+33612345678", "-2", "@SOMME(A1)", "\tcellule", "\rretour"])("never lets %j act as a formula", (text) => {
    expect(toCsv([[text]], "fr-FR").replaceAll('"', "")).toBe(`\ufeff'${text}\r\n`);
  });
  it("is separated by commas where decimals have points", () => {
    expect(toCsv([["Day, hour", 1234.5, "＝1"]], "en-GB")).toBe('\ufeff"Day, hour",1234.5,\'＝1\r\n');
  });
  it("quotes what holds a separator, a quote or a line", () => {
    expect(toCsv([["Un ; deux", 'dit « "oui" »', "a\nb"]], "fr-FR")).toBe('\ufeff"Un ; deux";"dit « ""oui"" »";"a\nb"\r\n');
  });
});
