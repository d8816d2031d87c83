import { parseEmail } from "@reserve/domain";
import { type OutgoingMail, SendFailure } from "../ports.ts";

/** What a server says of an e-mail address that nobody has (RFC 3463, 5.1.2). */
export const NO_MAILBOX = "550 5.1.2 No such mailbox";

/** Throws for e-mail addresses that never exist (`.invalid`, RFC 2606): where no server is asked, one still sees what a mail does that cannot be delivered. */
export function refuseNoMailbox({ to, cc }: Pick<OutgoingMail, "to" | "cc">): void {
  if ([...to, ...cc].some((email) => email.endsWith(".invalid")))
    throw new SendFailure(NO_MAILBOX, { code: 550, isHandedOver: false, isOurs: false });
}

/** What a server says of what is no e-mail address (RFC 3463, 5.1.3). */
const BAD_ADDRESS = "553 5.1.3 Bad e-mail address";

/** Throws where a mail would go to what is no e-mail address, or to somebody that hides in one: whoever queued it, no server is asked. */
export function rejectInvalid({ from, to, cc, bcc }: Pick<OutgoingMail, "from" | "to" | "cc" | "bcc">): void {
  if (!isSendable(from)) throw new SendFailure(BAD_ADDRESS, { code: null, isHandedOver: false, isOurs: true });
  if (![...to, ...cc, ...bcc].every(isSendable)) throw new SendFailure(BAD_ADDRESS, { code: 553, isHandedOver: false, isOurs: false });
}

/** A mail queued before addresses were stored in one form may have capitals; nothing else may differ, because the text itself goes into the headers. */
function isSendable(email: string): boolean {
  return parseEmail(email) === email.toLowerCase();
}
