import { refuseNoMailbox, rejectInvalid } from "../mail/no-mailbox.ts";
import type { Files, MailTransport, OutgoingMail } from "../ports.ts";

/** Creates file storage in memory, gone with the tab. */
export function tabFiles(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    write: (name, bytes) => {
      files.set(name, bytes);
      return Promise.resolve();
    },
    read: (name) => Promise.resolve(files.get(name) ?? null),
    store: async (name, bytes, limit) => {
      const pieces: Uint8Array[] = [];
      let size = 0;
      for (const reader = bytes.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.byteLength;
        if (size > limit) {
          await reader.cancel();
          return null;
        }
        pieces.push(value);
      }
      const whole = new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
      files.set(name, whole);
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
      return { size, digest: [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("") };
    },
    size: (name) => Promise.resolve(files.get(name)?.byteLength ?? null),
    open: (name, range) => {
      const bytes = files.get(name);
      return Promise.resolve(bytes ? new Blob([bytes.subarray(range?.start, range && range.end + 1) as BlobPart]).stream() : null);
    },
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
    // Files of the tab are in its memory.
    limit: 20_000_000,
    verify: () => Promise.resolve(),
  };
}

/** Creates a transport that sends nothing: mails appear in the mail list. */
export function tabMail(): MailTransport & { readonly sent: readonly OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    send: async (mail) => {
      rejectInvalid(mail);
      refuseNoMailbox(mail);
      sent.push(mail);
    },
    verify: () => Promise.resolve(),
  };
}
