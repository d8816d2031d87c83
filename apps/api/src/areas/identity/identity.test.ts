import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { DEMO_PASSWORD } from "./demo-accounts.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe("200", () => {
  it("opens a session and says who is signed in, with the claims of the role", async () => {
    const libraire = await shop.signIn("libraire");
    const { status, body } = await libraire.call("getCurrentUser");
    expect(status).toBe(200);
    expect(body).toMatchObject({ userName: "libraire", firstName: "Mathilde", roles: ["Libraire"] });
    expect(body.claimTypes).toContainEqual({ id: "Permission.BackOffice.Public.DocumentsManage" });
  });

  it("says where one is without signing in", async () => {
    const { status, body } = await shop.anonymous.call("getHosting");
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "generic", environment: "demo" });
  });
});

describe("401", () => {
  it("answers an unknown name and a wrong password alike", async () => {
    const unknown = await shop.anonymous.call("createToken", { body: { userName: "personne", password: DEMO_PASSWORD } });
    const wrong = await shop.anonymous.call("createToken", { body: { userName: "stagiaire", password: "pas celui-ci" } });
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect({ ...unknown.body, instance: "" }).toEqual({ ...wrong.body, instance: "" });
  });
});

describe("403 and 422", () => {
  it("refuses a list whose claim one lacks and names the claim", async () => {
    const stagiaire = await shop.signIn("stagiaire");
    const { status, body } = await stagiaire.call("listMails");
    expect(status).toBe(403);
    expect(body.requiredClaims).toEqual(["Permission.BackOffice.Public.MailLog"]);
  });

  it("says in the caller's language which property is wrong", async () => {
    const french = await shop.anonymous.call("createToken", { body: { userName: "admin" } });
    expect(french.status).toBe(422);
    expect(french.body.propertiesErrorMessages).toEqual([{ propertyName: "password", errorMessage: "Ce champ est obligatoire." }]);
    const english = await shop.anonymous.call("createToken", { body: { userName: "admin" } }, { headers: { "Accept-Language": "en-GB" } });
    expect(english.body.propertiesErrorMessages[0]?.errorMessage).toBe("This field is required.");
  });
});
