import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { rowsOf } from "../../platform/database/database.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { targets } from "../analytics/analytics.tables.ts";
import { personProfiles } from "../analytics/profiling.tables.ts";
import { addCampaigns } from "../campaigns/campaigns.store.ts";
import { campaignMails, campaigns } from "../campaigns/campaigns.tables.ts";
import { suppress } from "../subscriptions/suppression.store.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

/**
 * Every table with a person's e-mail address, phone number, or customer, subscriber or visitor id, and the part of the data export that contains it;
 * or the reason why none does. A new table must be added here.
 */
const known: Record<string, string> = {
  customers: "the person's own record, the export's first part",
  customer_subscriptions: "part of that record",
  documents: "documents",
  messages: "messages",
  mails: "mails",
  reviews: "reviews",
  event_registrations: "registrations",
  subscribers: "subscriptions",
  subscriber_events: "what happened to those subscriptions; goes with them",
  suppressed_emails: "suppressions; kept when the person goes, so that nobody writes to them again",
  campaign_mails: "letters; the e-mail address goes with the person, the figures stay",
  campaigns: "a list of e-mail addresses that staff typed: theirs, and gone with the campaign; the letters that followed are in letters",
  analytic_events: "events; goes with the person",
  analytic_facts: "counted from events; goes with the person",
  analytic_sums: "counted from events; goes with the person",
  analytic_visits: "counted from events; goes with the person",
  person_profiles: "profiles; goes with the person",
  discount_redemptions: "discounts; the order's reference stays, without the person",
  vouchers: "vouchers",
  discounts: "which kind of customer a discount is for, and nobody in particular",
  users: "people who work here: their own profile shows it",
};

it("every table with personal data states where the export contains it", async () => {
  const columns = await rowsOf<{ table: string; column: string }>(
    shop.database.db,
    sql`select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.column_name ~ '(email|phone|customer|subscriber_id|visitor|_addresses)' order by 1, 2`,
  );
  const tables = [...new Set(columns.map(({ table }) => table))];
  expect(columns.filter(({ table }) => !known[table]).map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  expect(Object.keys(known).filter((table) => !tables.includes(table))).toEqual([]);
});

describe("somebody's data", () => {
  const day = new Date("2026-01-05T09:00:00.000Z");
  const EMAIL = "Nadia.Benhamou@example.fr";
  const key = EMAIL.toLowerCase();
  const letter = (state: "Sent" | "Waiting" | "Unknown", email = key) => ({ email, locale: "fr" as const, state, nextTryAt: day });
  const terms = {
    ...{ name: "Lettre", subject: "Bonjour", contentType: "Html" as const, content: "<p>", mailTarget: "EmailList" as const },
    ...{ emailList: "", subscriptionIdentifier: null, analyticsTargetIds: [] },
  };
  const facts = { createdAt: day, processing: true, mailCreationDone: true };
  const exported = async (id: number) => {
    const libraire = await shop.signIn("libraire");
    return (await libraire.call("exportCustomerData", { body: { id } })).body.entityOutput;
  };
  beforeEach(async () => {
    const { db } = shop.database;
    await db.delete(campaigns);
    await db.delete(customers);
    await db.delete(targets);
    const person = { firstName: "Nadia", company: null, phone: null, roleId: null, billingAddress: null, shippingAddress: null };
    await addCustomers(db, [
      { ...person, id: 1, lastName: "Benhamou", email: EMAIL, createdAt: day },
      { ...person, id: 2, lastName: "Autre", email: "autre@example.fr", createdAt: day },
    ]);
    await addCampaigns(db, [
      { terms, facts, mails: [letter("Sent"), letter("Sent", "autre@example.fr")] },
      { terms, facts, mails: [letter("Waiting"), letter("Waiting", "autre@example.fr")] },
      { terms, facts, mails: [letter("Unknown")] },
    ]);
    const target = { nameKey: "fideles", searchText: " fideles", description: "", tree: { rule: "all" as const, nodes: [] }, people: 1 };
    await db.insert(targets).values({ ...target, id: 1, name: "Fidèles", countedAt: day, createdAt: day, updatedAt: day });
    await db.insert(personProfiles).values([1, 2].map((customerId) => ({ customerId, targetId: 1 })));
  });

  it("contains the letters to them, their profile and their suppression", async () => {
    await suppress(shop.database.db, EMAIL, { reason: "Request" }, day);
    const { letters, profiles, suppressions } = await exported(1);
    expect(letters).toMatchObject([
      { campaign: "Lettre", subject: "Bonjour", email: key, state: "Sent" },
      { state: "Waiting" },
      { state: "Unknown" },
    ]);
    expect(profiles).toEqual([{ profile: "Fidèles", description: "" }]);
    expect(suppressions).toMatchObject([{ email: EMAIL, reason: "Request" }]);
    expect(await exported(2)).toMatchObject({ profiles: [{ profile: "Fidèles" }], suppressions: [] });
  });

  it("is gone with them, the figures stay, and nothing leaves to them any more", async () => {
    const { db } = shop.database;
    await db.delete(customers).where(eq(customers.id, 1));
    const mails = await db.select().from(campaignMails).orderBy(campaignMails.id);
    expect(JSON.stringify(mails)).not.toContain("benhamou");
    expect(mails.map(({ email, state }) => [email.split("@")[1], state])).toEqual([
      ["personne.invalid", "Sent"],
      ["example.fr", "Sent"],
      ["personne.invalid", "Refused"],
      ["example.fr", "Waiting"],
      ["personne.invalid", "Unknown"],
    ]);
    expect(mails.at(-1)?.settledAt).not.toBeNull();
    expect((await db.select().from(personProfiles)).map(({ customerId }) => customerId)).toEqual([2]);
  });

  it("loses its profile with what they did", async () => {
    const admin = await shop.signIn("admin");
    expect((await admin.call("deletePersonEvents", { query: { id: 1 } })).status).toBe(200);
    expect((await shop.database.db.select().from(personProfiles)).map(({ customerId }) => customerId)).toEqual([2]);
  });
});
