import type { Schemas } from "@reserve/contract";
import { apply, can } from "@reserve/domain";
import { changeByRule, completionEvents, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { nextTrackingNumber, orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import { addParcel } from "../parcels/parcels.store.ts";
import type { CommandOutcome } from "./run-order-command.ts";
import { splitCopies } from "./split-copies.ts";

/** Ships lines of an order as one parcel; with `quantities`, only some copies of a line. */
export async function shipItems(
  { itemIds, quantities, deliveryPackage, undoSeconds }: Schemas["ShipItemsRequest"],
  locked: LockedDocument,
  { db, now, variant }: WriteContext,
): Promise<CommandOutcome> {
  requireAllowed(can("shipItems", factsOf(locked), variant.flags, itemIds), itemIds);
  const order = await splitCopies(db, locked, itemIds, quantities);
  const effect = apply("shipItems", factsOf(order), { selectedLineIds: itemIds });
  const typed = deliveryPackage?.trim();
  const trackingNumber = typed ?? nextTrackingNumber(order);
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), ...(typed === undefined ? {} : { deliveryPackage: typed }) },
    write: () => addParcel(db, order, { lineIds: itemIds, trackingNumber, shippedAt: now }),
    events: [{ kind: "Shipped", itemCount: itemIds.length, trackingNumber: typed ?? null }, ...completionEvents(order, effect)],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, trackingNumber })),
    webhook: "order.shipped",
    undo: { kind: "Shipped", seconds: undoSeconds },
  };
}
