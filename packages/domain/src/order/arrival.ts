import type { MailType } from "../enumerations.ts";
import { apply, type Effect, type ReasonCode } from "./actions.ts";
import type { LineId, OrderFacts, OrderLine } from "./facts.ts";
import { EXTERNAL, isIn, isLegalPair, isLive } from "./legal.ts";

/** Facts of a parcel that the rules use. */
export interface ParcelFacts {
  lineIds: readonly LineId[];
  isDelivered: boolean;
}

/** Returns why a parcel cannot be marked as delivered; null if it can. A parcel is in transit as long as one of its lines is. */
export function arrivalRefusal(order: OrderFacts, parcel: ParcelFacts): ReasonCode | null {
  if (order.documentType !== "Order") return "NotAnOrder";
  if (isIn(order.documentStatus, EXTERNAL)) return "External";
  if (parcel.isDelivered) return "AlreadyDelivered";
  return order.lines.some(({ id, status }) => status === "Shipped" && parcel.lineIds.includes(id)) ? null : "AlreadyDelivered";
}

/** Returns the order after these lines were delivered: they are complete, and the order with the last of them, unless its payment is still due. */
export function arrive<Line extends OrderLine>(order: OrderFacts<Line>, arrivedLineIds: readonly LineId[]): Effect<Line> {
  const untouched = apply("comment", order);
  const mails: MailType[] = ["ShipmentDeliveredCustomer"];
  const isPaid = isLegalPair("Complete", order.paymentStatus, order.paymentMethod) && order.paymentStatus !== "Pending";
  if (!isPaid) return { ...untouched, mails };
  const touchedLineIds = order.lines.flatMap(({ id, status }) => (status === "Shipped" && arrivedLineIds.includes(id) ? [id] : []));
  const lines = order.lines.map((line) => (touchedLineIds.includes(line.id) ? { ...line, status: "Complete" as const } : line));
  const isOver = lines.filter(isLive).every(({ status }) => status === "Complete");
  return { ...untouched, documentStatus: isOver ? "Complete" : order.documentStatus, lines, touchedLineIds, mails };
}
