import { variant } from "@reserve/client-generic";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "./areas/identity/demo-accounts.ts";
import { makeShopDump } from "./demo-dump.ts";
import { openApi, type TabServer } from "./tab.ts";
import { type Caller, makeCaller } from "./testing/test-app.ts";

const failures: string[] = [];
let dump: Blob;

async function open(): Promise<{ server: TabServer; anonymous: Caller; libraire: Caller }> {
  const server = await openApi({
    dump,
    variant,
    publicUrl: "http://127.0.0.1:6006/",
    log: (level, message, fields) => {
      if (level === "error") failures.push(`${message} ${JSON.stringify(fields)}`);
    },
  });
  const app = { request: (path: string, init: RequestInit) => server.fetch(new Request(`http://127.0.0.1${path}`, init)) };
  const anonymous = makeCaller(app, "", "");
  const { body } = await anonymous.call("createToken", { body: { userName: "libraire", password: DEMO_PASSWORD } });
  return { server, anonymous, libraire: makeCaller(app, body.entityOutput.accessToken, "") };
}

beforeAll(async () => {
  // Shortly before it is opened, so that nothing in it lies in the future.
  dump = new Blob([await makeShopDump(new Date(Date.now() - 60_000))]);
}, 120_000);
afterAll(() => {
  expect(failures).toEqual([]);
});

describe("the server in a browser tab", () => {
  test("opens from a file of half the size of a database's folder, which holds no keys", async () => {
    expect(dump.size).toBeLessThan(40_000_000);
    const [one, other] = await Promise.all([open(), open()]);
    // A token of one tab means nothing in another.
    const app = { request: (path: string, init: RequestInit) => other.server.fetch(new Request(`http://127.0.0.1${path}`, init)) };
    expect((await makeCaller(app, one.libraire.accessToken, "").call("getCurrentUser")).status).toBe(401);
    expect((await one.libraire.call("getCurrentUser")).status).toBe(200);
    await Promise.all([one.server.close(), other.server.close()]);
  });

  test("answers as the server does: who may not is refused, who may finds without accents", async () => {
    const { server, anonymous, libraire } = await open();
    expect((await anonymous.call("listCustomers")).status).toBe(401);
    expect((await anonymous.call("createToken", { body: { userName: "libraire", password: "reserve-demo-2025" } })).status).toBe(401);
    const { status, body } = await libraire.call("listCustomers", { query: { search: "le goff helene", pageSize: 25 } });
    expect([status, body.items[0]?.lastName]).toEqual([200, "Le Goff"]);
    await server.close();
  });

  test("really works on tasks, sends mails into its outbox, and begins anew when it is opened again", async () => {
    const { server, anonymous, libraire } = await open();
    const { body: products } = await libraire.call("listProducts", { query: { pageSize: 25 } });
    const productIds = products.items.slice(0, 3).map(({ id }: { id: number }) => id);
    const planned = await libraire.call("refreshCachesAndCovers", { body: { productIds } });
    const { id } = planned.body.entityOutput;
    await vi.waitFor(
      async () => {
        const { body } = await libraire.call("getBackgroundTask", { query: { id } });
        expect([body.state, body.doneCount]).toEqual(["Done", 3]);
      },
      { timeout: 20_000 },
    );

    expect((await anonymous.call("requestPasswordReset", { body: { userName: "libraire" } })).status).toBe(200);
    await vi.waitFor(() => expect(server.outbox.map(({ text }) => text).join()).toContain("http://127.0.0.1:6006/"), { timeout: 20_000 });
    await server.close();

    const again = await open();
    expect((await again.libraire.call("getBackgroundTask", { query: { id } })).status).toBe(404);
    await again.server.close();
  });
});
