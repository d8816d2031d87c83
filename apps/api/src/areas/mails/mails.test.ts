import { listMails } from "@reserve/contract/lists";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { tapDatabase } from "../../testing/tapped-database.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("a mail to be looked at", () => {
  it("is rendered as its reader will see it, in the requested language, and nothing is sent", async () => {
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

  it("has every fact that its kind shows, and no placeholder is left", async () => {
    const libraire = await shop.signIn("libraire");
    for (const type of listMails.filters.type.is.filter((one) => one !== "campaignTest")) {
      const { status, body } = await libraire.call("getMailTemplate", { query: { type } });
      expect(status, type).toBe(200);
      expect(body.subject + body.text, type).not.toMatch(/undefined|\{\w+\}|\s{2}–|:\s*$/);
      expect(body.text.split("\n\n").length, type).toBeGreaterThan(2);
    }
    const { body } = await libraire.call("getMailTemplate", { query: { type: "orderCreatedCustomer" } });
    expect(body.text).toContain("DROIT DE RÉTRACTATION");
  });

  it("is for those who read mails or manage people; a mail nobody knows is refused", async () => {
    expect((await shop.anonymous.call("getMailTemplate", { query: { type: "forgotPassword" } })).status).toBe(401);
    expect((await (await shop.signIn("redaction")).call("getMailTemplate", { query: { type: "forgotPassword" } })).status).toBe(403);
    const libraire = await shop.signIn("libraire");
    expect((await libraire.call("getMailTemplate", { query: { type: "chooseFirstPassword" } })).status).toBe(200);
    for (const query of [{}, { type: "campaignTest" }, { type: "../forgotPassword" }]) {
      const { status, body } = await libraire.call("getMailTemplate", { query });
      expect([400, 422]).toContain(status);
      expect(body.propertiesErrorMessages[0]?.propertyName).toBe("type");
    }
  });
});

