import type { Schemas } from "@reserve/contract";
import { apply, can } from "@reserve/domain";
import { changeByRule, type LockedDocument } from "../order-changes.store.ts";
import { factsOf } from "../order-facts.ts";
import { orderMail } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { WriteContext } from "../order-writes.ts";
import type { CommandOutcome } from "./run-order-command.ts";

type Input = Pick<Schemas["DocumentCommentRequest"], "documentId" | "text">;

/** Writes the internal comment of a document, and into its thread. */
export function comment({ text }: Input, order: LockedDocument, { variant }: WriteContext): CommandOutcome {
  const facts = factsOf(order);
  requireAllowed(can("comment", facts, variant.flags));
  const effect = apply("comment", facts);
  return {
    order,
    effect,
    change: { ...changeByRule(effect, order), documentComment: text },
    events: [{ kind: "Comment", text }],
    mails: [],
  };
}

/** Sends a message to the customer of a document. */
export function message({ text }: Input, order: LockedDocument, { variant }: WriteContext): CommandOutcome {
  const facts = factsOf(order);
  requireAllowed(can("message", facts, variant.flags));
  const effect = apply("message", facts);
  return {
    order,
    effect,
    change: changeByRule(effect, order),
    events: [{ kind: "CustomerMessage", text }],
    mails: [{ ...orderMail("documentMessage", order, effect), message: text }],
    audited: { message: text },
  };
}
