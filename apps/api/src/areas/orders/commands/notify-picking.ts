import type { Schemas } from "@reserve/contract";
import { apply, can, canNotifyPicking, isLive, linesToHandOver, linesToNotify } from "@reserve/domain";
import { changeByRule, type LockedDocument, noteNotified } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { orderMails } from "../order-mails.ts";
import { refusalByRule, requireAllowed } from "../order-refusals.ts";
import { requireDocumentVersion, type WriteContext } from "../order-writes.ts";
import type { CommandOutcome } from "./run-order-command.ts";

/**
 * Notifies the customer that lines are ready for pickup: the given ones; without them those that are here and not notified yet, with `again` all that
 * are here.
 */
export async function notifyPicking(
  { itemIds, again = false }: Schemas["NotifyPickingRequest"],
  locked: LockedDocument,
  context: WriteContext,
): Promise<CommandOutcome> {
  const { db, now, variant } = context;
  if (again) await requireDocumentVersion(context, locked);
  const facts = factsOf(locked);
  requireAllowed(can("notifyPicking", facts, variant.flags, itemIds), itemIds);
  requireAllowed(canNotifyPicking(facts, again, itemIds), itemIds);
  const lineIds = itemIds ?? (again ? linesToHandOver(facts, now) : linesToNotify(facts, now)).map(({ id }) => id);
  if (lineIds.length === 0)
    throw facts.pickingNotifiedAt ? refusalByRule("AlreadyNotified", { at: facts.pickingNotifiedAt }) : refusalByRule("NoEligibleLine");
  const effect = apply("notifyPicking", facts, { selectedLineIds: lineIds });
  // Noted before the change: the order's totals are derived from its lines.
  const order = await noteNotified(db, locked, lineIds, now);
  const live = order.items.filter(isLive);
  const ready = live.filter(({ notifiedAt, status }) => notifiedAt !== null || status === "Complete").length;
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), pickingNotifiedAt: now },
    events: [{ kind: "PickingNotified", itemCount: lineIds.length }],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, waiting: { ready, total: live.length } })),
    webhook: "order.ready_for_pickup",
  };
}