describe("the list", () => {
  let libraire: Caller;
  beforeAll(async () => {
    libraire = await shop.signIn("libraire");
    await addCustomers(shop.database.db, [
      { id: 17, firstName: "", lastName: "Client", company: null, email: "client@example.fr", phone: null, createdAt: shop.clock.now() },
    ]);
    const at = (day: string) => new Date(`${day}T22:30:00Z`);
    const one = (subject: string, more: Partial<typeof mails.$inferInsert>) => ({
      ...{ id: crypto.randomUUID(), type: "paidCustomer", from: "boutique@example.fr", to: ["client@example.fr"], cc: [], bcc: [] },
      ...{ subject, text: "", html: "", searchText: subject, extra: {}, createdAt: at("2026-11-01"), nextTryAt: at("2026-11-01"), ...more },
    });
    await shop.database.db
      .insert(mails)
      .values([
        one("sent", { processed: true, documentId: 24118, createdAt: at("2026-11-03") }),
        one("other", { processed: true, to: ["autre@example.fr"], type: "shipmentSent", documentId: 24119, createdAt: at("2026-11-02") }),
        one("waiting", { createdAt: at("2026-11-01") }),
        one("failing", { error: "550", sentTries: 2, type: "messageReply", createdAt: at("2026-10-31") }),
      ]);
  });
  const subjects = async (query: Record<string, unknown>) => {
    const { status, body } = await libraire.call("listMails", { query });
    expect([status, body.totalCount], JSON.stringify(query)).toEqual([200, body.items?.length]);
    return body.items.map(({ subject }) => subject);
  };

  it("distinguishes failing mails from waiting ones", async () => {
    expect(await subjects({ isFailing: true })).toEqual(["failing"]);
    expect(await subjects({ processed: false })).toEqual(["waiting", "failing"]);
    expect(await subjects({ state: ["Waiting"] })).toEqual(["waiting"]);
    expect(await subjects({ state: ["Failing", "Sent"] })).toEqual(["sent", "other", "failing"]);
    expect(await subjects({ state: ["Waiting", "Sent", "Failing"] })).toEqual(["sent", "other", "waiting", "failing"]);
  });

  it("is narrowed by kind, order, customer and days of Paris", async () => {
    expect(await subjects({ type: ["shipmentSent", "messageReply"] })).toEqual(["other", "failing"]);
    expect(await subjects({ documentId: 24118 })).toEqual(["sent"]);
    expect(await subjects({ customerId: 17 })).toEqual(["sent", "waiting", "failing"]);
    expect(await subjects({ customerId: 18 })).toEqual([]);
    expect(await subjects({ customerId: 17, state: ["Waiting", "Failing"], type: ["paidCustomer"], search: "wait" })).toEqual(["waiting"]);
    // Half past eleven in the evening of the first, by the clock in Paris.
    expect(await subjects({ dateFrom: "2026-11-01", dateTo: "2026-11-01" })).toEqual(["waiting"]);
    expect(await subjects({ dateFrom: "2026-11-02" })).toEqual(["sent", "other"]);
    expect(await subjects({ dateTo: "2026-10-31" })).toEqual(["failing"]);
  });

  it("finds one person’s among thousands without reading the others, also right after those were written", async () => {
    const planned: [string, unknown[]][] = [];
    const tapped = tapDatabase(shop.database, (query, parameters) => {
      if (/from "mails"/.test(query)) planned.push([query, parameters]);
    });
    await shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into mails (id, type, from_address, to_addresses, cc_addresses, bcc_addresses, subject, body_text, body_html, search_text, extra, processed, created_at, next_try_at)
        select gen_random_uuid(), 'paidCustomer', 'boutique@example.fr', jsonb_build_array('lecteur' || n || '@example.org'), '[]', '[]', 'many', '', '', '', '{}', true,
          timestamptz '2026-10-01' + n * interval '1 minute', timestamptz '2026-10-01' from generate_series(1, 20000) n`);
    });
    const caller = makeCaller(createApp({ ...shop.ports, db: tapped.db }), libraire.accessToken, "");
    const { body } = await caller.call("listMails", { query: { customerId: 17 } });
    expect(body.items.map(({ subject }) => subject)).toEqual(["sent", "waiting", "failing"]);
    expect(planned.length).toBeGreaterThan(0);
    for (const [query, parameters] of planned) expect((await tapped.explain(query, parameters)).join("\n")).toContain("mails_to");
    await shop.database.db.execute(sql`delete from mails where subject = 'many'`);
    await tapped.close();
  });

  it("refuses what no mail can be, each at its filter", async () => {
    const hostile = {
      state: ["sent"],
      type: ["paidCustomer' or 1=1"],
      dateFrom: "2026-02-30",
      dateTo: "hier",
      documentId: 0,
      customerId: 2_147_483_648,
    };
    for (const [property, value] of Object.entries(hostile)) {
      const { status, body } = await libraire.call("listMails", { query: { [property]: value } });
      expect([status, body.propertiesErrorMessages[0]?.propertyName.replace(/[.[].*/, "")], property).toEqual([422, property]);
    }
    const backward = await libraire.call("listMails", { query: { dateFrom: "2026-11-02", dateTo: "2026-11-01" } });
    expect([backward.status, backward.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "dateTo"]);
  });
});

describe("one mail", () => {
  let libraire: Caller;
  let id: string;
  beforeAll(async () => {
    libraire = await shop.signIn("libraire");
    const facts = { number: "24118", customerName: "Hélène Le Goff", trackingNumber: "8R42109876543" };
    const request = {
      type: "shipmentSent",
      to: "helene.legoff@example.fr",
      bcc: ["caisse@example.fr"],
      locale: "fr",
      documentId: 24118,
    } as const;
    id = await shop.database.db.transaction((tx) =>
      queueMail(tx, shop.ports, { ...request, bcc: [...request.bcc], facts }, shop.clock.now()),
    );
    // It was tried three times and failed.
    await shop.database.db.update(mails).set({ sentTries: 3, error: "550 5.1.2 No such mailbox" }).where(eq(mails.id, id));
    shop.jobs.waiting = [];
  });
  const stored = async (which: string) => (await shop.database.db.select().from(mails).where(eq(mails.id, which)))[0];

  it("returns its recipients, its delivery and its content", async () => {
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
    expect(body.body).toMatch(/^<!doctype html>.*8R42109876543/s);
  });

  it("is sent again as a new one, and stays what it was", async () => {
    const before = await stored(id);
    const copy = (await libraire.call("sendMail", { body: { id } })).body.entityOutput;
    expect(copy).toMatchObject({
      processed: false,
      sentTries: 0,
      error: null,
      documentId: 24118,
      subject: before?.subject,
      extra: { copyOf: id },
    });
    expect(copy.id).not.toBe(id);
    shop.mailbox.length = 0;
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map((mail) => [mail.id, mail.to, mail.bcc])).toEqual([
      [copy.id, ["helene.legoff@example.fr"], ["caisse@example.fr"]],
    ]);
    expect(await stored(id)).toEqual(before);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "sendMail"));
    expect(log.map(({ entity, entityId, entityName, changes }) => [entity, entityId, entityName, changes])).toEqual([
      ["mail", copy.id, null, { copyOf: [null, id], type: [null, "shipmentSent"] }],
    ]);
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
    await shop.anonymous.call("requestPasswordReset", { body: { userName: "stagiaire" } });
    await shop.jobs.drain(shop.ports);
    const left = shop.mailbox.at(-1);
    const token = /#token=(pr_[\w-]+)/.exec(left?.text ?? "")?.[1] ?? expect.fail("no link left");
    const { body } = await libraire.call("getMail", { query: { id: left?.id } });
    expect(JSON.stringify(body)).not.toContain(token);
    expect([body.text, body.body]).toEqual([expect.stringContaining("#token=…"), expect.stringContaining("#token=…")]);
    const [sent, audited] = [shop.mailbox.length, shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "sendMail"))];
    const before = await audited;
    for (const to of [undefined, "voleur@example.org"]) {
      const refused = await libraire.call("sendMail", { body: { id: left?.id, to } });
      expect([refused.status, refused.body.reason]).toEqual([409, "OneTimeLink"]);
      expect(refused.body.detail).toContain("demandez-en un nouveau");
    }
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox).toHaveLength(sent);
    expect(await audited).toEqual(before);
  });

  it("is 404 when there is none", async () => {
    const none = crypto.randomUUID();
    expect((await libraire.call("getMail", { query: { id: none } })).status).toBe(404);
    expect((await libraire.call("sendMail", { body: { id: none } })).status).toBe(404);
    expect((await libraire.call("getMail", { query: { id: "12" } })).status).toBeGreaterThanOrEqual(400);
  });
});
