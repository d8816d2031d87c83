import type { Schemas } from "@reserve/contract";
import { bareNumber, emailKey, isSiret } from "@reserve/domain";
import { storedPhone } from "@reserve/domain/phone-number";
import { and, isNull, sql } from "drizzle-orm";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type CustomerFacts, changeCustomer, makeCustomers } from "../../platform/customers/save-customer.ts";
import { storedAddress } from "../../platform/customers/stored-address.ts";
import type { Db } from "../../platform/database/database.ts";

/** Creates customers from the shop's site, with distinct e-mail addresses; null for each whose address is taken. */
export function takeCustomers(tx: Db, customer: readonly Schemas["IntakeCustomer"][], now: Date): Promise<(number | null)[]> {
  return makeCustomers(tx, customer.map(factsOf), now);
}

/** Updates a customer from the shop's site; null when another has the e-mail address. */
export function retakeCustomer(tx: Db, id: number, customer: Schemas["IntakeCustomer"]): Promise<number | null> {
  return changeCustomer(tx, id, factsOf(customer));
}

/**
 * Links a record of the shop's site to the customer with its e-mail address: given fields are taken over, absent ones kept; null when there
 * is none or `mayLink` forbids it. Safe because mail to that address reaches the same mailbox anyway.
 */
export async function linkCustomer(
  tx: Db,
  customer: Schemas["IntakeCustomer"],
  mayLink: (id: number) => Promise<boolean>,
): Promise<number | null> {
  const facts = factsOf(customer);
  const [existingCustomer] = await tx
    .select()
    .from(customers)
    .where(and(sql`lower(${customers.email}) = ${facts.email}`, isNull(customers.erasedAt)));
  if (!existingCustomer || !(await mayLink(existingCustomer.id))) return null;
  const { company, phone, billingAddress, shippingAddress } = existingCustomer;
  const merged = {
    ...facts,
    firstName: facts.firstName || existingCustomer.firstName,
    company: facts.company ?? company,
    phone: facts.phone ?? phone,
    billingAddress: facts.billingAddress ?? billingAddress,
    shippingAddress: facts.shippingAddress ?? shippingAddress,
  };
  return changeCustomer(tx, existingCustomer.id, merged);
}

function factsOf(customer: Schemas["IntakeCustomer"]): CustomerFacts {
  return {
    email: emailKey(customer.email),
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    company: customer.company?.trim() || null,
    phone: storedPhone(customer.phone ?? "", (customer.billingAddress ?? customer.shippingAddress)?.country) || null,
    ...(customer.siret === undefined ? {} : { siret: bareNumber(customer.siret) }),
    ...serviceCodeOf(customer),
    ...(customer.vatNumber === undefined ? {} : { vatNumber: bareNumber(customer.vatNumber) }),
    billingAddress: customer.billingAddress ? storedAddress(customer.billingAddress) : null,
    shippingAddress: customer.shippingAddress ? storedAddress(customer.shippingAddress) : null,
  };
}

/** Returns the service code, which belongs to the SIRET's establishment and is replaced with it. */
function serviceCodeOf({ siret, serviceCode }: Schemas["IntakeCustomer"]): Pick<CustomerFacts, "serviceCode"> {
  if (siret !== undefined && !isSiret(bareNumber(siret))) return { serviceCode: null };
  return serviceCode === undefined ? {} : { serviceCode: serviceCode?.trim() || null };
}
