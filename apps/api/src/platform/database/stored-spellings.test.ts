import { emailKey, hasFrenchPostalCodes, phoneKey, storedPostalCode } from "@reserve/domain";
import { storedPhone } from "@reserve/domain/phone-number";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsSeed, type TestApp, testApp } from "../../testing/test-app.ts";
import { readMigrations } from "../node/migrations.ts";
import { rowsOf } from "./database.ts";
import { migrate } from "./migrate.ts";

const DOMAINS = ["bücher.de", "straße.de", "poésie.example", "例え.テスト", "librairie-été.fr", "xn--bcher-kva.de", "éàè.été.fr"];

const PHONES = [
  ...["+33 (0)6 12 34 56 78", "+330612345678", "0033 6 12 34 56 78", "06.12.34.56.78", "33612345678", "06\u00a012 34 56 78", "0612345678"],
  ...["+32 (0)2 511 22 33", "06 12 34 56", "demander à l’accueil", "+44 20 7946 0018"],
];

const CODES = [
  ...[
    ["29 200", "FR"],
    ["F-29200", "FR"],
    ["29200", "FR"],
    ["29\u00a0200", "FR"],
    ["97.110", "GP"],
    ["2920", "FR"],
    ["29 200", "DE"],
    ["SW1A 1AA", "GB"],
  ],
] as const;

/** Rows as a shop stored them before its spellings were made one. */
const statements = [
  `update users set email = 'Libraire@Example.FR' where user_name = 'libraire'`,
  `insert into customers (id, first_name, last_name, name_key, search_text, email, created_at)
     values (7, 'Hélène', 'Le Goff', 'le goff helene', ' le goff', ' Helene.LeGoff@Example.FR', now())`,
  ...PHONES.map(
    (phone, index) => `insert into customers (id, first_name, last_name, name_key, search_text, email, phone, created_at)
      values (${100 + index}, 'Zoé', 'Abgrall', 'abgrall zoe', ' abgrall', 'zoe${index}@example.fr', '${phone}', now())`,
  ),
  ...CODES.map(
    (
      [postalCode, country],
      index,
    ) => `insert into customers (id, first_name, last_name, name_key, search_text, email, created_at, billing_address)
      values (${200 + index}, 'Paul', 'Abgrall', 'abgrall paul', ' abgrall', 'paul${index}@example.fr', now(), '${JSON.stringify({ postalCode, country })}')`,
  ),
  ...["i@bücher.de", "i@bu\u0308cher.de", ...DOMAINS.map((domain) => `a@${domain}`), "b@xn--bcher-kva.de", "b@bücher.de"].map(
    (email) => `insert into suppressed_emails (email, email_key, reason, note, at, search_text)
      values ('${email.toUpperCase()}', '${email}', 'Request', '', now(), ' ${email}')`,
  ),
];

let shop: TestApp;
beforeAll(async () => {
  const migrations = (await readMigrations()).filter(({ name }) => name < "1163");
  shop = await testApp({
    seed: {
      version: `old spellings ${accountsSeed.version} ${statements.join(";")}`,
      migrations,
      fill: async (database) => {
        await accountsSeed.fill(database);
        await database.alone((run) => run(statements.join(";")));
      },
    },
  });
  await migrate(shop.database, await readMigrations());
});
afterAll(() => shop.close());

describe("a shop from before spellings were made one", () => {
  it("stores e-mail addresses as they are compared, and lets nobody be mailed who was on the list", async () => {
    const [account] = await rowsOf<{ email: string }>(shop.ports.db, sql`select email from users where user_name = 'libraire'`);
    expect(account?.email).toBe("libraire@example.fr");
    const [customer] = await rowsOf<{ email: string }>(shop.ports.db, sql`select email from customers where id = 7`);
    expect(customer?.email).toBe("helene.legoff@example.fr");
    const keys = (await rowsOf<{ key: string }>(shop.ports.db, sql`select email_key as key from suppressed_emails`)).map(({ key }) => key);
    for (const domain of DOMAINS) expect(keys).toContain(emailKey(`a@${domain}`));
    expect(keys).toContain("i@xn--bcher-kva.de");
    expect(keys).toContain("b@xn--bcher-kva.de");
    // Two spellings of one address: the second one stays as it was, and no row is lost.
    expect(keys).toContain("b@bücher.de");
    expect(keys).toHaveLength(statements.filter((statement) => statement.includes("suppressed_emails")).length);
  });

  it("stores French telephone numbers in pairs and leaves others as they were", async () => {
    const stored = await rowsOf<{ phone: string }>(shop.ports.db, sql`select phone from customers where phone is not null order by id`);
    const french = PHONES.filter((phone) => phoneKey(phone) === "06 12 34 56 78");
    expect(french).toHaveLength(7);
    expect(stored.map(({ phone }) => phone)).toEqual(PHONES.map((phone) => (french.includes(phone) ? storedPhone(phone) : phone)));
    const admin = await shop.signIn("admin");
    expect((await admin.call("listCustomers", { query: { search: "0612345678" } })).body.totalCount).toBe(french.length);
    // Those that became equal are two people still, and named as duplicates.
    const { body } = await admin.call("listCustomerDoubles", { query: { id: 100 } });
    expect(JSON.stringify(body)).toContain("samePhone");
  });

  it("stores French postal codes in five digits and leaves others as they were", async () => {
    const stored = await rowsOf<{ code: string }>(
      shop.ports.db,
      sql`select billing_address ->> 'postalCode' as code from customers where billing_address is not null order by id`,
    );
    const expected = CODES.map(([code, country]) => (hasFrenchPostalCodes(country) ? storedPostalCode(code, country) : code));
    expect(stored.map(({ code }) => code)).toEqual(expected);
    expect(expected.slice(0, 5)).toEqual(["29200", "29200", "29200", "29200", "97110"]);
  });

  it("finds them by either spelling", async () => {
    const admin = await shop.signIn("admin");
    for (const search of ["i@bücher.de", "i@xn--bcher-kva.de"]) {
      const { body } = await admin.call("listSuppressedEmails", { query: { search } });
      expect(
        body.items.map(({ email }) => email),
        search,
      ).toEqual(["i@xn--bcher-kva.de"]);
    }
  });
});
