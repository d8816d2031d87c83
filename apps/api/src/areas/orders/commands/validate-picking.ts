import type { Schemas } from "@reserve/contract";
import { amountDueCents, apply, linesToHandOver } from "@reserve/domain";
import { factsOf } from "../order-facts.ts";
import { refusalByRule, requireAllowed } from "../order-refusals.ts";
import { auditedPayments, newCounterPayments, sumOf } from "./counter-payments.ts";
import type { OrderCommand } from "./run-order-command.ts";
import { splitCopies } from "./split-copies.ts";

/** Hands over lines of a pickup, by default all that are here; with `counterPayments`, what was paid is recorded first. */
export const validatePicking: OrderCommand<Schemas["ValidatePickingRequest"]> = async (input, locked, context) => {
  const { itemIds, quantities, counterPayments, undoSeconds } = input;
  const { db, now } = context;
  const before = requireAllowed("validatePicking", locked, context, itemIds);
  const isPaid = counterPayments !== undefined;
  if (isPaid) requireAllowed("validatePayment", locked, context);
  const entries = isPaid ? await newCounterPayments(counterPayments, amountDueCents(before), locked, context) : [];
  const order = await splitCopies(db, locked, itemIds, quantities);
  const facts = factsOf(order);
  const selectedLineIds = itemIds ?? linesToHandOver(facts, now).map(({ id }) => id);
  if (selectedLineIds.length === 0) throw refusalByRule("NoEligibleLine");
  const effect = apply("validatePicking", facts, { selectedLineIds, ...(isPaid ? { receivedCents: sumOf(entries) } : {}) });
  return {
    order,
    effect,
    ...(isPaid
      ? {
          columns: effect.paymentStatus === "Pending" ? {} : { paidAt: now },
          audited: { counterPayments: auditedPayments(counterPayments) },
        }
      : {}),
    entries,
    events: [
      ...(isPaid ? [{ kind: "PaymentReceived" as const, amountCents: sumOf(entries) }] : []),
      { kind: "PickingValidated", itemCount: selectedLineIds.length },
    ],
    webhook: "order.handed_over",
    undo: { kind: "PickingValidated", seconds: undoSeconds },
  };
};
