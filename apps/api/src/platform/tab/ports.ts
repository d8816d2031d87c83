import { refuseNoMailbox } from "../mail/no-mailbox.ts";
import type { Files, MailTransport, OutgoingMail } from "../ports.ts";

/** Files in memory, gone with the tab. */
export function tabFiles(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    write: (name, bytes) => {
      files.set(name, bytes);
      return Promise.resolve();
    },
    read: (name) => Promise.resolve(files.get(name) ?? null),
    verify: () => Promise.resolve(),
  };
}

/** Mails go nowhere: the mail list shows them. */
export function tabMail(): MailTransport & { readonly sent: readonly OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      refuseNoMailbox(mail);
      sent.push(mail);
    },
    verify: () => Promise.resolve(),
  };
}
