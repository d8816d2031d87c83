import type { Schemas } from "@reserve/contract";
import { storedPostalCode } from "@reserve/domain";
import { storedPhone } from "@reserve/domain/phone-number";

/**
 * Returns a postal address in its stored and printed form: trimmed, null for empty optional parts, postal code and phone in their country's notation.
 */
export function storedAddress(address: Schemas["AddressSave"]): Schemas["Address"] {
  const { country } = address;
  const orNull = (text: string | null | undefined) => text?.trim() || null;
  return {
    firstName: address.firstName.trim(),
    lastName: address.lastName.trim(),
    company: orNull(address.company),
    address1: address.address1.trim(),
    address2: orNull(address.address2),
    postalCode: storedPostalCode(address.postalCode, country),
    city: address.city.trim(),
    country,
    phone: storedPhone(address.phone ?? "", country) || null,
  };
}
