import type { ClientVariant, MailTextType } from "@reserve/client-variant";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { VARIANTS } from "../node/variants.ts";
import type { OutgoingMail } from "../ports.ts";
import { LEASE_MILLISECONDS, type MailRequest, queueMail, recoverMails, sendQueuedMail } from "./mail.ts";
import { mails } from "./mails.tables.ts";
import { placeholdersOf, writeMail } from "./templates.ts";

let shop: TestApp;
const sent: OutgoingMail[] = [];
let isServerAway = false;
let serverAnswers = Promise.resolve();
beforeAll(async () => {
  shop = await testApp({
    ports: {
      mail: {
        send: (mail) => {
          if (isServerAway) return Promise.reject(new Error("connection refused"));
          sent.push(mail);
          return serverAnswers;
        },
        verify: () => Promise.resolve(),
      },
    },
  });
});
afterAll(() => shop.close());

const request: MailRequest = {
  type: "shipmentSent",
  to: "helene.legoff@example.fr",
  locale: "fr",
  documentId: 24118,
  facts: {
    number: "24118",
    customerName: "Hélène Le Goff",
    lines: [{ title: "Les Misérables", quantity: 2 }],
    trackingNumber: "8R42109876543",
  },
};
const queue = (more: Partial<MailRequest> = {}) =>
  shop.ports.db.transaction((tx) => queueMail(tx, shop.ports, { ...request, ...more }, shop.clock.now()));
const find = async (id: string) => (await shop.ports.db.select().from(mails).where(eq(mails.id, id)))[0];

describe("a queued mail", () => {
  it("is sent once, however often it is triggered", async () => {
    sent.length = 0;
    const id = await queue();
    expect(sent).toEqual([]);
    await shop.jobs.drain(shop.ports);
    await Promise.all([sendQueuedMail(shop.ports, id), sendQueuedMail(shop.ports, id)]);
    expect(sent.map((mail) => mail.id)).toEqual([id]);
    expect(await find(id)).toMatchObject({ processed: true, sentTries: 1, error: null, documentId: 24118 });
  });

  it("is never written when the rest of the transaction fails", async () => {
    sent.length = 0;
    const failing = shop.ports.db.transaction(async (tx) => {
      await queueMail(tx, shop.ports, request, shop.clock.now());
      throw new Error("the rest failed");
    });
    await expect(failing).rejects.toThrow();
    await shop.jobs.drain(shop.ports);
    expect(sent).toEqual([]);
  });

  it("waits ever longer while the server is away, keeps the reason, and leaves when it is back", async () => {
    sent.length = 0;
    isServerAway = true;
    const id = await queue();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await sendQueuedMail(shop.ports, id);
      const row = await find(id);
      const wait = ((row?.nextTryAt.getTime() ?? 0) - shop.clock.now().getTime()) / 1000;
      waits.push(wait);
      shop.clock.advance(wait);
    }
    expect(waits).toEqual([15, 30, 60, 120]);
    expect(await find(id)).toMatchObject({ processed: false, sentTries: 4, error: "connection refused" });
    isServerAway = false;
    shop.jobs.waiting = [];
    shop.clock.advance(20);
    expect(await recoverMails(shop.ports, { isAlone: false })).toBeGreaterThan(0);
    await shop.jobs.drain(shop.ports);
    expect(sent.map((mail) => mail.id)).toEqual([id]);
    expect((await find(id))?.error).toBeNull();
  });

  it("is resumed when its sender was killed", async () => {
    sent.length = 0;
    const id = await queue();
    await shop.ports.db
      .update(mails)
      .set({ sentTries: 1, nextTryAt: new Date(shop.clock.now().getTime() + 120_000) })
      .where(eq(mails.id, id));
    shop.jobs.waiting = [];
    await recoverMails(shop.ports, { isAlone: true });
    await shop.jobs.drain(shop.ports);
    expect(sent.map((mail) => mail.id)).toEqual([id]);
  });

  it("leaves once, however long the server takes to answer", async () => {
    sent.length = 0;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const answered = Promise.withResolvers<void>();
      serverAnswers = answered.promise;
      const id = await queue();
      const sending = sendQueuedMail(shop.ports, id);
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      // A worker that resumes it now gets a response immediately.
      serverAnswers = Promise.resolve();
      for (let seconds = 0; seconds < 600; seconds += 10) {
        shop.clock.advance(10);
        vi.advanceTimersByTime(10_000);
        await recoverMails(shop.ports, { isAlone: false });
        await shop.jobs.drain(shop.ports);
      }
      answered.resolve();
      await sending;
      shop.clock.advance(3_600);
      await recoverMails(shop.ports, { isAlone: false });
      await shop.jobs.drain(shop.ports);
      expect(sent.map((mail) => mail.id)).toEqual([id]);
      expect(await find(id)).toMatchObject({ processed: true, sentTries: 1, error: null });
    } finally {
      vi.useRealTimers();
    }
  });

  it("whose sender has lost it does not record its failure", async () => {
    sent.length = 0;
    const answered = Promise.withResolvers<void>();
    serverAnswers = answered.promise;
    const id = await queue();
    const sending = sendQueuedMail(shop.ports, id);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    // Another process has taken it up since.
    const nextTryAt = new Date(shop.clock.now().getTime() + 90_000);
    await shop.ports.db.update(mails).set({ sentTries: 2, nextTryAt }).where(eq(mails.id, id));
    answered.reject(new Error("timeout"));
    await sending;
    expect(await find(id)).toMatchObject({ processed: false, sentTries: 2, nextTryAt, error: null });
    serverAnswers = Promise.resolve();
  });

  it.each([
    ["emailChanged", "urgentMails"],
    ["shipmentSent", "mails"],
  ] as const)("of type %s waits in the queue « %s », also when it is taken up again", async (type, lane) => {
    shop.jobs.waiting = [];
    const id = await queue({ type });
    expect(shop.jobs.waiting).toEqual([{ queue: lane, id }]);
    isServerAway = true;
    await sendQueuedMail(shop.ports, id);
    isServerAway = false;
    expect(shop.jobs.waiting.at(-1)).toMatchObject({ queue: lane, id });
    shop.clock.advance(60);
    shop.jobs.waiting = [];
    await recoverMails(shop.ports, { isAlone: false });
    expect(shop.jobs.waiting.filter((one) => one.id === id)).toEqual([{ queue: lane, id }]);
    await shop.jobs.drain(shop.ports);
  });

  it("takes no e-mail address that would make another header or another recipient", async () => {
    const hostile = [
      "a@b.fr\r\nBcc: c@d.fr",
      "a@b.fr, c@d.fr",
      "a@b.fr\nc@d.fr",
      "a@b.fr\u0000",
      "<a@b.fr>",
      "a b@c.fr",
      "nobody",
      "a@b;c@d",
      "",
    ];
    for (const to of hostile) await expect(queue({ to }), JSON.stringify(to)).rejects.toMatchObject({ details: { status: 422 } });
  });

  it("has the client's own words, with their placeholders filled in once", () => {
    const mailTexts = {
      shipmentSent: {
        subject: { fr: "En route, {customer} !", en: "On its way" },
        closing: { fr: "Ouvert de 10 h à 19 h.\nFermé <le lundi>.", en: "Open from 10 to 19." },
      },
    };
    const facts = { number: "24118", customerName: "{number}", lines: [{ title: "Les Misérables", quantity: 2 }] };
    const { subject, text, html } = writeMail("shipmentSent", "fr", facts, { title: "Réserve", mailTexts });
    expect(subject).toBe("En route, {number} ! – Réserve");
    expect(text).toMatch(/Ces articles de votre commande 24118.*Ouvert de 10 h à 19 h\.\nFermé <le lundi>\.\n\nRéserve\n$/s);
    expect(html).toContain("<p>Ouvert de 10 h à 19 h.<br>Fermé &lt;le lundi&gt;.</p><p>Réserve</p>");
  });

  it.each(Object.values(VARIANTS))("has no placeholder that its kind cannot fill in: $name", ({ mailTexts = {} }: ClientVariant) => {
    for (const [type, words] of Object.entries(mailTexts)) {
      const placeholders = Object.values(words).flatMap(({ fr, en }) => [...`${fr}${en}`.matchAll(/\{(.*?)\}/g)].map(([, name]) => name));
      expect(
        placeholders.filter((name) => !placeholdersOf(type as MailTextType).has(name ?? "")),
        type,
      ).toEqual([]);
    }
  });

  it("contains a hostile name and title unchanged, as text, on one line", () => {
    const facts = {
      number: "1\r\nBcc: x@y.fr",
      customerName: `<img src=x onerror="alert(1)">`,
      lines: [{ title: `</ul><script>`, quantity: 1 }],
    };
    const { subject, html, text } = writeMail("shipmentSent", "fr", facts, { title: "Réserve" });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain("&lt;img");
    expect(text).toContain("<img");
  });
});

