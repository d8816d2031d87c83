import { sql } from "drizzle-orm";
import { keysOf } from "../../platform/customers/add-customers.ts";
import { customers } from "../../platform/customers/customers.tables.ts";

/** Returns the values that anonymize a customer's row, with placeholders for required columns. */
export function asNobody({ lastName, email }: { lastName: string; email: string }) {
  const nobody = {
    ...{ firstName: "", lastName, company: null, email, phone: null, siret: null, vatNumber: null, serviceCode: null, invoicing: null },
    ...{ billingAddress: null, shippingAddress: null },
  };
  return {
    ...nobody,
    ...keysOf({ ...nobody, email: "" }),
    ...{ roleId: null, note: "", formerEmails: [], version: sql`${customers.version} + 1` },
  };
}
