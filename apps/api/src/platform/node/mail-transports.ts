import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { refuseNoMailbox } from "../mail/no-mailbox.ts";
import type { MailTransport, OutgoingMail } from "../ports.ts";
import { verifyFolder } from "./files.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "./private-folder.ts";

/** How long an SMTP server may take, in milliseconds. */
export interface SmtpTimeouts {
  /** To be found by name, to answer a connection, and to greet. */
  dns: number;
  connection: number;
  greeting: number;
  /** Without a byte, once it has greeted. */
  silence: number;
}

/**
 * What comes before the mail is over well within its lease. Then RFC 5321, 4.5.3.2.6 holds: ten minutes for the answer to a mail, because whoever gives up
 * earlier sends again what the server has taken already; so long its sender renews the lease.
 */
export const SMTP_TIMEOUTS: SmtpTimeouts = { dns: 10_000, connection: 20_000, greeting: 30_000, silence: 600_000 };

/** Sends through an SMTP server. The mail's id is its Message-ID, so a repetition after a crash is recognisable. */
export function smtpTransport(smtpUrl: string, timeouts = SMTP_TIMEOUTS): MailTransport & { close(): void } {
  const { dns, connection, greeting, silence } = timeouts;
  const transport = createTransport({
    url: smtpUrl,
    ...{ dnsTimeout: dns, connectionTimeout: connection, greetingTimeout: greeting, socketTimeout: silence },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** Without a server: each mail becomes `<id>.eml` in a folder, which any mail program opens. The same mail twice is the same file. */
export function outboxTransport(folder: string): MailTransport & { close(): void } {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      refuseNoMailbox(mail);
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: PRIVATE_FILE });
      await rename(`${file}.part`, file);
    },
    verify: () => verifyFolder(folder),
    close: () => transport.close(),
  };
}

function messageOf(mail: OutgoingMail) {
  const host = mail.from.split("@")[1] ?? "localhost";
  return {
    messageId: `<${mail.id}@${host}>`,
    from: mail.from,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
