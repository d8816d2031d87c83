import type { Schemas } from "@reserve/contract";
import { popupState, popupStates } from "@reserve/domain";
import { cleanHtml } from "@reserve/domain/rich-text";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostile } from "../../../../../packages/domain/src/rich-text/hostile.fixtures.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { popups } from "./popups.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

type Save = Schemas["PopupSave"];
const popup = (over: Partial<Save> = {}): Save => ({
  title: "Ouvert dimanche",
  html: "<h3>Ouvert dimanche</h3>",
  isActive: true,
  cookieDurationDays: 7,
  startTime: null,
  endTime: null,
  ...over,
});
/** Invalid input by the contract, sent past its types. */
const send = (over: object) => admin.call("createPopup", { body: { ...popup(), ...over } as Save });
const make = async (over: Partial<Save> = {}) => (await send(over)).body.entityOutput;
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const save = (id: number, over: Partial<Save>, version: string) =>
  admin.call("updatePopup", { query: { id }, body: popup(over) }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deletePopup", { query: { id } }, withVersion(version));
const read = async (id: number) => (await admin.call("getPopup", { query: { id } })).body;
const titles = async (query: object) => (await admin.call("listPopups", { query })).body.items.map(({ title }) => title);
const emptied = () => shop.database.db.delete(popups);
const day = (offset: number) => new Date(shop.clock.now().getTime() + offset * 86_400_000).toISOString();

describe("a popup", () => {
  it("is made, cleaned, and the log names it", async () => {
    const body = popup({ title: " Ouvert dimanche ", html: '<p style="color:red" onclick="x()">De <b>10 h</b><script>x()</script></p>' });
    const made = (await admin.call("createPopup", { body })).body.entityOutput;
    expect(made).toMatchObject({
      title: "Ouvert dimanche",
      html: "<p>De <strong>10 h</strong></p>",
      state: "active",
      overlaps: [],
      version: 1,
    });
    expect(await shop.database.db.select().from(popups)).toHaveLength(1);
    const one = await admin.call("getPopup", { query: { id: made.id } });
    expect([one.status, one.headers.get("ETag"), one.body]).toEqual([200, '"1"', made]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createPopup"));
    expect(log.map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["popup", String(made.id), "Ouvert dimanche"],
    ]);
  });

  it("is changed once when two save at once", async () => {
    const { id } = await make();
    const answers = await Promise.all([save(id, { title: "Un" }, '"1"'), save(id, { title: "Deux" }, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "updatePopup"));
    expect(log).toHaveLength(1);
  });

  it("is deleted once, and is logged", async () => {
    const { id } = await make();
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getPopup", { query: { id } })).status).toBe(404);
    expect(await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "deletePopup"))).toHaveLength(1);
  });

  it.each([
    ["cookieDurationDays", { cookieDurationDays: 0 }],
    ["cookieDurationDays", { cookieDurationDays: -1 }],
    ["cookieDurationDays", { cookieDurationDays: 1.5 }],
    ["title", { title: "   " }],
    ["title", { title: "" }],
    ["html", { html: "" }],
    ["html", { html: "<script>x()</script><p> </p>" }],
    ["endTime", { startTime: "2026-12-20T08:00:00Z", endTime: "2026-12-20T08:00:00Z" }],
    ["endTime", { startTime: "2026-12-21", endTime: "2026-12-20" }],
    ["endTime", { endTime: "demain" }],
    ["startTime", { startTime: "2026-02-30" }],
    ["startTime", { startTime: "2016-12-31T23:59:60Z" }],
  ])("is refused at %s: %j", async (propertyName, over) => {
    const answer = await send(over);
    expect([answer.status, [...new Set(answer.body.propertiesErrorMessages.map((fault) => fault.propertyName))]]).toEqual([
      422,
      [propertyName],
    ]);
  });

  it("counts a day alone from midnight, and until its last second, in Paris", async () => {
    const { startTime, endTime } = await make({ startTime: "2026-12-20", endTime: "2026-12-20" });
    expect([startTime, endTime]).toEqual(["2026-12-19T23:00:00.000Z", "2026-12-20T22:59:59.000Z"]);
  });

  it("is found by its title without accents, by state, in order", async () => {
    await emptied();
    await make({ title: "Été prochain", startTime: day(1) });
    await make({ title: "Été passé", startTime: day(-9), endTime: day(-1) });
    await make({ title: "Été en cours", startTime: day(-1), endTime: day(1) });
    await make({ title: "Étourdie", isActive: false });
    expect(await titles({ search: "ete", sort: "title" })).toEqual(["Été en cours", "Été passé", "Été prochain"]);
    expect(await titles({ sort: "-title" })).toEqual(["Étourdie", "Été prochain", "Été passé", "Été en cours"]);
    const all = (await admin.call("listPopups", { query: {} })).body.items;
    for (const state of popupStates) {
      const of = (await admin.call("listPopups", { query: { state: [state] } })).body.items;
      expect(of.map(({ id }) => id).sort()).toEqual(
        all
          .filter((one) => popupState(one, shop.clock.now()) === state)
          .map(({ id }) => id)
          .sort(),
      );
      expect(of.map((one) => one.state)).toEqual([state]);
    }
    expect(await titles({ state: ["active", "draft"], sort: "title" })).toEqual(["Été en cours", "Étourdie"]);
  });
});

