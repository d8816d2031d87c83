import type { Schemas } from "@reserve/contract";
import { bareNumber } from "@reserve/domain";
import { type CustomerFacts, saveCustomer } from "../../platform/customers/save-customer.ts";
import type { Db } from "../../platform/database/database.ts";

/** Makes or changes a customer as the shop's site says them; null when another one has the e-mail address. */
export function takeCustomer(tx: Db, id: number | null, said: Schemas["IntakeCustomer"], now: Date): Promise<number | null> {
  const facts: CustomerFacts = {
    email: said.email.trim(),
    firstName: said.firstName.trim(),
    lastName: said.lastName.trim(),
    company: said.company?.trim() || null,
    phone: said.phone?.trim() || null,
    ...(said.siret === undefined ? {} : { siret: bareNumber(said.siret) }),
    ...(said.vatNumber === undefined ? {} : { vatNumber: bareNumber(said.vatNumber) }),
    billingAddress: said.billingAddress ? wholeAddress(said.billingAddress) : null,
    shippingAddress: said.shippingAddress ? wholeAddress(said.shippingAddress) : null,
  };
  return saveCustomer(tx, id, facts, now);
}

function wholeAddress(address: Schemas["AddressSave"]): Schemas["Address"] {
  return { ...address, company: address.company ?? null, address2: address.address2 ?? null, phone: address.phone ?? null };
}
