import { describe, expect, it } from "vitest";
import { bareNumber, businessNumberFaults, sirenOf, sirenOfVat } from "./business-number.ts";

const faultsOf = (siret: string | null, vatNumber: string | null = null, serviceCode: string | null = null) =>
  businessNumberFaults({ siret, vatNumber, serviceCode }).map(({ property, reason }) => `${property} ${reason}`);

describe("the numbers of a business", () => {
  it("are kept without what they are grouped by", () => {
    expect([bareNumber(" 123 456 782 00010 "), bareNumber("fr 11 123.456-782"), bareNumber("  "), bareNumber(null)]).toEqual([
      "12345678200010",
      "FR11123456782",
      null,
      null,
    ]);
    expect([sirenOf("12345678200010"), sirenOf("123456782"), sirenOf(null)]).toEqual(["123456782", "123456782", null]);
  });

  it("are a SIREN or a SIRET whose check digit is right", () => {
    expect([faultsOf("123456782"), faultsOf("12345678200010"), faultsOf(null)]).toEqual([[], [], []]);
    expect([faultsOf("123456789"), faultsOf("12345678200011")]).toEqual([["siret SiretKey"], ["siret SiretKey"]]);
    expect([faultsOf("1234567"), faultsOf("12345678A")]).toEqual([["siret SiretLength"], ["siret SiretLength"]]);
  });

  it("are those of the post, too, whose offices are counted otherwise", () => {
    expect([faultsOf("35600000000048"), faultsOf("35600000049837"), faultsOf("35600000049838")]).toEqual([[], [], ["siret SiretKey"]]);
  });

  it("are a number for taxes that follows from the SIREN, or another state's", () => {
    expect([faultsOf("123456782", "FR11123456782"), faultsOf(null, "FR11123456782"), faultsOf(null, "BE0123456749")]).toEqual([[], [], []]);
    expect(faultsOf("123456782", "FR12123456782")).toEqual(["vatNumber VatKey"]);
    expect(faultsOf("12345678200010", "FR14987654324")).toEqual(["vatNumber VatOfOther"]);
    expect([faultsOf(null, "FR1112345678"), faultsOf(null, "US123456789")]).toEqual([["vatNumber VatShape"], ["vatNumber VatShape"]]);
    // An error in one number does not affect the other.
    expect(faultsOf("1", "FR11123456782")).toEqual(["siret SiretLength"]);
    expect([sirenOfVat("FR11123456782"), sirenOfVat("BE0123456749"), sirenOfVat(null)]).toEqual(["123456782", null, null]);
  });

  it("name a department of a public body only beside the SIRET of its place", () => {
    expect(faultsOf("12345678200010", null, "LECTURE")).toEqual([]);
    expect([faultsOf("123456782", null, "LECTURE"), faultsOf(null, "FR11123456782", "LECTURE")]).toEqual([
      ["serviceCode ServiceWithoutSiret"],
      ["serviceCode ServiceWithoutSiret"],
    ]);
    expect(faultsOf("12345678200011", null, "LECTURE")).toEqual(["siret SiretKey"]);
  });
});
