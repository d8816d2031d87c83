import { parseEmail } from "@reserve/domain";
import { type OutgoingMail, SendFailure } from "../ports.ts";

/** Enhanced status code for a mailbox that does not exist (RFC 3463, 5.1.2). */
export const NO_MAILBOX = "550 5.1.2 No such mailbox";

/** Throws for addresses that never exist (`.invalid`, RFC 2606), so that a transport without a server shows a failed delivery too. */
export function refuseNoMailbox({ to, cc }: Pick<OutgoingMail, "to" | "cc">): void {
  if ([...to, ...cc].some((email) => email.endsWith(".invalid")))
    throw new SendFailure(NO_MAILBOX, { code: 550, isHandedOver: false, isOurs: false });
}

/** Reply of a server to an invalid e-mail address (RFC 3463, 5.1.3). */
const BAD_ADDRESS = "553 5.1.3 Bad e-mail address";

/** Throws when a mail's address is invalid or hides a second recipient; no server is contacted. */
export function rejectInvalid({ from, to, cc, bcc }: Pick<OutgoingMail, "from" | "to" | "cc" | "bcc">): void {
  if (!isSendable(from)) throw new SendFailure(BAD_ADDRESS, { code: null, isHandedOver: false, isOurs: true });
  if (![...to, ...cc, ...bcc].every(isSendable)) throw new SendFailure(BAD_ADDRESS, { code: 553, isHandedOver: false, isOurs: false });
}

/**
 * Returns whether an address can be sent to. A mail enqueued before addresses were normalized may have capitals; nothing else may differ, because the
 * text itself goes into the headers.
 */
function isSendable(email: string): boolean {
  return parseEmail(email) === email.toLowerCase();
}
