import type { Schemas } from "@reserve/contract";
import { apply } from "@reserve/domain";
import { orderMail } from "../order-mails.ts";
import { requireAllowed } from "../order-refusals.ts";
import type { OrderCommand } from "./run-order-command.ts";

/** Writes the internal comment of a document, and into its thread. */
export const comment: OrderCommand<Schemas["DocumentCommentRequest"]> = ({ text }, order, context) => {
  const effect = apply("comment", requireAllowed("comment", order, context));
  return { order, effect, columns: { documentComment: text }, events: [{ kind: "Comment", text }] };
};

/** Sends a message to the customer of a document. */
export const message: OrderCommand<Schemas["DocumentCommentRequest"]> = ({ text }, order, context) => {
  const effect = apply("message", requireAllowed("message", order, context));
  const mail = { ...orderMail("documentMessage", order, effect), message: text };
  return { order, effect, events: [{ kind: "CustomerMessage", text }], mails: [mail], audited: { message: text } };
};
