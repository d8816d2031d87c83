import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("a mail to be looked at", () => {
  it("is written as its reader will see it, in the language asked for, and nothing is sent", async () => {
    const admin = await shop.signIn("admin");
    const { status, body } = await admin.call("getMailTemplate", { query: { type: "forgotPassword" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "forgotPassword", subject: "Votre nouveau mot de passe – Réserve" });
    expect(body.text).toContain("Bonjour Mathilde,");
    expect(body.html).toMatch(/^<!doctype html><html lang="fr">.*http:\/\/127\.0\.0\.1:4400\/resetPassword#token=pr_exemple/s);
    const english = await admin.call(
      "getMailTemplate",
      { query: { type: "chooseFirstPassword" } },
      { headers: { "Accept-Language": "en" } },
    );
    expect(english.body).toMatchObject({ subject: "Choose your password – Réserve" });
    expect(shop.jobs.waiting).toEqual([]);
    expect(shop.mailbox).toEqual([]);
  });

  it("is for those who read mails or manage people; a mail nobody knows is refused", async () => {
    expect((await shop.anonymous.call("getMailTemplate", { query: { type: "forgotPassword" } })).status).toBe(401);
    expect((await (await shop.signIn("redaction")).call("getMailTemplate", { query: { type: "forgotPassword" } })).status).toBe(403);
    const libraire = await shop.signIn("libraire");
    expect((await libraire.call("getMailTemplate", { query: { type: "chooseFirstPassword" } })).status).toBe(200);
    for (const query of [{}, { type: "shipmentSent" }, { type: "../forgotPassword" }]) {
      const { status, body } = await libraire.call("getMailTemplate", { query });
      expect([400, 422]).toContain(status);
      expect(body.propertiesErrorMessages[0]?.propertyName).toBe("type");
    }
  });
});

describe("the list", () => {
  it("tells what fails from what only waits", async () => {
    const libraire = await shop.signIn("libraire");
    const { status, body } = await libraire.call("listMails", { query: { isFailing: true } });
    expect([status, body.totalCount]).toEqual([200, 0]);
    expect((await libraire.call("listMails", { query: { isFailing: false } })).status).toBe(200);
  });
});

describe("one mail", () => {
  let libraire: Caller;
  let id: string;
  beforeAll(async () => {
    libraire = await shop.signIn("libraire");
    const facts = { number: "24118", customerName: "Hélène Le Goff", trackingNumber: "8R42109876543" };
    const wish = {
      type: "shipmentSent",
      to: "helene.legoff@example.fr",
      bcc: ["caisse@example.fr"],
      locale: "fr",
      documentId: 24118,
    } as const;
    id = await shop.database.db.transaction((tx) => queueMail(tx, shop.ports, { ...wish, bcc: [...wish.bcc], facts }, shop.clock.now()));
    // It was tried three times and failed.
    await shop.database.db.update(mails).set({ sentTries: 3, error: "550 5.1.2 No such mailbox" }).where(eq(mails.id, id));
    shop.jobs.waiting = [];
  });
  const stored = async (which: string) => (await shop.database.db.select().from(mails).where(eq(mails.id, which)))[0];

  it("says who reads it, how it went and what it says", async () => {
    const { status, body } = await libraire.call("getMail", { query: { id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      type: "shipmentSent",
      from: "boutique@example.fr",
      to: "helene.legoff@example.fr",
      cc: [],
      bcc: ["caisse@example.fr"],
      processed: false,
      sentTries: 3,
      sentDate: null,
      nextTryAt: "2026-11-21T09:00:00.000Z",
      error: "550 5.1.2 No such mailbox",
      documentId: 24118,
      extra: {},
    });
    expect(body.text).toContain("8R42109876543");
    expect(body.html).toMatch(/^<!doctype html>/);
  });

  it("is sent again as a new one, once a wish, and stays what it was", async () => {
    const before = await stored(id);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => libraire.call("sendMail", { body: { id } }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const copy = answers[0]?.body.entityOutput;
    expect(new Set(answers.map(({ body }) => body.entityOutput.id))).toEqual(new Set([copy?.id]));
    expect(copy).toMatchObject({
      processed: false,
      sentTries: 0,
      error: null,
      documentId: 24118,
      subject: before?.subject,
      extra: { copyOf: id },
    });
    expect(copy?.id).not.toBe(id);
    shop.mailbox.length = 0;
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map((mail) => [mail.id, mail.to, mail.bcc])).toEqual([
      [copy?.id, ["helene.legoff@example.fr"], ["caisse@example.fr"]],
    ]);
    expect(await stored(id)).toEqual(before);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "sendMail"));
    expect(log.map(({ entity, entityId, changes }) => [entity, entityId, changes.copyOf])).toEqual([["mail", copy?.id, [null, id]]]);
  });

  it("is sent to another reader alone, when one is named", async () => {
    const { body } = await libraire.call("sendMail", { body: { id, to: "h.legoff@example.org" } });
    expect(body.entityOutput).toMatchObject({ to: "h.legoff@example.org", cc: [], bcc: [] });
    for (const to of ["nobody", "a@b.fr, c@d.fr", "a@b.fr\r\nBcc: c@d.fr", ""]) {
      const refused = await libraire.call("sendMail", { body: { id, to } });
      expect([refused.status, refused.body.propertiesErrorMessages[0]?.propertyName], to).toEqual([422, "to"]);
    }
  });

  it("with a one-time link never shows it and is never sent again", async () => {
    const facts = { firstName: "Noé", userName: "stagiaire", link: "https://boutique.example.fr/resetPassword#token=pr_secret" };
    const secret = await shop.database.db.transaction((tx) =>
      queueMail(tx, shop.ports, { type: "forgotPassword", to: "stagiaire@example.fr", locale: "fr", facts }, shop.clock.now()),
    );
    const { body } = await libraire.call("getMail", { query: { id: secret } });
    expect(JSON.stringify(body)).not.toContain("pr_secret");
    expect(body.text).toContain("#token=…");
    const refused = await libraire.call("sendMail", { body: { id: secret, to: "voleur@example.org" } });
    expect([refused.status, refused.body.reason]).toEqual([409, "OneTimeLink"]);
  });

  it("is 404 when there is none, and for those who read the log of mails", async () => {
    const none = crypto.randomUUID();
    expect((await libraire.call("getMail", { query: { id: none } })).status).toBe(404);
    expect((await libraire.call("sendMail", { body: { id: none } })).status).toBe(404);
    expect((await libraire.call("getMail", { query: { id: "12" } })).status).toBeGreaterThanOrEqual(400);
    const redaction = await shop.signIn("redaction");
    expect((await shop.anonymous.call("getMail", { query: { id } })).status).toBe(401);
    expect((await redaction.call("getMail", { query: { id } })).status).toBe(403);
    expect((await shop.anonymous.call("sendMail", { body: { id } })).status).toBe(401);
    expect((await redaction.call("sendMail", { body: { id } })).status).toBe(403);
  });
});
