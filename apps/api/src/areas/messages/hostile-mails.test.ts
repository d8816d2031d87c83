import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smtpTransport } from "../../platform/node/mail-transports.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addMessages, type NewMessage } from "./messages.bulk.store.ts";

const THIEF = "voleur@example.org";
const HONEST = "helene.legoff@example.fr";
const payloads = [
  `x\r\nBcc: ${THIEF}`,
  `x\nBcc: ${THIEF}`,
  `x\rBcc: ${THIEF}`,
  `x\r\n\r\n<script>alert(1)</script>`,
  `x\r\n.\r\nMAIL FROM:<${THIEF}>\r\nRCPT TO:<${THIEF}>\r\nDATA\r\n`,
  `x\u2028Bcc: ${THIEF}\u2029Cc: ${THIEF}`,
  `x\u0085Bcc: ${THIEF}`,
  `=?utf-8?q?x=0D=0ABcc:_${THIEF}?=`,
  `x%0d%0aBcc:%20${THIEF}`,
  `${"x".repeat(990)}\r\n Bcc: ${THIEF}`,
];
/** The only headers of the shop's mails. */
const HEADERS = ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "subject", "to"];

const received: { sender: string; recipients: string[]; parsed: ParsedMail }[] = [];
let server: SMTPServer;
let transport: ReturnType<typeof smtpTransport>;
let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
      simpleParser(stream).then((parsed) => {
        received.push({ sender, recipients: session.envelope.rcptTo.map((one) => one.address), parsed });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  transport = smtpTransport(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  shop = await testApp({ ports: { mail: transport } });
  libraire = await shop.signIn("libraire");
});
afterAll(async () => {
  transport.close();
  await shop.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const letter = (id: number, more: Partial<NewMessage>): NewMessage => ({
  id,
  status: "Pending",
  question: "other",
  firstName: "Hélène",
  lastName: "Le Goff",
  email: HONEST,
  phone: null,
  additionalPhone: null,
  subject: "Bonjour",
  message: "Bonjour.",
  receivedAt: shop.clock.now(),
  answeredAt: null,
  customerId: null,
  documentId: null,
  ...more,
});

const answer = (id: number, text: string) => libraire.call("replyToMessage", { body: { id, text } }, { headers: { "If-Match": '"1"' } });

describe("fifty mails with hostile words, to a real SMTP server", () => {
  it("carry no header and reach nobody that the words smuggle in", async () => {
    const fields = [
      (payload: string) => ({ letter: { subject: payload }, reply: "Bonjour." }),
      (payload: string) => ({ letter: { firstName: payload, lastName: payload }, reply: "Bonjour." }),
      (payload: string) => ({ letter: { message: payload }, reply: payload }),
    ];
    const letters = payloads.flatMap((payload) => fields.map((field) => field(payload)));
    await addMessages(shop.database.db, { messages: letters.map((one, index) => letter(index + 1, one.letter)), replies: [] });
    for (const [index, { reply }] of letters.entries()) {
      const { status } = await answer(index + 1, reply);
      expect(status, JSON.stringify(letters[index])).toBe(200);
    }
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    // Bypasses all our checks, directly into the transport: including NUL, which no row could contain.
    const mail = { from: "boutique@example.fr", to: [HONEST], cc: [], bcc: [], text: "Bonjour.\n", html: "<p>Bonjour.</p>" };
    for (const payload of payloads) await transport.send({ ...mail, id: crypto.randomUUID(), subject: `${payload}\u0000Bcc: ${THIEF}` });

    // A hostile e-mail address is no e-mail address: nothing is written, nothing leaves.
    await addMessages(shop.database.db, {
      messages: payloads.map((payload, index) => letter(101 + index, { email: `${HONEST}${payload}` })),
      replies: [],
    });
    const refusals = await Promise.all(payloads.map((_, index) => answer(101 + index, "Bonjour.")));
    expect(refusals.map(({ status }) => status)).toEqual(payloads.map(() => 422));
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);

    expect(received).toHaveLength(40);
    const extraHeaders = received.flatMap(({ parsed }) => [...parsed.headers.keys()].filter((name) => !HEADERS.includes(name)));
    const extraRecipients = received.flatMap(({ recipients }) => recipients.filter((one) => one !== HONEST));
    console.log(
      `${received.length + refusals.length} hostile mails: ${received.length} delivered, ${refusals.length} refused, ` +
        `${extraHeaders.length} extra headers, ${extraRecipients.length} extra recipients (${shop.database.engine})`,
    );
    expect([extraHeaders, extraRecipients]).toEqual([[], []]);
    expect(new Set(received.map(({ sender }) => sender))).toEqual(new Set(["boutique@example.fr"]));
    for (const { parsed, recipients } of received) {
      expect(recipients).toEqual([HONEST]);
      expect(parsed.bcc ?? parsed.cc).toBeUndefined();
      expect(parsed.text).toMatch(/Bonjour/);
      expect(parsed.html).not.toMatch(/<script/);
    }
  });
});
