import type { Schemas } from "@reserve/contract";
import { apply, can } from "@reserve/domain";
import { refuse } from "../../../platform/contract/refusals.ts";
import { storedAddress } from "../../../platform/customers/stored-address.ts";
import { changeByRule, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { requireAllowed, shippingAddressFaults } from "../order-refusals.ts";
import { requireDocumentVersion, type WriteContext } from "../order-writes.ts";
import type { CommandOutcome } from "./run-order-command.ts";

/** Changes the shipping address; throws 422 at each property that a carrier would reject. */
export async function editShippingAddress(
  { shippingAddress }: Schemas["ShippingAddressRequest"],
  order: LockedDocument,
  context: WriteContext,
): Promise<CommandOutcome> {
  // The address is checked against its own version: unrelated changes of the order are no reason to reject it.
  await requireDocumentVersion(context, order, order.document.addressVersion);
  const facts = factsOf(order);
  requireAllowed(can("editShippingAddress", facts, context.variant.flags));
  const faults = shippingAddressFaults(order.document.shippingMethod, shippingAddress);
  if (faults.length > 0) throw refuse.invalid(faults);
  const effect = apply("editShippingAddress", facts);
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), shippingAddress: storedAddress(shippingAddress) },
    events: [],
    mails: [],
  };
}
