import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("returns a text as a URL segment, in its language, to any signed-in user", async () => {
  const trainee = await shop.signIn("stagiaire");
  const ask = async (query: { text: string; locale?: "fr" | "en" }) => (await trainee.call("getSeoText", { query })).body;
  expect(await ask({ text: "L’Œuvre au noir & autres" })).toEqual({
    text: "L’Œuvre au noir & autres",
    locale: "fr",
    seoName: "l-oeuvre-au-noir-et-autres",
  });
  expect((await ask({ text: "Arts & crafts", locale: "en" })).seoName).toBe("arts-and-crafts");
  expect((await ask({ text: "…" })).seoName).toBe("");
  expect((await trainee.call("getSeoText", { query: { text: "a".repeat(501) } })).status).toBe(422);
});
