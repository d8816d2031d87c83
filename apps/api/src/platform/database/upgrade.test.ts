import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsSeed, type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { recoverPasswordRequests } from "../identity/password-links.ts";
import { hashToken } from "../identity/tokens.ts";
import { readMigrations } from "../node/migrations.ts";
import { rowsOf } from "./database.ts";
import { migrate } from "./migrate.ts";
import { firstShop, OLD_REFRESH_TOKEN } from "./upgrade.fixtures.ts";

const TABLES =
  "users roles role_claims user_roles user_claims sessions refresh_tokens products stores customers documents document_items document_events mails background_tasks audit_entries";

let shop: TestApp;
let admin: Caller;
let before: unknown;
let applied: string[];
beforeAll(async () => {
  shop = await testApp({ seed: await firstShop() });
  before = await counts();
  applied = await migrate(shop.database, await readMigrations());
});
afterAll(() => shop.close());

/** Returns the row count of each table of the first version. */
async function counts() {
  const columns = TABLES.split(" ").map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await rowsOf<Record<string, number>>(shop.ports.db, sql.raw(`select ${columns.join(", ")}`));
  return row;
}

describe("a shop of the first version, brought up to date", () => {
  it("gets every migration since, loses no row, and finds nothing to do the second time", async () => {
    const all = (await readMigrations()).map(({ name }) => name);
    expect(applied).toEqual(all.filter((name) => !/^(0001|0002|0100|0200)_/.test(name)));
    expect(await counts()).toEqual(before);
    expect(Object.values(before as Record<string, number>).filter((count) => count === 0)).toEqual([]);
    expect(await migrate(shop.database, await readMigrations())).toEqual([]);
  });

  it("lets the same people in with the same password and the same rights, and goes on with open sessions", async () => {
    const renewed = await shop.anonymous.call("refreshToken", { body: { token: OLD_REFRESH_TOKEN } });
    expect(renewed.status).toBe(200);
    admin = await shop.signIn("admin");
    const libraire = await shop.signIn("libraire");
    const { body: me } = await libraire.call("getCurrentUser");
    expect(me.claimTypes.map(({ id }) => id).sort()).toEqual([
      "Permission.BackOffice.Catalog.ProductList",
      "Permission.BackOffice.Sales.DocumentManage",
    ]);
    await expect(shop.signIn("parti")).rejects.toThrow("401");
  });

  it("answers lists and pages of what was there, by the words that are searched now", async () => {
    const page = async (operation: "listDocuments" | "listCustomers" | "listProducts" | "listMails" | "listUsers", search: string) => {
      const { status, body } = await admin.call(operation, { query: { search } });
      return [status, (body.items as { id: number | string }[]).map(({ id }) => id)];
    };
    expect(await page("listDocuments", "24118")).toEqual([200, [24118]]);
    expect(await page("listDocuments", "978-2-253-02390-6")).toEqual([200, [24118]]);
    expect(await page("listDocuments", "+33 6 39 98 41 27")).toEqual([200, [24118]]);
    expect(await page("listDocuments", "nº 24118")).toEqual([200, [24118]]);
    expect(await page("listCustomers", "oeuvrard")).toEqual([200, [8]]);
    expect(await page("listCustomers", "0033639984127")).toEqual([200, [7]]);
    expect(await page("listProducts", "perec")).toEqual([200, [412]]);
    expect(await page("listMails", "colis")).toEqual([200, ["0f1c2d3e-4f50-4a61-8b72-93a4b5c6d7e1"]]);
    expect(await page("listUsers", "kervella")).toEqual([200, [2]]);

    const { body: order } = await admin.call("getDocument", { query: { id: 24118 } });
    expect(order).toMatchObject({ customId: "24118", documentStatus: "Processing", paymentStatus: "Paid", version: 1 });
    expect(order.items.map(({ title, status }) => [title, status])).toEqual([
      ["La Vie mode d’emploi", "Processing"],
      ["L’Étranger", "Shipped"],
    ]);
    const { body: customer } = await admin.call("getCustomer", { query: { id: 7 } });
    expect(customer).toMatchObject({ lastName: "Le Goff", orderCount: 1, role: null });
    const { body: user } = await admin.call("getUser", { query: { id: 2 } });
    expect(user).toMatchObject({ userName: "libraire", gender: "Unknown", roles: [{ name: "Libraire" }], version: 1 });
  });

  it("shows the log from before by its numbers, and what is done from now on by its names", async () => {
    const { body: user } = await admin.call("getUser", { query: { id: 2 } });
    const { firstName, lastName, userName, email } = user;
    const save = { firstName, lastName: `${lastName}-Guéguen`, userName, email, claimTypes: [], roles: [2] };
    expect((await admin.call("updateUser", { query: { id: 2 }, body: save }, { headers: { "If-Match": '"1"' } })).status).toBe(200);
    const { body } = await admin.call("listActivity", { query: { action: ["updateUser", "validatePayment"] } });
    expect(body.items.map(({ action, entityId, entityName }) => [action, entityId, entityName])).toEqual([
      ["updateUser", "2", "Mathilde Kervella-Guéguen"],
      ["updateUser", "2", null],
      ["validatePayment", "24118", null],
    ]);
  });

  it("keeps of an answer in the log that it was given, not its words; nothing else of the log can be changed", async () => {
    const { body } = await admin.call("listActivity", { query: { action: ["replyToMessage"] } });
    expect(body.items.map(({ entityId, changes }) => [entityId, changes])).toEqual([
      ["31", [{ property: "status", before: "Pending", after: "Progress" }]],
    ]);
    await expect(shop.ports.db.execute(sql`update audit_entries set entity_name = 'x'`)).rejects.toThrow();
  });

  it("moves an old order on: shipped, noted in its thread, mailed", async () => {
    const { body: order } = await admin.call("getDocument", { query: { id: 24118 } });
    const itemIds = order.items.filter(({ status }) => status === "Processing").map(({ id }) => id);
    const { status, body } = await admin.call("shipDocumentItems", { body: { documentId: 24118, itemIds } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await admin.call("getDocument", { query: { id: 24118 } })).body.documentStatus).toBe("Shipped");
    await shop.jobs.drain(shop.ports);
    expect(shop.mailbox.map(({ to }) => to)).toEqual([["helene.legoff@example.fr"]]);
  });
});

