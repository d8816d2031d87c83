import type { Schemas } from "@reserve/contract";
import { apply, canNotifyPicking, isLive, linesToHandOver, linesToNotify } from "@reserve/domain";
import { noteNotified } from "../order-changes.store.ts";
import { orderMails } from "../order-mails.ts";
import { refusalByRule, requireAllowed, requireVerdict } from "../order-refusals.ts";
import { requireDocumentVersion } from "../order-writes.ts";
import type { OrderCommand } from "./run-order-command.ts";

/**
 * Notifies the customer that lines are ready for pickup: the given ones; without them those that are here and not notified yet, with `again` all that
 * are here.
 */
export const notifyPicking: OrderCommand<Schemas["NotifyPickingRequest"]> = async ({ itemIds, again = false }, locked, context) => {
  const { db, now } = context;
  if (again) await requireDocumentVersion(context, locked);
  const facts = requireAllowed("notifyPicking", locked, context, itemIds);
  requireVerdict(canNotifyPicking(facts, again, itemIds), itemIds);
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
    columns: { pickingNotifiedAt: now },
    events: [{ kind: "PickingNotified", itemCount: lineIds.length }],
    mails: orderMails(order, effect).map((mail) => ({ ...mail, waiting: { ready, total: live.length } })),
    webhook: "order.ready_for_pickup",
  };
};
