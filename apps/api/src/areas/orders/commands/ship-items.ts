import type { Schemas } from "@reserve/contract";
import { apply } from "@reserve/domain";
import { factsOf } from "../order-facts.ts";
import { nextTrackingNumber, orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import { addParcel } from "../parcels/parcels.store.ts";
import type { OrderCommand } from "./run-order-command.ts";
import { splitCopies } from "./split-copies.ts";

/** Ships lines of an order as one parcel; with `quantities`, only some copies of a line. */
export const shipItems: OrderCommand<Schemas["ShipItemsRequest"]> = async (input, locked, context) => {
  const { itemIds, quantities, deliveryPackage, undoSeconds } = input;
  const { db, now } = context;
  requireAllowed("shipItems", locked, context, itemIds);
  const order = await splitCopies(db, locked, itemIds, quantities);
  const effect = apply("shipItems", factsOf(order), { selectedLineIds: itemIds });
  const typed = deliveryPackage?.trim();
  const trackingNumber = typed ?? nextTrackingNumber(order);
  return {
    order,
    effect,
    ...(typed === undefined ? {} : { columns: { deliveryPackage: typed } }),
    write: () => addParcel(db, order, { lineIds: itemIds, trackingNumber, shippedAt: now }),
    events: [{ kind: "Shipped", itemCount: itemIds.length, trackingNumber: typed ?? null }],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, trackingNumber })),
    webhook: "order.shipped",
    undo: { kind: "Shipped", seconds: undoSeconds },
  };
};
