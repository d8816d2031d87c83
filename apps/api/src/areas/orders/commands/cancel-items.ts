import type { Schemas } from "@reserve/contract";
import { apply, linesTotalCents } from "@reserve/domain";
import { orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Cancels lines of an order, and the order with its last line. */
export const cancelItems: OrderCommand<Schemas["CancelItemsRequest"]> = ({ itemIds, undoSeconds }, order, context) => {
  const facts = requireAllowed("cancelItems", order, context, itemIds);
  const effect = apply("cancelItems", facts, { selectedLineIds: itemIds });
  const amountCents = linesTotalCents(facts.lines.filter(({ id }) => itemIds.includes(id)));
  return {
    order,
    effect,
    events: [{ kind: "Cancelled", itemCount: itemIds.length, amountCents }],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, amountCents: linesTotalCents(mail.lines) })),
    webhook: "order.cancelled",
    undo: { kind: "Cancelled", seconds: undoSeconds },
  };
};
