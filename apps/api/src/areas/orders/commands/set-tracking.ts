import type { Schemas } from "@reserve/contract";
import { apply, can } from "@reserve/domain";
import { changeByRule, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { requireAllowed, requireParcel } from "../order-refusals.ts";
import { requireDocumentVersion, type WriteContext } from "../order-writes.ts";
import { trackParcel } from "../parcels/parcels.store.ts";
import type { CommandOutcome } from "./run-order-command.ts";

/** Sets the tracking number of the specified parcel, else of the last one; before any shipment, of the first one to leave. */
export async function setTracking(
  { parcelId, deliveryPackage }: Schemas["DeliveryPackageRequest"],
  order: LockedDocument,
  context: WriteContext,
): Promise<CommandOutcome> {
  await requireDocumentVersion(context, order);
  const facts = factsOf(order);
  requireAllowed(can("setTracking", facts, context.variant.flags));
  const parcel = parcelId === undefined ? order.parcels.at(-1) : requireParcel(order, parcelId);
  const effect = apply("setTracking", facts);
  const trackingNumber = deliveryPackage.trim();
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), deliveryPackage: trackingNumber },
    ...(parcel ? { write: () => trackParcel(context.db, parcel.id, trackingNumber) } : {}),
    events: [{ kind: "TrackingSet", trackingNumber }],
    mails: [],
  };
}
