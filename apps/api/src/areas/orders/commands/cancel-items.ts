import type { Schemas } from "@reserve/contract";
import { apply, linesTotalCents, shippingToRefundCents } from "@reserve/domain";
import type { LockedDocument } from "../order-changes.store.ts";
import { orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import { returnedCopies } from "../papers/issued-papers.store.ts";
import { copiesByPosition } from "./return-items.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Cancels lines of an order, and the order with its last line. */
export const cancelItems: OrderCommand<Schemas["CancelItemsRequest"]> = async ({ itemIds, undoSeconds }, order, context) => {
  const facts = requireAllowed("cancelItems", order, context, itemIds);
  const returnedCents = order.document.returnedCents + (await shippingToRefund(order, itemIds, context));
  const effect = apply("cancelItems", { ...facts, returnedCents }, { selectedLineIds: itemIds });
  const amountCents = linesTotalCents(facts.lines.filter(({ id }) => itemIds.includes(id)));
  return {
    order,
    effect,
    columns: { returnedCents },
    events: [{ kind: "Cancelled", itemCount: itemIds.length, amountCents }],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, amountCents: linesTotalCents(mail.lines) })),
    webhook: "order.cancelled",
    undo: { kind: "Cancelled", seconds: undoSeconds },
  };
};

/** Returns the shipping of an order of which nothing is left once these lines are cancelled, since the others came back. */
async function shippingToRefund({ document, items }: LockedDocument, itemIds: readonly number[], { db }: WriteContext): Promise<number> {
  if (document.returnedCents === 0) return 0;
  const returned = copiesByPosition(items, await returnedCopies(db, document.id));
  const left = items.filter(({ id }) => !itemIds.includes(id));
  return shippingToRefundCents(left, document.shippingCents, returned);
}