describe("the list", () => {
  it("finds mails without accents or capitals, by state, in order", async () => {
    const libraire = await shop.signIn("libraire");
    await queue({ to: "zoe.etienne@example.fr", facts: { ...request.facts, number: "31999" } });
    const found = await libraire.call("listMails", { query: { search: "31999 ÉTIENNE" } });
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({
      totalCount: 1,
      totalIsExact: true,
      items: [{ to: "zoe.etienne@example.fr", processed: false, documentId: 24118 }],
    });
    const waiting = await libraire.call("listMails", { query: { processed: false, sort: "to", pageSize: 10 } });
    expect(waiting.body.items.every((mail) => !mail.processed)).toBe(true);
    for (const sort of ["createdAt", "-sentDate", "sentDate", "-to", "subject", "-subject"]) {
      expect((await libraire.call("listMails", { query: { sort } })).status, sort).toBe(200);
    }
    expect((await libraire.call("listMails", { query: { search: "100%_" } })).body.totalCount).toBe(0);
  });
});

describe("a clock that was put back an hour", () => {
  it("keeps no mail waiting that was queued, taken or to be tried again before", async () => {
    sent.length = 0;
    await shop.jobs.drain(shop.ports);
    const queued = await queue();
    const [taken, failed] = [await queue(), await queue()];
    const { db } = shop.ports;
    // Taken by a worker that was killed; and one that a server away refused for the first time.
    await db
      .update(mails)
      .set({ sentTries: 1, nextTryAt: new Date(shop.clock.now().getTime() + LEASE_MILLISECONDS) })
      .where(eq(mails.id, taken));
    isServerAway = true;
    await sendQueuedMail(shop.ports, failed);
    isServerAway = false;
    shop.clock.advance(-3_600);
    await sendQueuedMail(shop.ports, queued);
    await recoverMails(shop.ports, { isAlone: false });
    await shop.jobs.drain(shop.ports);
    const ours = [queued, taken, failed];
    expect(sent.flatMap(({ id }) => (ours.includes(id) ? [id] : [])).toSorted()).toEqual(ours.toSorted());
    shop.clock.advance(3_600);
  });

  it("tries one that fails now again after its wait, not at once", async () => {
    const id = await queue();
    isServerAway = true;
    await sendQueuedMail(shop.ports, id);
    await sendQueuedMail(shop.ports, id);
    isServerAway = false;
    expect((await find(id))?.sentTries).toBe(1);
  });
});
