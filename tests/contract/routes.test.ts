import { readFileSync } from "node:fs";
import { document } from "@reserve/contract/document";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";
import { operationIds } from "./contract.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const inContract = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path}`),
);

describe("what is mounted", () => {
  it("is the one of the contract, exactly", () => {
    const besideContract = ["GET /api/docs", "GET /api/docs/shop", "GET /api/openapi.json", "GET /health", "GET /ready"];
    // Middleware and the answer to unknown URLs hang on patterns.
    const mounted = [...new Set(shop.app.routes.filter(({ path }) => !path.includes("*")).map(({ method, path }) => `${method} ${path}`))];
    expect(mounted.sort()).toEqual([...inContract, ...besideContract].sort());
    expect(inContract).toHaveLength(operationIds.length);
    console.log(`routes: ${inContract.length} in the contract, ${mounted.length - besideContract.length} mounted, 0 differ`);
  });

  it("answers every operation, also to somebody who has all rights, and no other method of its URL", async () => {
    for (const path of Object.keys(document.paths)) {
      for (const method of METHODS) {
        const answer = await shop.app.request(`/api${path}`, { method, headers: { Authorization: `Bearer ${admin.accessToken}` } });
        // The body is not needed, whatever the response.
        await answer.body?.cancel();
        const isOurs = inContract.includes(`${method} /api${path}`);
        expect(answer.status !== 405, `${method} ${path} answered ${answer.status}`).toBe(isOurs);
        if (!isOurs) expect(answer.headers.get("Allow")?.split(", ")).not.toContain(method);
      }
      // Signing out is among them: the next URL wants a session again.
      if (path.endsWith("/SignOut")) admin = await shop.signIn("admin");
    }
  });

  it("takes a URL as it is written: no other capitals, no slash at its end, no detour", async () => {
    for (const path of Object.keys(document.paths)) {
      for (const other of [
        `/api${path}/`,
        `/api${path.toLowerCase()}`,
        `/api//${path.slice(1)}`,
        `/api${path}/x`,
        `/API${path}`,
        `/api${path};x=1`,
      ]) {
        const { status } = await shop.app.request(other, { headers: { Authorization: `Bearer ${admin.accessToken}` } });
        expect(status, other).toBe(404);
      }
    }
  });
});

describe("what is published", () => {
  it("is the document that openapi/ is bundled into", async () => {
    const answer = await shop.app.request("/api/openapi.json");
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
    const bundled = new URL("../../packages/contract/src/openapi.json", import.meta.url);
    expect(await answer.json()).toEqual(JSON.parse(readFileSync(bundled, "utf8")));
  });

  it("can be read on one page without a line of script, and every link on it leads somewhere", async () => {
    const answer = await shop.app.request("/api/docs");
    const page = await answer.text();
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(page).not.toMatch(/<script|<iframe|<object|<embed|<link|<img|javascript:|\son\w+=|\sstyle=/i);
    expect(/<style nonce="(\w+)">/.exec(page)?.[1]).toBe(/style-src 'nonce-(\w+)'/.exec(policy)?.[1]);

    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of operationIds) expect(ids).toContain(id);
    for (const [, target = ""] of page.matchAll(/\shref="([^"]+)"/g)) {
      if (target.startsWith("#")) expect(ids).toContain(target.slice(1));
      else expect((await shop.app.request(target)).status).toBe(200);
    }
  });

  it("gives the page another nonce each time", async () => {
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => /nonce="(\w+)"/.exec(await (await shop.app.request("/api/docs")).text())?.[1]),
    );
    expect(new Set(nonces).size).toBe(5);
  });
});
