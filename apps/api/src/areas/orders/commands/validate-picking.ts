import type { Schemas } from "@reserve/contract";
import { amountDueCents, apply, can, linesToHandOver } from "@reserve/domain";
import { changeByRule, completionEvents, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { orderMails } from "../order-mails.ts";
import { refusalByRule, requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import { newCounterPayments } from "./counter-payments.ts";
import type { CommandOutcome } from "./run-order-command.ts";
import { splitCopies } from "./split-copies.ts";

/** Hands over lines of a pickup, by default all that are here; with `counterPayments`, the amount due is received first. */
export async function validatePicking(
  { itemIds, quantities, counterPayments, undoSeconds }: Schemas["ValidatePickingRequest"],
  locked: LockedDocument,
  { db, now, variant }: WriteContext,
): Promise<CommandOutcome> {
  const before = factsOf(locked);
  requireAllowed(can("validatePicking", before, variant.flags, itemIds), itemIds);
  const isPaid = counterPayments !== undefined;
  if (isPaid) requireAllowed(can("validatePayment", before, variant.flags));
  const payments = isPaid ? newCounterPayments(counterPayments, amountDueCents(before)) : [];
  const order = await splitCopies(db, locked, itemIds, quantities);
  const facts = factsOf(order);
  const selectedLineIds = itemIds ?? linesToHandOver(facts, now).map(({ id }) => id);
  if (selectedLineIds.length === 0) throw refusalByRule("NoEligibleLine");
  const effect = apply("validatePicking", facts, { selectedLineIds, isPaid });
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), ...(isPaid ? { paidAt: now } : {}) },
    counterPayments: payments,
    events: [
      ...(isPaid ? [{ kind: "PaymentReceived" as const, amountCents: effect.paidCents }] : []),
      { kind: "PickingValidated", itemCount: selectedLineIds.length },
      ...completionEvents(order, effect),
    ],
    mails: orderMails(order, effect),
    webhook: "order.handed_over",
    undo: { kind: "PickingValidated", seconds: undoSeconds },
    ...(isPaid ? { audited: { counterPayments } } : {}),
  };
}
