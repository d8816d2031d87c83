import { operations } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { userClaims, userRoles, users } from "../../platform/identity/identity.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { savedViews } from "./views.tables.ts";

const READS = {
  orders: operations.listDocuments,
  products: operations.listProducts,
  customers: operations.listCustomers,
  messages: operations.listMessages,
  mails: operations.listMails,
};
const LISTS = Object.keys(READS) as (keyof typeof READS)[];
const CLAIMS = [...new Set(Object.values(READS).flatMap(({ claims }) => claims))];

let shop: TestApp;
let libraire: Caller;
let stagiaire: Caller;
/** Gives a user exactly these claims beside those of their roles. */
async function give(userName: string, claims: readonly string[]) {
  const [user] = await shop.database.db.select({ id: users.id }).from(users).where(eq(users.userName, userName));
  const userId = user?.id ?? expect.fail(userName);
  await shop.database.db.delete(userClaims).where(eq(userClaims.userId, userId));
  if (claims.length > 0) await shop.database.db.insert(userClaims).values(claims.map((claim) => ({ userId, claim })));
}
beforeAll(async () => {
  shop = await testApp();
  await give("stagiaire", CLAIMS);
  libraire = await shop.signIn("libraire");
  stagiaire = await shop.signIn("stagiaire");
});
afterAll(() => shop.close());

const body = { list: "orders", name: "Colissimo du jour", address: "view=toPrepare&shippingMethod=Colissimo", isShared: false };
const create = (who: Caller, more: object = {}, headers: Record<string, string> = {}) =>
  who.call("createView", { body: { ...body, ...more } }, { headers });
const save = (who: Caller, id: number, more: object, version: string) =>
  who.call("updateView", { query: { id }, body: { ...body, ...more } }, { headers: { "If-Match": version } });
const remove = (who: Caller, id: number, version: string) =>
  who.call("deleteView", { query: { id } }, { headers: { "If-Match": version } });
const names = async (who: Caller, list = "orders") => {
  const { status, body: answer } = await who.call("listViews", { query: { list } });
  expect(status).toBe(200);
  return answer.items.map(({ name }) => name);
};

