import type { Schemas } from "@reserve/contract";
import { arrivalRefusal, arrive, type IntakeFault, type ParcelFacts, receiveDelivery } from "@reserve/domain";
import type { Db } from "../../../platform/database/database.ts";
import {
  changeByRule,
  changeDocument,
  completionEvents,
  type LockedDocument,
  lockDocument,
  type NewEvent,
} from "../order-changes.store.ts";
import { type FactLine, factsOf } from "../order-facts.ts";
import { refusalByRule, requireParcel } from "../order-refusals.ts";
import { auditDocument, documentResult, requireDocument, type WriteContext } from "../order-writes.ts";
import { finishChanges, type Occasion, UNKNOWN_ORDER } from "../orders.intake.ts";
import { deliverParcels, type Parcel } from "./parcels.store.ts";

/** Records a delivery that the carrier did not report. */
export async function deliverParcel(
  context: WriteContext,
  { documentId, parcelId }: Schemas["DeliverParcelRequest"],
): Promise<Schemas["DocumentResult"]> {
  const { db, now } = context;
  const order = await requireDocument(db, documentId);
  const parcel = requireParcel(order, parcelId);
  const facts = factsOf(order);
  const reason = arrivalRefusal(facts, parcelFacts(order, parcel));
  if (reason) throw refusalByRule(reason, { ...facts });
  await noteArrival(db, order, [parcel], now, context);
  const result = await documentResult(context, documentId);
  auditDocument(context, order, {
    before: { documentStatus: order.document.documentStatus },
    after: { documentStatus: result.entityOutput.documentStatus, parcel: parcel.number, deliveredAt: now.toISOString() },
  });
  return result;
}

/** Records the delivery of an order or parcel; returns the rejection when it is not under way. */
export async function deliverOrder(
  tx: Db,
  id: number,
  { trackingNumber, at }: { trackingNumber?: string | undefined; at: Date },
  occasion: Occasion,
): Promise<IntakeFault | null> {
  const order = await lockDocument(tx, id);
  if (!order) return UNKNOWN_ORDER;
  if (trackingNumber === undefined) {
    const outcome = receiveDelivery(factsOf(order));
    if ("fault" in outcome) return outcome.fault;
    const left = order.parcels.filter(({ deliveredAt }) => deliveredAt === null);
    await noteArrival(tx, order, left, at, occasion);
    return null;
  }
  const parcel = order.parcels.find((one) => one.trackingNumber !== null && codeOf(one.trackingNumber) === codeOf(trackingNumber));
  if (!parcel || arrivalRefusal(factsOf(order), parcelFacts(order, parcel))) return { property: "trackingNumber", reason: "NotOnItsWay" };
  await noteArrival(tx, order, [parcel], at, occasion);
  return null;
}

/** Converts a parcel to the rules' facts. */
function parcelFacts({ items }: Pick<LockedDocument, "items">, { id, deliveredAt }: Parcel): ParcelFacts {
  return { lineIds: items.filter(({ parcelId }) => parcelId === id).map((item) => item.id), isDelivered: deliveredAt !== null };
}

/** Records that these parcels arrived, and the consequences for their order. */
async function noteArrival(tx: Db, order: LockedDocument, arrived: readonly Parcel[], at: Date, occasion: Occasion): Promise<void> {
  const { document, items, parcels } = order;
  const there = parcels.filter((parcel) => parcel.deliveredAt !== null || arrived.includes(parcel)).map(({ id }) => id);
  const lineIds = items.filter(({ parcelId }) => parcelId !== null && there.includes(parcelId)).map(({ id }) => id);
  const effect = arrive<FactLine>(factsOf(order), lineIds);
  const arrivedIds = arrived.map(({ id }) => id);
  await deliverParcels(tx, arrivedIds, at);
  const contents = items.filter(({ parcelId }) => parcelId !== null && arrivedIds.includes(parcelId));
  const events = arrived.map(({ id, trackingNumber }): NewEvent => {
    return { kind: "Delivered", itemCount: contents.filter(({ parcelId }) => parcelId === id).length, trackingNumber };
  });
  await changeDocument(tx, order, changeByRule(effect, order));
  const ending = {
    order: { ...order, items: contents.length > 0 ? contents : items },
    version: document.version + 1,
    events: [...events, ...completionEvents(order, effect)],
    mails: effect.mails,
    amountCents: document.totalCents,
  };
  await finishChanges(tx, [ending], occasion);
}

/** Returns a tracking number for comparison, ignoring spaces and case. */
const codeOf = (trackingNumber: string) => trackingNumber.replace(/\s/g, "").toUpperCase();
