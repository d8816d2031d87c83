import type { ShippingMethod } from "../enumerations.ts";
import { hasFrenchPostalCodes, needsPostalCode, storedPostalCode } from "../postal-code.ts";
import { visibleText } from "../text.ts";

/** Fields of an address that a carrier uses. */
export interface CarrierAddress {
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  address1: string;
  postalCode: string;
  city: string;
  country: string;
  phone?: string | null | undefined;
}

/** Reasons why a carrier would return a parcel. */
export const addressReasons = [
  /** Only spaces. */
  "Blank",
  /** A French postcode has five digits. */
  "FrenchPostcode",
  /** The country does not exist. */
  "UnknownCountry",
  /** A pickup point notifies people by phone that the parcel has arrived. */
  "PhoneMissing",
  /** Too few or too many digits, or letters. */
  "Phone",
] as const;
/** One of `addressReasons`. */
export type AddressReason = (typeof addressReasons)[number];

/** A property that a carrier would reject. */
export interface AddressFault {
  property: keyof CarrierAddress;
  reason: AddressReason;
}

/** Delivery methods to a pickup point, which calls or texts the recipient. */
const RELAYS: readonly ShippingMethod[] = ["MondialRelay", "RelaisColis"];

/** Codes in the list of regions that are not valid in an address. */
const NO_COUNTRY = ["EU", "EZ", "UN", "ZZ", "XA", "XB", "QO"];

/** Returns the errors of an address that a carrier would reject; empty when valid. */
export function addressFaults(shippingMethod: ShippingMethod, address: CarrierAddress): AddressFault[] {
  const faults: AddressFault[] = [];
  const isBlank = (text: string | null | undefined) => (text ?? "").trim() === "";
  // One name is enough for delivery: of a person with a single name, a company or an institution.
  if ([address.firstName, address.lastName, address.company].every(isBlank)) faults.push({ property: "lastName", reason: "Blank" });
  for (const property of ["address1", "city"] as const) {
    if (isBlank(address[property])) faults.push({ property, reason: "Blank" });
  }
  const postalCode = storedPostalCode(address.postalCode, address.country);
  if (postalCode === "") {
    if (needsPostalCode(address.country)) faults.push({ property: "postalCode", reason: "Blank" });
  } else if (hasFrenchPostalCodes(address.country) && !/^\d{5}$/.test(postalCode)) {
    faults.push({ property: "postalCode", reason: "FrenchPostcode" });
  }
  if (!isCountry(address.country)) faults.push({ property: "country", reason: "UnknownCountry" });
  const phone = visibleText(address.phone ?? "").trim();
  const digits = phone.replace(/\D/g, "").length;
  if (phone === "") {
    if (RELAYS.includes(shippingMethod)) faults.push({ property: "phone", reason: "PhoneMissing" });
  } else if (!/^[\d\s.()/+\p{Pd}-]+$/u.test(phone) || digits < 8 || digits > 15) faults.push({ property: "phone", reason: "Phone" });
  return faults;
}

function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.includes(code)) return false;
  return new Intl.DisplayNames(["fr"], { type: "region", fallback: "none" }).of(code) !== undefined;
}
