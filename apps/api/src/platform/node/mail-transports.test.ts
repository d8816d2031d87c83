import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OutgoingMail } from "../ports.ts";
import { outboxTransport, smtpTransport } from "./mail-transports.ts";

const mail = (more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8",
  from: "boutique@example.fr",
  to: ["helene@example.fr"],
  cc: [],
  bcc: ["caisse@example.fr"],
  subject: "Votre colis est parti – Librairie du Quai",
  text: "Bonjour Hélène, œuvre à l’été.\n",
  html: "<p>Bonjour Hélène</p>",
  ...more,
});

describe("an SMTP server", () => {
  const received: { recipients: string[]; parsed: ParsedMail }[] = [];
  let server: SMTPServer;
  let url: string;
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData: (stream, session, done) => {
        simpleParser(stream).then((parsed) => {
          received.push({ recipients: session.envelope.rcptTo.map((one) => one.address), parsed });
          done();
        }, done);
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve());
    });
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it("gets the mail as it was written, to everyone and no one else, under the mail's own id", async () => {
    const transport = smtpTransport(url);
    await transport.send(mail());
    const [last] = received.slice(-1);
    expect(last?.recipients.sort()).toEqual(["caisse@example.fr", "helene@example.fr"]);
    expect(last?.parsed.subject).toBe("Votre colis est parti – Librairie du Quai");
    expect(last?.parsed.text).toContain("œuvre à l’été");
    expect(last?.parsed.messageId).toBe("<0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8@example.fr>");
    expect(last?.parsed.bcc).toBeUndefined();
    const count = received.length;
    await transport.verify();
    expect(received).toHaveLength(count);
    transport.close();
  });

  it("gets no header and no recipient that a subject smuggles in", async () => {
    const transport = smtpTransport(url);
    for (const subject of ["x\r\nBcc: thief@example.org", "x\nX-Evil: 1", "x\r\n\r\nbody", "x\u0000y"])
      await transport.send(mail({ subject }));
    for (const { recipients, parsed } of received.slice(-4)) {
      expect(recipients).not.toContain("thief@example.org");
      expect(parsed.headers.has("x-evil")).toBe(false);
      expect(parsed.text).toContain("Bonjour Hélène");
    }
    transport.close();
  });

  it("that does not answer is an error and no silence", async () => {
    const transport = smtpTransport("smtp://127.0.0.1:1");
    await expect(transport.send(mail())).rejects.toThrow();
    await expect(transport.verify()).rejects.toThrow();
    transport.close();
  });
});

describe("the outbox", () => {
  it("keeps a mail once, as a file that mail programs open", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reserve-outbox-"));
    const transport = outboxTransport(join(folder, "outbox"));
    await transport.send(mail());
    await transport.send(mail());
    expect(await readdir(join(folder, "outbox"))).toEqual(["0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8.eml"]);
    // For the server's own account alone, whatever the umask is.
    const modes = ["", "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8.eml"].map(
      async (name) => (await stat(join(folder, "outbox", name))).mode & 0o777,
    );
    expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
    const parsed = await simpleParser(await readFile(join(folder, "outbox", "0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8.eml")));
    expect(parsed.subject).toBe("Votre colis est parti – Librairie du Quai");
    await transport.verify();
    expect(await readdir(join(folder, "outbox"))).toHaveLength(1);
    await rm(folder, { recursive: true });
  });

  it("keeps nothing for an address that never exists", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reserve-outbox-"));
    await expect(outboxTransport(folder).send(mail({ to: ["cdi@lycee.invalid"] }))).rejects.toThrow("No such mailbox");
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
