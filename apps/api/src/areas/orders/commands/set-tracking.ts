import type { Schemas } from "@reserve/contract";
import { apply } from "@reserve/domain";
import { requireAllowed, requireParcel } from "../order-refusals.ts";
import { requireDocumentVersion } from "../order-writes.ts";
import { trackParcel } from "../parcels/parcels.store.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Sets the tracking number of the specified parcel, else of the last one; before any shipment, of the first one to leave. */
export const setTracking: OrderCommand<Schemas["DeliveryPackageRequest"]> = async ({ parcelId, deliveryPackage }, order, context) => {
  await requireDocumentVersion(context, order);
  const facts = requireAllowed("setTracking", order, context);
  const parcel = parcelId === undefined ? order.parcels.at(-1) : requireParcel(order, parcelId);
  const trackingNumber = deliveryPackage.trim();
  return {
    order,
    effect: apply("setTracking", facts),
    columns: { deliveryPackage: trackingNumber },
    ...(parcel ? { write: () => trackParcel(context.db, parcel.id, trackingNumber) } : {}),
    events: [{ kind: "TrackingSet", trackingNumber }],
  };
};
