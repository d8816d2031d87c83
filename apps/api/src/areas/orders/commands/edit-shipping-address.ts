import type { Schemas } from "@reserve/contract";
import { apply } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import { storedAddress } from "../../../platform/customers/stored-address.ts";
import { requireAllowed, shippingAddressFaults } from "../order-refusals.ts";
import { requireDocumentVersion } from "../order-writes.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Changes the shipping address; throws 422 at each property that a carrier would reject. */
export const editShippingAddress: OrderCommand<Schemas["ShippingAddressRequest"]> = async ({ shippingAddress }, order, context) => {
  const { addressVersion, shippingMethod } = order.document;
  // The address is checked against its own version: unrelated changes of the order are no reason to reject it.
  await requireDocumentVersion(context, order, addressVersion);
  const facts = requireAllowed("editShippingAddress", order, context);
  const faults = shippingAddressFaults(shippingMethod, shippingAddress);
  if (faults.length > 0) throw refuse.invalid(faults);
  return { order, effect: apply("editShippingAddress", facts), columns: { shippingAddress: storedAddress(shippingAddress) } };
};
