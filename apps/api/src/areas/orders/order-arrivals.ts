import type { OperationId, Schemas } from "@reserve/contract";
import { arrivalRefusal } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { HandlerContext } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { lockDocument } from "./order-actions.store.ts";
import { factsOf } from "./order-facts.ts";
import { NO_SUCH_DOCUMENT, NO_SUCH_PARCEL, sentenceOf } from "./order-sentences.ts";
import { noteArrival, parcelFacts } from "./orders.intake.ts";
import { findDocument } from "./orders.store.ts";

type Context = Omit<HandlerContext<OperationId>, "input">;

/** Records a delivery that the carrier did not report. */
export async function deliverParcel(
  { db, now, user, ports, audit, setVersion }: Context,
  { documentId, parcelId }: Schemas["DeliverParcelRequest"],
): Promise<Schemas["DocumentResult"]> {
  const order = await lockDocument(db, documentId);
  if (!order) throw refuse.notFound(NO_SUCH_DOCUMENT);
  const parcel = order.parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw refuse.invalid([NO_SUCH_PARCEL]);
  const facts = factsOf(order);
  const reason = arrivalRefusal(facts, parcelFacts(order, parcel));
  if (reason) throw refuse.conflict(sentenceOf({ isAllowed: false, reason, params: { ...facts } }), reason);
  await noteArrival(db, order, [parcel], now, { user, now, ports });
  const document = await findDocument(db, documentId);
  if (!document) throw new Error(`document ${documentId} vanished while it was held`);
  audit({
    entity: "document",
    entityId: documentId,
    entityName: document.customId,
    before: { documentStatus: order.document.documentStatus },
    after: { documentStatus: document.documentStatus, parcel: parcel.number, deliveredAt: now.toISOString() },
  });
  setVersion(document.version);
  return { ...SUCCESS, entityOutput: document };
}
