import type { Schemas } from "@reserve/contract";
import { apply, can, linesTotalCents } from "@reserve/domain";
import { changeByRule, completionEvents, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { orderMails } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import type { CommandOutcome } from "./run-order-command.ts";

/** Cancels lines of an order, and the order with its last line. */
export function cancelItems(
  { itemIds, undoSeconds }: Schemas["CancelItemsRequest"],
  order: LockedDocument,
  { variant }: WriteContext,
): CommandOutcome {
  const facts = factsOf(order);
  requireAllowed(can("cancelItems", facts, variant.flags, itemIds), itemIds);
  const effect = apply("cancelItems", facts, { selectedLineIds: itemIds });
  const amountCents = linesTotalCents(facts.lines.filter(({ id }) => itemIds.includes(id)));
  return {
    order,
    effect,
    change: changeByRule(effect, order),
    events: [{ kind: "Cancelled", itemCount: itemIds.length, amountCents }, ...completionEvents(order, effect)],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, amountCents: linesTotalCents(mail.lines) })),
    webhook: "order.cancelled",
    undo: { kind: "Cancelled", seconds: undoSeconds },
  };
}
