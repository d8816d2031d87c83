import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";

/** Customers, and what is kept about them. */
export const handlers: AreaHandlers<"customers"> = unanswered(
  "listCustomers",
  "getCustomer",
  "setCustomerRole",
  "listCustomerRoles",
  "exportCustomerData",
  "listGenders",
  "listCountries",
);
