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

/** Mails go nowhere: the mail list shows them. As with the outbox of a server, an address that never exists says so (RFC 2606). */
export function tabMail(): MailTransport & { readonly sent: readonly OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      if ([...mail.to, ...mail.cc].some((address) => address.endsWith(".invalid"))) throw new Error("550 5.1.2 No such mailbox");
      sent.push(mail);
    },
    verify: () => Promise.resolve(),
  };
}
