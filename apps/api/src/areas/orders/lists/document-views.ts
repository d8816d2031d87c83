import { type OrderView, orderViews, type ViewCondition, viewConditions } from "@reserve/domain";
import { and, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { documents } from "../orders.tables.ts";

/** The built-in views in display order. */
export const viewNames: readonly OrderView[] = orderViews;

/** SQL condition of a view on a day, Europe/Paris. */
export function viewCondition(view: OrderView, today: string): SQL | undefined {
  return ordersMeeting(viewConditions[view], today);
}

/** Returns the condition that a document is an order matching one of these alternatives on that day in Paris. */
export function ordersMeeting(alternatives: readonly ViewCondition[], today: string): SQL | undefined {
  const isOrder = eq(documents.documentType, "Order");
  const [only, ...others] = alternatives;
  if (only && others.length === 0) return and(isOrder, conditionOf(only, today));
  // These conditions apply to all alternatives, so that one index range is scanned. `coalesce` hides the alternatives' own conditions from the
  // planner, which would multiply their selectivity and expect a handful of rows.
  const documentStatuses = namedByAll(alternatives.map((alternative) => alternative.documentStatuses));
  const paymentStatuses = namedByAll(alternatives.map((alternative) => alternative.paymentStatuses));
  return and(
    isOrder,
    documentStatuses ? inArray(documents.documentStatus, documentStatuses) : undefined,
    paymentStatuses ? inArray(documents.paymentStatus, paymentStatuses) : undefined,
    sql`coalesce(${or(...alternatives.map((alternative) => conditionOf(alternative, today)))}, false)`,
  );
}

function conditionOf(condition: ViewCondition, today: string): SQL | undefined {
  const { documentStatuses, paymentStatuses, paymentMethods, shippingMethods } = condition;
  const { hasReadyLine, isAwaitingRelease, hasLineToNotify, hasLineToCollect, hasRefundDue, hasPaymentDue } = condition;
  return and(
    documentStatuses ? inArray(documents.documentStatus, [...documentStatuses]) : undefined,
    paymentStatuses ? inArray(documents.paymentStatus, [...paymentStatuses]) : undefined,
    paymentMethods ? inArray(documents.paymentMethod, [...paymentMethods]) : undefined,
    shippingMethods ? inArray(documents.shippingMethod, [...shippingMethods]) : undefined,
    hasReadyLine ? lte(documents.readyFrom, today) : undefined,
    isAwaitingRelease ? gt(documents.awaitsUntil, today) : undefined,
    hasLineToNotify ? lte(documents.notifyFrom, today) : undefined,
    hasLineToCollect ? lte(documents.collectFrom, today) : undefined,
    hasPaymentDue ? gt(documents.paymentDueCents, 0) : undefined,
    hasRefundDue === undefined ? undefined : hasRefundDue ? gt(documents.refundDueCents, 0) : eq(documents.refundDueCents, 0),
  );
}

/** Returns the values in any alternative; undefined if one of them allows any value. */
function namedByAll<Value>(sets: readonly (readonly Value[] | undefined)[]): Value[] | undefined {
  const named = sets.filter((set) => set !== undefined);
  return named.length === sets.length ? [...new Set(named.flat())] : undefined;
}