describe("popups at the same time", () => {
  it("are named with the time that they share, once they are saved and whenever they are read", async () => {
    await emptied();
    const december = await make({ title: "Ouvert dimanche", startTime: "2026-12-07", endTime: "2026-12-20" });
    expect(december.overlaps).toEqual([]);
    const cheques = await make({ title: "Chèques-cadeaux", startTime: "2026-12-14", endTime: "2026-12-18" });
    const shared = { startTime: cheques.startTime, endTime: cheques.endTime };
    expect(cheques.overlaps).toEqual([{ id: december.id, title: "Ouvert dimanche", ...shared }]);
    expect((await read(december.id)).overlaps).toEqual([{ id: cheques.id, title: "Chèques-cadeaux", ...shared }]);
    const off = (await save(cheques.id, { title: "Chèques-cadeaux", isActive: false }, '"1"')).body.entityOutput;
    expect(off.overlaps).toEqual([]);
    expect((await read(december.id)).overlaps).toEqual([]);
  });
});

describe("the public site", () => {
  it("receives those that are active now, the latest start first, and again only after a change", async () => {
    await emptied();
    await make({ title: "Toujours" });
    await make({ title: "Cette semaine", startTime: day(-1), endTime: day(1), cookieDurationDays: 3, html: "<p>Ici</p>" });
    await make({ title: "Demain", startTime: day(1) });
    await make({ title: "Hier", endTime: day(-1) });
    await make({ title: "Brouillon", isActive: false });
    const first = await shop.anonymous.call("listPublicPopups", {});
    expect([first.status, first.body.items.map(({ title }) => title)]).toEqual([200, ["Cette semaine", "Toujours"]]);
    expect(first.body.items[0]).toEqual({ id: expect.any(Number), title: "Cette semaine", html: "<p>Ici</p>", cookieDurationDays: 3 });
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=60");
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[^"]+"$/);
    expect((await shop.anonymous.call("listPublicPopups", {}, { headers: { "If-None-Match": tag } })).status).toBe(304);
    expect((await admin.call("listShownPopups", {})).body).toEqual(first.body);
    await make({ title: "Encore une" });
    expect((await shop.anonymous.call("listPublicPopups", {}, { headers: { "If-None-Match": tag } })).status).toBe(200);
  });

  it("receives nothing of values written directly into the database", async () => {
    await emptied();
    const { id } = await make();
    await shop.database.db.update(popups).set({ html: "<p onclick=x()>Ici<script>x()</script></p>" }).where(eq(popups.id, id));
    expect((await shop.anonymous.call("listPublicPopups", {})).body.items.map(({ html }) => html)).toEqual(["<p>Ici</p>"]);
    expect((await read(id)).html).toBe("<p>Ici</p>");
  });

  it("receives nothing of three hundred attacks", async () => {
    await emptied();
    const { id } = await make();
    const unlike: string[] = [];
    let version = 1;
    for (const html of hostile) {
      const saved = await save(id, { html: `<p>Ici</p>${html}` }, `"${version}"`);
      // The contract rejects a text with NUL before the handler.
      if (saved.status !== 200 && html.includes("\u0000")) continue;
      version += 1;
      const stored = saved.body.entityOutput.html;
      const [shown] = (await shop.anonymous.call("listPublicPopups", {})).body.items;
      if (stored !== cleanHtml(`<p>Ici</p>${html}`) || shown?.html !== stored || cleanHtml(stored) !== stored) unlike.push(html);
    }
    expect(unlike).toEqual([]);
  });
});

describe("who may", () => {
  it("is 404 where there is none", async () => {
    expect((await admin.call("getPopup", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, {}, '"1"')).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
  });
});
