import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { isEmail } from "@reserve/domain";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LEASE_MILLISECONDS } from "../mail/mail.ts";
import type { OutgoingMail } from "../ports.ts";
import { outboxTransport, SMTP_TIMEOUTS, smtpTransport } from "./mail-transports.ts";

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

  it("gets no header and no reader from forty hostile texts in subject, names and headers", async () => {
    const ends = ["\r\n", "\n", "\r", "\u0000", "\u0085", "\u2028", "\r\n ", "\n\t", "%0d%0a", "=?utf-8?Q?=0D=0A?="];
    const smuggled = [
      "Bcc: thief@example.org",
      "X-Evil: 1",
      "X-Evil: 1\r\nBcc: thief@example.org\r\n\r\nbody",
      "RCPT TO:<thief@example.org>",
    ];
    const texts = ends.flatMap((end) => smuggled.map((line) => `x${end}${line}`));
    expect(texts).toHaveLength(40);
    // Such an address is never sent to a server: every entry point checks this first.
    for (const text of texts) expect(isEmail(`helene${text}@example.fr`)).toBe(false);
    const transport = smtpTransport(url);
    await transport.send(mail({ bcc: [] }));
    const known = [...(received.at(-1)?.parsed.headers.keys() ?? []), "list"];
    const places: ((text: string) => Partial<OutgoingMail>)[] = [(subject) => ({ subject }), (text) => ({ headers: { "List-ID": text } })];
    const before = received.length;
    for (const text of texts) for (const place of places) await transport.send(mail({ bcc: [], isBulk: true, ...place(text) }));
    const came = received.slice(before);
    // Subject and headers are still sent, without the injected part.
    expect(came).toHaveLength(texts.length * places.length);
    for (const { recipients, parsed } of came) {
      expect(recipients).toEqual(["helene@example.fr"]);
      expect([...parsed.headers.keys()].filter((name) => !known.includes(name))).toEqual([]);
      expect(parsed.text).toContain("Bonjour Hélène");
    }
    // If an address hides another recipient, nobody gets the mail, however it was enqueued.
    const hidden = [
      ...texts.flatMap((text) => [`"${text}" <helene@example.fr>`, `helene${text}@example.fr`]),
      ...[
        "helene@example.fr <thief@example.org>",
        "<thief@example.org>",
        "Hélène: thief@example.org;",
        "helene@example.fr, thief@example.org",
      ],
      ...[
        "helene@example.fr;thief@example.org",
        '"thief@example.org"@example.fr',
        "helene(thief@example.org)@example.fr",
        "@example.org",
        "",
        " ",
      ],
    ];
    for (const email of hidden) {
      const readers: Partial<OutgoingMail>[] = [{ to: [email] }, { cc: [email] }, { bcc: [email], isBulk: true }];
      for (const reader of readers)
        await expect(transport.send(mail({ bcc: [], ...reader })), email).rejects.toMatchObject({ code: 553, isOurs: false });
      await expect(transport.send(mail({ from: email })), email).rejects.toMatchObject({ isOurs: true });
    }
    transport.close();
    expect(received).toHaveLength(before + came.length);
  });

  it("gets mails of campaigns over few connections, with their headers", async () => {
    const transport = smtpTransport(url);
    const headers = { "List-Unsubscribe": "<https://quai.example/u?t=1>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    const before = received.length;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        transport.send(mail({ id: `campaign-1-${index}`, to: [`p${index}@example.fr`], bcc: [], headers, isBulk: true })),
      ),
    );
    const mails = received.slice(before);
    expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(20);
    expect(mails.every(({ parsed }) => parsed.headers.has("list-unsubscribe-post") || parsed.headers.has("list"))).toBe(true);
    transport.close();
  });

  it("that does not answer is an error and no silence", async () => {
    const transport = smtpTransport("smtp://127.0.0.1:1");
    await expect(transport.send(mail())).rejects.toThrow();
    await expect(transport.verify()).rejects.toThrow();
    transport.close();
  });
});

