import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";

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