describe("a shop that kept the links of its password mails readable", () => {
  const [left, waiting] = ["pr_left-9f8e7d6c5b4a3f2e1d0c", "pr_waiting-1a2b3c4d5e6f7a8b9c"];
  let old: TestApp;
  beforeAll(async () => {
    const migrations = (await readMigrations()).filter(({ name }) => name < "0015" || name > "0099");
    // The seed is kept between runs, and the migration looks at the real clock: a link that ended would end here too.
    const link = async (token: string, purpose: string) =>
      `insert into password_links (hash, user_id, purpose, created_at, expires_at) values ('${await hashToken(token)}', 2, '${purpose}', now(), 'infinity')`;
    const mail = (token: string, more: string) => {
      const body = `Bonjour, https://boutique.example.fr/resetPassword#token=${token} Ce lien est valable une heure.`;
      return `insert into mails (id, type, from_address, to_addresses, cc_addresses, bcc_addresses, subject, body_text, body_html, search_text, extra, created_at,
        next_try_at, processed, sent_date, error) values (gen_random_uuid(), 'forgotPassword', 'boutique@example.fr', '["libraire@example.fr"]', '[]', '[]',
        'Votre nouveau mot de passe', '${body}', '<p>${body}</p>', 'votre nouveau mot de passe', '{}', now(), now(), ${more})`;
    };
    const statements = [
      await link(left, "first"),
      await link(waiting, "forgot"),
      mail(left, "true, now(), null"),
      mail(waiting, "false, null, '550'"),
    ];
    old = await testApp({
      seed: {
        version: `readable links ${accountsSeed.version} ${statements.join(";")}`,
        migrations,
        fill: async (database) => {
          await accountsSeed.fill(database);
          await database.alone((run) => run(statements.join(";")));
        },
      },
    });
    await migrate(old.database, await readMigrations());
  });
  afterAll(() => old.close());

  it("keeps none of them, and none of them opens an account any more", async () => {
    const kept = await rowsOf<{ row: string }>(old.ports.db, sql`select to_jsonb(mails)::text as row from mails`);
    expect(kept.map(({ row }) => /#token=…/.test(row))).toEqual([true]);
    for (const token of [left, waiting]) {
      expect(kept.map(({ row }) => row).join()).not.toContain(token);
      const { status } = await old.anonymous.call("resetPassword", { body: { token, password: "une phrase assez longue" } });
      expect(status).toBe(401);
    }
  });

  it("sends another to whoever waits for one", async () => {
    Object.assign(old.ports.clock, { now: () => new Date() });
    await recoverPasswordRequests(old.ports, { isAlone: true });
    await old.jobs.drain(old.ports);
    expect(old.mailbox.map(({ to }) => to)).toEqual([["libraire@example.fr"]]);
    const token = /#token=(pr_[\w-]+)/.exec(old.mailbox[0]?.text ?? "")?.[1];
    expect(token).not.toBe(waiting);
    const { status } = await old.anonymous.call("resetPassword", { body: { token, password: "une phrase assez longue" } });
    expect(status).toBe(200);
  });
});
