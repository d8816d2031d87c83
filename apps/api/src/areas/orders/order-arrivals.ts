import type { Schemas } from "@reserve/contract";
import { arrivalRefusal } from "@reserve/domain";
import { factsOf } from "./order-facts.ts";
import { refusalByRule, requireParcel } from "./order-refusals.ts";
import { auditDocument, documentResult, requireDocument, type WriteContext } from "./order-writes.ts";
import { noteArrival, parcelFacts } from "./orders.intake.ts";

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
