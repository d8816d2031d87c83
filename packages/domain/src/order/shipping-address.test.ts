import { describe, expect, it } from "vitest";
import { addressFaults, type CarrierAddress } from "./shipping-address.ts";

const brest: CarrierAddress = {
  firstName: "Hélène",
  lastName: "Le Goff",
  address1: "12 rue de Siam",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 12 34 56 78",
};

describe("addressFaults", () => {
  it("takes what a carrier takes, at home and abroad", () => {
    expect(addressFaults("MondialRelay", brest)).toEqual([]);
    expect(addressFaults("Colissimo", { ...brest, phone: null })).toEqual([]);
    expect(addressFaults("DhlExpress", { ...brest, country: "GB", postalCode: "SW1A 1AA", phone: "+44 20 7946 0958" })).toEqual([]);
    expect(addressFaults("Colissimo", { ...brest, postalCode: "29 200" })).toEqual([]);
    expect(addressFaults("MondialRelay", { ...brest, phone: "(+33) 6\u00a012\u00a034\u00a056\u00a078" })).toEqual([]);
    for (const country of ["HK", "AE", "PA", "IE"])
      expect(addressFaults("DhlExpress", { ...brest, country, postalCode: "", phone: null }), country).toEqual([]);
    for (const name of [{ lastName: "" }, { firstName: "" }, { firstName: "", lastName: " ", company: "École Jean-Zay" }])
      expect(addressFaults("Colissimo", { ...brest, ...name })).toEqual([]);
  });

  it.each([
    [{ city: "  " }, "city", "Blank"],
    [{ postalCode: "" }, "postalCode", "Blank"],
    [{ firstName: " ", lastName: "", company: null }, "lastName", "Blank"],
    [{ postalCode: "2920" }, "postalCode", "FrenchPostcode"],
    [{ postalCode: "29A00" }, "postalCode", "FrenchPostcode"],
    [{ country: "QQ" }, "country", "UnknownCountry"],
    [{ country: "ZZ" }, "country", "UnknownCountry"],
    [{ phone: null }, "phone", "PhoneMissing"],
    [{ phone: " " }, "phone", "PhoneMissing"],
    [{ phone: "demander au voisin" }, "phone", "Phone"],
    [{ phone: "0612" }, "phone", "Phone"],
  ] as const)("names the property of %o", (change, property, reason) => {
    expect(addressFaults("RelaisColis", { ...brest, ...change })).toEqual([{ property, reason }]);
  });
});