describe("a slow SMTP server", () => {
  const timeouts = { dns: 300, connection: 300, greeting: 300, silence: 3_000 };
  /** Starts a server that sends its lines on demand and passes received ones to `hear`. */
  async function serverThat(hear: (line: string, socket: Socket) => void, greets = true) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      createInterface(socket).on("line", (line) => hear(line, socket));
      if (greets) socket.write("220 slow.example ESMTP\r\n");
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return {
      url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      close: async () => {
        for (const socket of sockets) socket.destroy();
        server.close();
        await once(server, "close");
      },
    };
  }

  it("that takes its time over a mail gets it once, and is waited for", async () => {
    let mails = 0;
    const server = await serverThat((line, socket) => {
      if (line === "DATA") socket.write("354 go on\r\n");
      else if (line === ".") {
        mails += 1;
        // Longer than it may take to connect and to greet together.
        setTimeout(() => socket.write("250 taken\r\n"), 1_000);
      } else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write("250 ok\r\n");
    });
    const transport = smtpTransport(server.url, timeouts);
    await transport.send(mail());
    expect(mails).toBe(1);
    transport.close();
    await server.close();
  });

  it("that never greets is given up, long before somebody else may take the mail", async () => {
    const server = await serverThat(() => undefined, false);
    const transport = smtpTransport(server.url, timeouts);
    await expect(transport.send(mail())).rejects.toThrow("Greeting never received");
    transport.close();
    await server.close();
    const { dns, connection, greeting } = SMTP_TIMEOUTS;
    expect(dns + connection + greeting).toBeLessThan(LEASE_MILLISECONDS);
  });

  it("that falls silent is given up in the end", async () => {
    const server = await serverThat(() => undefined);
    const transport = smtpTransport(server.url, { ...timeouts, silence: 500 });
    await expect(transport.send(mail())).rejects.toThrow(/Timeout/);
    transport.close();
    await server.close();
  });
});

describe("the outbox", () => {
  it("keeps a mail once, as a file that mail programs open", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reserve-outbox-"));
    const transport = outboxTransport(join(folder, "outbox"));
    await transport.send(mail());
    await transport.send(mail());
    expect(await readdir(join(folder, "outbox"))).toEqual(["0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e8.eml"]);
    // Readable only by the server's account, regardless of the umask.
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

  it("keeps nothing for an e-mail address that never exists", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reserve-outbox-"));
    await expect(outboxTransport(folder).send(mail({ to: ["cdi@lycee.invalid"] }))).rejects.toThrow("No such mailbox");
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe("a mail that is not taken", () => {
  /** Starts a server that sends these replies, one per command, and then closes; `hang`: sends nothing more and stays open. */
  async function peer(answers: Record<string, string | null>): Promise<{ url: string; close(): void }> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.write("220 peer\r\n");
      let isData = false;
      createInterface(socket).on("line", (line) => {
        const command = isData ? (line === "." ? "." : "") : (line.split(/[ :]/)[0] ?? "").toUpperCase();
        if (command === "") return;
        const answer = command in answers ? answers[command] : command === "DATA" ? "354 go on" : "250 ok";
        if (command === "DATA" && answer?.startsWith("354")) isData = true;
        if (answer === null || answer === undefined) socket.destroy();
        else if (answer !== "") socket.write(`${answer}\r\n`);
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const close = () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
  }

  it.each([
    ["refused by its reader", { RCPT: "550 5.1.1 No such user" }, { code: 550, isHandedOver: false, isOurs: false }],
    ["put off", { RCPT: "451 4.7.1 Later" }, { code: 451, isHandedOver: false, isOurs: false }],
    ["refused once it was read", { ".": "554 5.7.1 Spam" }, { code: 554, isHandedOver: false, isOurs: false }],
    ["not ours to send", { MAIL: "550 5.7.1 Not you" }, { code: 550, isHandedOver: false, isOurs: true }],
    ["cut off before the letter", { RCPT: null }, { code: null, isHandedOver: false, isOurs: false }],
    ["cut off after the letter", { ".": null }, { code: null, isHandedOver: true, isOurs: false }],
    ["never answered after the letter", { ".": "" }, { code: null, isHandedOver: true, isOurs: false }],
  ])("because it is %s is reported, and whether it is retried", async (_, answers, facts) => {
    const { url, close } = await peer(answers as Record<string, string | null>);
    for (const isBulk of [false, true]) {
      const transport = smtpTransport(url, { ...SMTP_TIMEOUTS, silence: 500 });
      const error = await transport.send(mail({ isBulk, bcc: [] })).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: "SendFailure", ...facts });
      transport.close();
    }
    close();
  });
});
