import type { Input } from "@reserve/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../apps/api/src/app.ts";
import { note } from "../../apps/api/src/areas/posts/posts.fixtures.ts";
import { VARIANTS } from "../../apps/api/src/platform/node/variants.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await testApp();
  ({ accessToken: token } = await shop.signIn("admin"));
});
afterAll(() => shop.close());

const PASTED = '<p style="text-align:center">Lu <span style="font-weight:700;color:red">et</span> <i onclick="x()">aimé</i></p>';

/** Every operation that stores a formatted text, and what it stored of this one. */
const written: Readonly<Record<string, (admin: Caller, html: string) => Promise<string | undefined>>> = {
  popup: async (admin, html) => {
    const body = { title: "Ouvert", html, isActive: true, cookieDurationDays: 7, startTime: null, endTime: null };
    return (await admin.call("createPopup", { body })).body.entityOutput.html;
  },
  signature: async (admin, html) => {
    const body = { name: `Anne ${crypto.randomUUID()}`, description: html };
    return (await admin.call("createSignature", { body })).body.entityOutput.description;
  },
  post: async (admin, html) => {
    const { localizations, ...rest } = note("Lu et aimé");
    const body = { ...rest, localizations: { ...localizations, fr: { ...localizations.fr, lead: html } } };
    return (await admin.call("createPost", { body })).body.entityOutput.localizations.fr.lead;
  },
  page: async (admin, html) => {
    const text = { relativeUrl: null, metaTitle: "", metaDescription: "", metaKeywords: "" };
    const body: Input<"createPage">["body"] = {
      parentId: null,
      pageLayout: "FullPage",
      localizations: { fr: { ...text, name: "Venir", relativeUrl: `venir-${crypto.randomUUID()}` }, en: { ...text, name: "" } },
      isPublished: false,
      isHome: false,
      blocs: [
        {
          ...{ id: crypto.randomUUID(), blocType: "Html", column: "main", width: 100, postType: null, categoryIds: [] },
          ...{
            automaticRetrieve: false,
            maximum: null,
            resultsOrderable: false,
            postIds: [],
            mediaIds: [],
            url: null,
            isExternalUrl: false,
          },
          localizations: { fr: { title: "", html }, en: { title: "", html: "" } },
        },
      ],
    };
    return (await admin.call("createPage", { body })).body.entityOutput.blocs[0]?.localizations.fr.html;
  },
};

it.each(Object.entries(written))("%s: a client keeps what styles say, or loses it (`cleanHtml`)", async (_, write) => {
  const stored = async (cleanHtml: boolean) => {
    const variant = Object.values(VARIANTS).find(({ flags }) => flags.cleanHtml === cleanHtml) ?? expect.fail("no such client");
    const admin = makeCaller(createApp({ ...shop.ports, variant }), token, "");
    return write(admin, PASTED);
  };
  expect(await stored(true)).toBe("<p>Lu et <em>aimé</em></p>");
  expect(await stored(false)).toBe("<p>Lu <strong>et</strong> <em>aimé</em></p>");
});
