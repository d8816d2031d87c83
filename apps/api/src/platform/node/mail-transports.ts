import { join } from "node:path";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type MailMessage from "nodemailer/lib/mailer/mail-message";
import { refuseNoMailbox, rejectInvalid } from "../mail/no-mailbox.ts";
import { type MailTransport, type OutgoingMail, SendFailure } from "../ports.ts";
import { verifyFolder, writeWhole } from "./files.ts";

/** Timeouts of an SMTP server in milliseconds. */
export interface SmtpTimeouts {
  /** DNS lookup, connection, and greeting. */
  dns: number;
  connection: number;
  greeting: number;
  /** Maximum time without receiving a byte, after the greeting. */
  silence: number;
}

/**
 * The steps before the message end well within its lease. After that RFC 5321, 4.5.3.2.6 applies: ten minutes for the reply to a message, because a
 * client that gives up earlier resends what the server has already accepted; the sender renews the lease that long.
 */
export const SMTP_TIMEOUTS: SmtpTimeouts = { dns: 10_000, connection: 20_000, greeting: 30_000, silence: 600_000 };

/** Number of connections for campaign mails: few, because servers reject clients that open many. */
const BULK_CONNECTIONS = 5;

/** Creates a transport through an SMTP server. The mail's id is its Message-ID, so that a duplicate after a crash is recognizable. */
export function smtpTransport(smtpUrl: string, timeouts = SMTP_TIMEOUTS): MailTransport & { close(): void } {
  const { dns, connection, greeting, silence } = timeouts;
  const options = {
    url: smtpUrl,
    ...{ dnsTimeout: dns, connectionTimeout: connection, greetingTimeout: greeting, socketTimeout: silence },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  // No automatic retry: a connection that closes after the mail was accepted would send it twice.
  const pool = createTransport({ ...options, pool: true, maxConnections: BULK_CONNECTIONS, maxMessages: 200, ...{ maxRequeues: 0 } });
  for (const one of [transport, pool]) one.use("stream", (mail, done) => noteHandingOver(mail, done));
  return {
    send: async (mail) => {
      rejectInvalid(mail);
      const state: Handing = { isHandedOver: false };
      try {
        await (mail.isBulk ? pool : transport).sendMail({ ...messageOf(mail), ...{ handing: state } });
      } catch (error) {
        throw failureOf(error, state);
      }
    },
    verify: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw failureOf(error, { isHandedOver: false });
      }
    },
    close: () => {
      transport.close();
      pool.close();
    },
  };
}

interface Handing {
  isHandedOver: boolean;
}

/**
 * Records that the content is being sent. It is read only after the server has agreed to accept it: from then on, without a reply the outcome is
 * unknown.
 */
function noteHandingOver(mail: MailMessage, done: (error?: Error | null) => void): void {
  const { handing } = mail.data as { handing?: Handing };
  const message = mail.message as unknown as { processFunc(work: (stream: Readable) => Readable): void };
  message.processFunc((stream) => {
    const pipe = stream.pipe.bind(stream);
    stream.pipe = (target, options) => {
      if (handing) handing.isHandedOver = true;
      return pipe(target, options);
    };
    return stream;
  });
  done();
}

/** Returns the failure of a mail: whether the server replied, and to which command. */
function failureOf(error: unknown, { isHandedOver }: Handing): SendFailure {
  const { responseCode, command, code, message } = error as { responseCode?: number; command?: string; code?: string; message?: string };
  const isToMail = command === "RCPT TO" || command === "DATA" || command === "MAIL FROM" || isHandedOver;
  const answer = isToMail && typeof responseCode === "number" ? responseCode : null;
  const isOurs = code === "EAUTH" || (typeof responseCode === "number" && responseCode >= 500 && (!isToMail || command === "MAIL FROM"));
  return new SendFailure(message ?? String(error), { code: answer, isHandedOver: isHandedOver && answer === null, isOurs });
}

/**
 * Creates a transport without a server: each mail is written to a folder as `<id>.eml`, which any mail program opens. The same mail has the same
 * file.
 */
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
      rejectInvalid(mail);
      refuseNoMailbox(mail);
      const { message } = await transport.sendMail(messageOf(mail));
      await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer);
    },
    verify: () => verifyFolder(folder),
    close: () => transport.close(),
  };
}

/** Returns the mail for the library: e-mail addresses as objects, because a text would be parsed for names and additional recipients. */
function messageOf(mail: OutgoingMail) {
  const host = mail.from.split("@")[1] ?? "localhost";
  const addressed = (emails: readonly string[]) => emails.map((address) => ({ name: "", address }));
  return {
    messageId: `<${mail.id}@${host}>`,
    from: { name: "", address: mail.from },
    to: addressed(mail.to),
    cc: addressed(mail.cc),
    bcc: addressed(mail.bcc),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
  };
}
