import { variant as bookshop } from "@reserve/client-bookshop";
import { variant as generic } from "@reserve/client-generic";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "./areas/identity/demo-accounts.ts";
import { makeShopDump } from "./demo-dump.ts";
import { type EmbeddedDatabase, openPglite } from "./platform/embedded/pglite.ts";
import { watchWrites } from "./platform/tab/rewind.ts";
import { openApi, type TabServer } from "./tab.ts";
import { type Caller, makeCaller } from "./testing/test-app.ts";

const failures: string[] = [];
let dump: Blob;

const open = () =>
  openApi({
    dump,
    variant: generic,
    publicUrl: "http://127.0.0.1:6006/",
    log: (level, message, fields) => {
      if (level === "error") failures.push(`${message} ${JSON.stringify(fields)}`);
    },
  });

const callerOf = (server: TabServer, token = ""): Caller =>
  makeCaller({ request: (path: string, init: RequestInit) => server.fetch(new Request(`http://127.0.0.1${path}`, init)) }, token, "");

async function signIn(server: TabServer): Promise<Caller> {
  const { body } = await callerOf(server).call("createToken", { body: { userName: "libraire", password: DEMO_PASSWORD } });
  return callerOf(server, body.entityOutput.accessToken);
}

/** Every row of every table and every sequence, as text that is the same when they are. */
async function everything({ pglite }: EmbeddedDatabase): Promise<Map<string, string>> {
  const { rows: tables } = await pglite.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pglite.query<{ all: string }>(
      `select coalesce(md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text)), '') as all from "${name}" t`,
    );
    found.set(name, rows[0]?.all ?? "");
  }
  const { rows } = await pglite.query("select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1");
  return found.set("sequences", JSON.stringify(rows));
}

beforeAll(async () => {
  // Shortly before it is opened, so that no date is in the future.
  dump = new Blob([await makeShopDump(new Date(Date.now() - 60_000))]);
}, 120_000);
afterAll(() => {
  expect(failures).toEqual([]);
});

describe("the server in a browser tab", () => {
  test("opens from a file without log and templates, which contains no keys", async () => {
    // Four of it are the 2,500 people who subscribed, with what happened to them; each table and index takes some 16 kB, empty.
    expect(dump.size).toBeLessThan(55_000_000);
    const [one, other] = await Promise.all([open(), open()]);
    const { accessToken } = await signIn(one);
    expect((await callerOf(one, accessToken).call("getCurrentUser")).status).toBe(200);
    expect((await callerOf(other, accessToken).call("getCurrentUser")).status).toBe(401);
    await Promise.all([one.close(), other.close()]);
  });

  test("answers as the server does: who may not is refused, who may finds without accents", async () => {
    const server = await open();
    const anonymous = callerOf(server);
    expect((await anonymous.call("listCustomers")).status).toBe(401);
    expect((await anonymous.call("createToken", { body: { userName: "libraire", password: "reserve-demo-2025" } })).status).toBe(401);
    const { status, body } = await (await signIn(server)).call("listCustomers", { query: { search: "le goff helene", pageSize: 25 } });
    expect([status, body.items[0]?.lastName]).toEqual([200, "Le Goff"]);
    await server.close();
  });

  test("really works on tasks, sends mails into its outbox, and begins anew when it is rewound", async () => {
    const server = await open();
    const libraire = await signIn(server);
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
    expect((await callerOf(server).call("requestPasswordReset", { body: { userName: "libraire" } })).status).toBe(200);
    await vi.waitFor(() => expect(server.outbox().map(({ text }) => text)).toEqual([expect.stringContaining("http://127.0.0.1:6006/")]), {
      timeout: 20_000,
    });

    await server.rewind(bookshop);
    expect(server.outbox()).toEqual([]);
    expect((await libraire.call("getCurrentUser")).status).toBe(401);
    expect((await (await signIn(server)).call("getBackgroundTask", { query: { id } })).status).toBe(404);
    await server.close();
  });
});

test("going back puts every row and every sequence where it was, whatever was written and however often", async () => {
  const database = await openPglite({ dump });
  const before = await everything(database);
  const { isWritten, rewind } = await watchWrites(database);
  expect(await isWritten()).toBe(false);
  for (let round = 0; round < 2; round += 1) {
    await database.pglite.exec(`
      update documents set document_comment = 'Réécrit' where id % 7 = 0;
      update documents set document_comment = 'Encore' where id % 14 = 0;
      delete from mails where id in (select id from mails limit 40);
      update customers set last_name = upper(last_name);
      insert into installation (name, value, created_at) values ('other', 'x', now());
      select nextval(pg_get_serial_sequence('products', 'id'));
    `);
    expect(await isWritten()).toBe(true);
    expect(await everything(database)).not.toEqual(before);
    await rewind();
    expect(await everything(database)).toEqual(before);
    expect(await isWritten()).toBe(false);
  }
  await database.close();
});