describe("a view", () => {
  it("is kept for its owner alone", async () => {
    expect((await create(libraire, {})).body.entityOutput).toMatchObject({
      ...body,
      isMine: true,
      ownerName: "Mathilde Kervella",
      version: 1,
    });
    expect(await names(libraire)).toEqual(["Colissimo du jour"]);
    expect(await names(libraire, "products")).toEqual([]);
    expect(await names(stagiaire)).toEqual([]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createView"));
    expect(log.map(({ entity }) => entity)).toEqual(["view"]);
  });

  it("that is shared is read by everybody who reads its list, and changed by its owner alone", async () => {
    const { id } = (await create(libraire, { name: "À encaisser ce soir", isShared: true })).body.entityOutput;
    const { body: seen } = await stagiaire.call("listViews", { query: { list: "orders" } });
    expect(seen.items).toEqual([expect.objectContaining({ id, isMine: false, isShared: true, ownerName: "Mathilde Kervella" })]);
    for (const other of [stagiaire, await shop.signIn("admin")]) {
      expect((await save(other, id, { name: "Volée" }, '"1"')).status).toBe(404);
      expect((await remove(other, id, '"1"')).status).toBe(404);
    }
    const saved = await save(libraire, id, { name: "À encaisser", isShared: false }, '"1"');
    expect([saved.status, saved.headers.get("ETag"), saved.body.entityOutput.name]).toEqual([200, '"2"', "À encaisser"]);
    expect(await names(stagiaire)).toEqual([]);
    expect(await names(libraire)).toEqual(["À encaisser", "Colissimo du jour"]);
  });

  it("is after one's own when it is another user's", async () => {
    await create(stagiaire, { name: "Zèbre", isShared: true });
    await create(libraire, { name: "zone sud" });
    expect((await names(libraire)).slice(-2)).toEqual(["zone sud", "Zèbre"]);
  });

  it("is deleted once", async () => {
    const { id } = (await create(libraire, { name: "Éphémère" })).body.entityOutput;
    expect((await remove(libraire, id, '"1"')).status).toBe(200);
    expect((await remove(libraire, id, '"1"')).status).toBe(404);
  });

  it("has a name of its own in its list, accents and case apart", async () => {
    expect((await create(stagiaire, { name: "Préparer" })).status).toBe(200);
    const same = await create(stagiaire, { name: "  PREPARER " });
    expect([same.status, same.body.reason, same.body.propertiesErrorMessages[0]?.propertyName]).toEqual([409, "duplicate", "name"]);
    expect((await create(stagiaire, { list: "products", name: "Préparer", address: "kind=Book" })).status).toBe(200);
    expect((await create(libraire, { name: "Préparer" })).status).toBe(200);
    const other = (await create(stagiaire, { name: "Autre" })).body.entityOutput;
    expect((await save(stagiaire, other.id, { name: "preparer" }, '"1"')).status).toBe(409);
    expect((await save(stagiaire, other.id, { name: "AUTRE" }, '"1"')).status).toBe(200);
  });
});

describe("a view's address", () => {
  const tried = (list: string, address: string) => create(stagiaire, { list, name: `vue ${crypto.randomUUID()}`, address });

  it("is a query of that list", async () => {
    const good = {
      orders: [
        "",
        "search=perec&sort=-date",
        "?documentStatus=Processing&documentStatus=Shipped&dateFrom=2026-11-01",
        "pageSize=50&storeId=1",
      ],
      products: ["kind=Book&isVisible=false", "search=caf%C3%A9%20noir"],
      customers: ["role=3&sort=-orderTotal"],
      messages: ["status=Pending&question=order"],
      mails: ["processed=false"],
    };
    for (const [list, addresses] of Object.entries(good)) {
      for (const address of addresses) {
        const { status, body: answer } = await tried(list, address);
        expect(status, `${list} ${address}`).toBe(200);
        expect(answer.entityOutput.address).toBe(address.replace("?", ""));
      }
    }
  });

  it("leads nowhere else", async () => {
    const hostile = [
      "https://example.org/?view=toPrepare",
      "//example.org",
      "javascript:alert(1)",
      "view=toPrepare#/admin",
      "view=toPrepare&next=https://example.org",
      "view=toPrepare\r\nSet-Cookie: a=b",
      "view=to Prepare",
      "/../admin?view=toPrepare",
      "__proto__=1",
      "constructor=1",
      "page=3",
      "after=abc",
      "kind=Book",
      "x",
    ];
    for (const address of hostile) {
      const { status, body: answer } = await tried("orders", address);
      expect([status, answer.propertiesErrorMessages[0]?.propertyName], address).toEqual([422, "address"]);
    }
    expect((await tried("orders", `search=${"x".repeat(2000)}`)).status).toBe(422);
  });
});

describe("limits", () => {
  it("are fifty views a person and list, also when they arrive together", async () => {
    const admin = await shop.signIn("admin");
    const { status } = await create(admin, { list: "mails", name: "vue 0", address: "" });
    expect(status).toBe(200);
    const [first] = await shop.database.db.select().from(savedViews).where(eq(savedViews.nameKey, "vue 0"));
    const rows = Array.from({ length: 47 }, (_, index) => ({
      ...first,
      id: undefined,
      name: `vue ${index + 1}`,
      nameKey: `vue ${index + 1}`,
    }));
    await shop.database.db.insert(savedViews).values(rows as (typeof savedViews.$inferInsert)[]);
    const answers = await Promise.all([1, 2, 3, 4].map((index) => create(admin, { list: "mails", name: `de trop ${index}`, address: "" })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.reason).toBe("TooManyViews");
    expect(await names(admin, "mails")).toHaveLength(50);
    expect((await create(admin, { list: "orders", name: "encore une" })).status).toBe(200);
  });

  it("are reported where they are broken", async () => {
    for (const more of [{ name: " " }, { name: "x".repeat(61) }, { list: "users" }, { isShared: "yes" }])
      expect((await create(libraire, more)).status, JSON.stringify(more)).toBe(422);
    const { id } = (await create(libraire, { name: "Reste ici" })).body.entityOutput;
    const moved = await save(libraire, id, { list: "products", address: "kind=Book" }, '"1"');
    expect([moved.status, moved.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "list"]);
    expect((await libraire.call("listViews", { query: { list: "users" } })).status).toBeGreaterThanOrEqual(400);
  });

  it("are those of the list: without permission for it there are none, neither own nor shared", async () => {
    const redaction = await shop.signIn("redaction");
    const [{ id: userId } = expect.fail("nobody")] = await shop.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.userName, "redaction"));
    await shop.database.db.delete(userRoles).where(eq(userRoles.userId, userId));
    const row = { address: "", isShared: false, ownerId: userId };
    const [{ id: other } = expect.fail("nobody")] = await shop.database.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.userName, "admin"));
    const shared = LISTS.map((list) => ({
      ...row,
      list,
      name: `Partagée ${list}`,
      nameKey: `partagee ${list}`,
      isShared: true,
      ownerId: other,
    }));
    await shop.database.db.insert(savedViews).values(shared);
    const own = await shop.database.db
      .insert(savedViews)
      .values(
        LISTS.flatMap((list) => [...CLAIMS, "none"].map((claim, index) => ({ ...row, list, name: claim, nameKey: `${list} ${index}` }))),
      )
      .returning({ id: savedViews.id, list: savedViews.list, name: savedViews.name });
    let cells = 0;
    for (const claim of [...CLAIMS, null]) {
      await give("redaction", claim === null ? [] : [claim]);
      for (const list of LISTS) {
        const isOpen = claim !== null && READS[list].claims.some((one) => one === claim);
        const { id } = own.find((view) => view.list === list && view.name === (claim ?? "none")) ?? expect.fail("no view");
        const about = { list, name: `À moi ${cells}`, address: "" };
        const answers = [
          await redaction.call("listViews", { query: { list } }),
          await create(redaction, about),
          await create(redaction, { ...about, name: `À tous ${cells}`, isShared: true }),
          await save(redaction, id, { ...about, name: `Changée ${cells}`, isShared: true }, '"1"'),
          await remove(redaction, id, isOpen ? '"2"' : '"1"'),
        ];
        cells += answers.length;
        expect(
          answers.map(({ status }) => status),
          `${claim} ${list}`,
        ).toEqual(Array(5).fill(isOpen ? 200 : 403));
        if (isOpen)
          expect(answers[0]?.body).toMatchObject({
            items: expect.arrayContaining([expect.objectContaining({ name: `Partagée ${list}` })]),
          });
        else for (const { body: refusal } of answers) expect(refusal.requiredClaims).toEqual(READS[list].claims);
      }
    }
    console.log(`views: ${cells} calls of ${LISTS.length} lists × ${CLAIMS.length + 1} sets of claims`);
  });
});
