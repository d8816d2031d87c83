import { type OutgoingMail, SendFailure } from "../ports.ts";

/** What a server says of an e-mail address that nobody has (RFC 3463, 5.1.2). */
export const NO_MAILBOX = "550 5.1.2 No such mailbox";

/** Throws for e-mail addresses that never exist (`.invalid`, RFC 2606): where no server is asked, one still sees what a mail does that cannot be delivered. */
export function refuseNoMailbox({ to, cc }: Pick<OutgoingMail, "to" | "cc">): void {
  if ([...to, ...cc].some((email) => email.endsWith(".invalid")))
    throw new SendFailure(NO_MAILBOX, { code: 550, isHandedOver: false, isOurs: false });
}
