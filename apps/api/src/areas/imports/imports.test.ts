import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { productOverrides, products } from "../../platform/catalog/products.tables.ts";
import { rowsOf } from "../../platform/database/database.ts";
import type { Inbox } from "../../platform/inbox.ts";
import { runTask } from "../../platform/jobs/jobs.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { productFeeds } from "./imports.tables.ts";
import { eanOf, inShortTags, messageOf, pictureOf, priceOf, recordOf, supplyOf } from "./onix.fixtures.ts";
import { takeFiles } from "./take-files.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());
beforeEach(() => shop.database.alone((run) => run("delete from imports; delete from products;")));

const FILE = { "Content-Type": "application/octet-stream" };

function send(rawBody: string | Uint8Array<ArrayBuffer>, fileName = "essai.xml", headers: Record<string, string> = {}) {
  return admin.call("createImport", { query: { fileName } }, { rawBody, headers: { ...FILE, ...headers } });
}

/** Uploads and verifies; the id. */
async function verified(rawBody: string | Uint8Array<ArrayBuffer>, fileName = "essai.xml"): Promise<number> {
  const { status, body } = await send(rawBody, fileName);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  return body.entityOutput.id;
}

async function seen(id: number) {
  const { body } = await admin.call("getImport", { query: { id } });
  const { state, newCount, changedCount, unchangedCount, refusedCount } = body;
  return { state, counts: [newCount, changedCount, unchangedCount, refusedCount] };
}

async function records(id: number, outcome: string) {
  const { body } = await admin.call("listImportRecords", { query: { id, outcome, pageSize: 100 } });
  return body.items;
}

/** Verifies and writes. */
async function imported(rawBody: string | Uint8Array<ArrayBuffer>, fileName = "essai.xml"): Promise<number> {
  const id = await verified(rawBody, fileName);
  const { status, body } = await admin.call("startImport", { body: { id, creates: true, changes: true } });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  return id;
}

const product = async (ean: string) => (await admin.call("getProductByEan", { query: { ean } })).body;

/** The place of every row: the same as long as nothing was written. */
async function places(): Promise<string> {
  const [row] = await rowsOf<{ all: string }>(
    shop.database.db,
    sql`select coalesce((select string_agg(ctid::text || xmin::text, ',' order by id) from products), '') || coalesce((select string_agg(ctid::text || xmin::text, ',' order by product_id) from product_feeds), '')
      || (select count(*) from audit_entries where entity = 'product') as all`,
  );
  return row?.all ?? "";
}

describe("a file of notices", () => {
  it("is verified without a written row, then imported, and reports the result", async () => {
    const id = await verified(messageOf([recordOf({ title: "Le Mur invisible" }), recordOf({ ean: eanOf(2), price: "12;90" })]));
    expect(await seen(id)).toEqual({ state: "Verified", counts: [1, 0, 0, 1] });
    expect((await shop.database.db.select().from(products)).length).toBe(0);
    expect(await records(id, "Refused")).toMatchObject([
      { number: 2, ean: eanOf(2), reference: `fr.exemple.${eanOf(2)}`, reasons: ["Prix : « 12;90 » n’est pas un nombre."] },
    ]);
    expect((await records(id, "Refused"))[0]?.line).toBeGreaterThan(10);

    await admin.call("startImport", { body: { id, creates: true, changes: true } });
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect((await admin.call("getImport", { query: { id } })).body).toMatchObject({
      state: "Done",
      sender: "Essai",
      release: "3.0",
      sentAt: "2026-11-20T08:00:00.000Z",
      writtenNewCount: 1,
      writtenChangedCount: 0,
      writtenRefusedCount: 1,
      progress: 1,
    });
    expect(await product(eanOf(1))).toMatchObject({
      title: "Le Mur invisible",
      authors: ["Marlen Haushofer"],
      publishers: ["Actes Sud"],
      suppliers: ["Sodis"],
      kind: "Book",
      priceWithTax: "9.70",
      taxRate: 0.055,
      availability: "21",
      releaseDate: "1992-03-01",
      pages: 350,
      height: 180,
      summary: "Une femme, un mur.",
      languages: ["fre"],
      clil: ["3444"],
      thema: ["FBA"],
      stock: 0,
      isVisible: true,
      isCustom: false,
      version: 1,
    });
    const found = await admin.call("searchCatalog", { query: { search: "mur invisible" } });
    expect(found.body.items.map(({ ean }) => ean)).toEqual([eanOf(1)]);
    const entries = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.entity, "import")).orderBy(auditEntries.id);
    expect(entries.map(({ action }) => action)).toEqual(["createImport", "startImport", "WriteImport"]);
  });

  it("changes nothing the second time: not a row is written", async () => {
    const file = messageOf(Array.from({ length: 40 }, (_, index) => recordOf({ ean: eanOf(index), title: `Titre ${index}` })));
    await imported(file);
    const before = await places();
    const id = await imported(file);
    expect((await seen(id)).counts).toEqual([0, 0, 40, 0]);
    expect(await places()).toBe(before);
  });

  it("shows what changes field by field, with before and after in the log", async () => {
    await imported(messageOf([recordOf({ price: "8.20", availability: "32", pages: "142" })]));
    const id = await imported(messageOf([recordOf({ price: "8.50", availability: "31", pages: "144" })], { sent: "20261121T0800Z" }));
    expect(await records(id, "Changed")).toMatchObject([
      {
        changes: [
          { field: "priceWithTax", before: "8.20", after: "8.50", code: "04", isOverruled: false },
          { field: "pages", before: 142, after: 144 },
        ],
      },
    ]);
    const kept = await product(eanOf(1));
    expect(kept).toMatchObject({ priceWithTax: "8.50", pages: 144, availability: "32", version: 2 });
    const entries = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(kept.id)));
    expect(entries.find(({ entity }) => entity === "product")).toMatchObject({
      action: "WriteImport",
      userName: "admin",
      entityName: "Le Mur invisible",
      changes: { priceWithTax: ["8.20", "8.50"], pages: [142, 144] },
    });
  });

  it("keeps the values that staff override, and stores the feed's current ones", async () => {
    await imported(messageOf([recordOf()]));
    const { id: productId } = await product(eanOf(1));
    await shop.database.db.update(products).set({ summary: "Écrit par la librairie." }).where(eq(products.id, productId));
    await shop.database.db.insert(productOverrides).values({
      productId,
      field: "summary",
      feedValue: "Une femme, un mur.",
      changedAt: shop.clock.now(),
      changedBy: "Mathilde Kervella",
    });
    const id = await imported(messageOf([recordOf({ summary: "Un mur, une femme." })], { sent: "20261121T0800Z" }));
    expect((await records(id, "Changed"))[0]?.changes).toEqual([
      { field: "summary", before: "Écrit par la librairie.", after: "Un mur, une femme.", code: null, isOverruled: true },
    ]);
    expect(await product(eanOf(1))).toMatchObject({
      summary: "Écrit par la librairie.",
      version: 1,
      overrides: [{ field: "summary", feedValue: "Un mur, une femme." }],
    });
    expect(
      (await seen(await verified(messageOf([recordOf({ summary: "Un mur, une femme." })], { sent: "20261122T0800Z" })))).counts,
    ).toEqual([0, 0, 1, 0]);
  });

  it("never overwrites a newer message by an older one, nor a title that the shop made", async () => {
    await imported(messageOf([recordOf({ price: "9.70" })], { sent: "20261120T0800Z" }));
    const late = await verified(messageOf([recordOf({ price: "5.00" })], { sent: "20261119T0800Z" }));
    expect(await seen(late)).toEqual({ state: "Verified", counts: [0, 0, 0, 1] });
    expect((await records(late, "Refused"))[0]?.reasons).toEqual(["Une notice plus récente, du 20/11/2026, est déjà importée."]);

    await shop.database.db.update(products).set({ isCustom: true });
    const custom = await imported(messageOf([recordOf({ price: "5.00" })], { sent: "20261121T0800Z" }));
    expect((await records(custom, "Refused"))[0]?.reasons).toEqual(["Une fiche de la maison porte cet EAN : le flux ne l’écrase pas."]);
    expect(await product(eanOf(1))).toMatchObject({ priceWithTax: "9.70" });
  });

  it("changes only the blocks that an update brings", async () => {
    await imported(messageOf([recordOf()]));
    const update = recordOf({ notification: "04", blocks: supplyOf("51", priceOf("11.00")) });
    const id = await imported(messageOf([update], { sent: "20261121T0800Z" }));
    expect((await records(id, "Changed"))[0]?.changes.map(({ field }) => field)).toEqual(["priceWithTax", "availability"]);
    expect(await product(eanOf(1))).toMatchObject({
      title: "Le Mur invisible",
      summary: "Une femme, un mur.",
      priceWithTax: "11.00",
      availability: "51",
    });
  });

  it("notes where the front cover is to be fetched, the largest, until the feed names another or none", async () => {
    const cover = async () => (await product(eanOf(1))).feedCover;
    const front = pictureOf([
      { url: "https://images.example.org/petite.jpg", height: 200 },
      { url: "https://images.example.org/grande.jpg", height: 900 },
      { url: "ftp://images.example.org/enorme.jpg", height: 9000 },
    ]);
    const extract = pictureOf([{ url: "https://images.example.org/extrait.jpg", height: 2000 }], "15", "04");
    await imported(messageOf([recordOf({ collateral: extract + front }), recordOf({ ean: eanOf(2), collateral: extract })]));
    expect(await cover()).toEqual({ url: "https://images.example.org/grande.jpg", state: "Awaited", triedAt: null, fault: null });
    expect((await product(eanOf(2))).feedCover).toBeNull();
    // A new cover changes no field of the title, so nobody’s edit is interrupted.
    const { version } = await product(eanOf(1));
    const newer = recordOf({ collateral: pictureOf([{ url: "https://images.example.org/autre.jpg" }]) });
    const id = await imported(inShortTags(messageOf([newer], { sent: "20261120T0900Z" })));
    expect((await seen(id)).counts).toEqual([0, 0, 1, 0]);
    expect([(await cover())?.url, (await product(eanOf(1))).version]).toEqual(["https://images.example.org/autre.jpg", version]);
    await imported(messageOf([recordOf({ notification: "04", blocks: supplyOf("51", priceOf("11.00")) })], { sent: "20261120T1000Z" }));
    expect((await cover())?.url).toBe("https://images.example.org/autre.jpg");
    await imported(messageOf([recordOf()], { sent: "20261120T1100Z" }));
    expect(await cover()).toBeNull();
  });

  it("hides what is withdrawn instead of deleting it, and shows it again when it comes back", async () => {
    await imported(messageOf([recordOf()]));
    const withdrawal = recordOf({ notification: "05", blocks: "" });
    await imported(messageOf([withdrawal], { sent: "20261121T0700Z" }));
    const [hidden] = await shop.database.db.select().from(products);
    expect(hidden).toMatchObject({ isVisible: false, availability: "40", title: "Le Mur invisible" });
    const again = await imported(messageOf([withdrawal], { sent: "20261121T0730Z" }));
    expect((await seen(again)).counts).toEqual([0, 0, 1, 0]);
    await imported(messageOf([recordOf()], { sent: "20261121T0800Z" }));
    expect((await shop.database.db.select().from(products))[0]).toMatchObject({ isVisible: true, availability: "21" });
    expect((await shop.database.db.select().from(productFeeds))[0]).toMatchObject({ isHidden: false });
  });

  it("keeps what is for the trade from readers: texts, covers, display material and packs", async () => {
    const forTrade = (audience: string) =>
      `<TextContent><TextType>03</TextType><ContentAudience>${audience}</ContentAudience><Text>Mise en place à prévoir.</Text></TextContent>`;
    const cover = pictureOf([{ url: "https://images.example.org/presse.jpg" }]).replace("<ContentAudience>00", "<ContentAudience>07");
    const collateral = `<CollateralDetail>${forTrade("02")}${forTrade("05")}${cover}</CollateralDetail>`;
    const { 0: whole } = recordOf().match(/<CollateralDetail>.*<\/CollateralDetail>/s) ?? [""];
    await imported(inShortTags(messageOf([recordOf().replace(whole, collateral)])));
    expect(await product(eanOf(1))).toMatchObject({ summary: null, feedCover: null });
    const both = whole.replace("<CollateralDetail>", `<CollateralDetail>${forTrade("02")}`);
    await imported(messageOf([recordOf().replace(whole, both)], { sent: "20261120T0900Z" }));
    expect((await product(eanOf(1))).summary).toBe("Une femme, un mur.");

    for (const composition of ["11", "20", "30", "31"]) {
      const form = `<ProductComposition>${composition}</ProductComposition><ProductForm>`;
      const display = (ean: string) => recordOf({ ean }).replace("<ProductForm>", form);
      const id = await imported(messageOf([display(eanOf(1)), display(eanOf(2))], { sent: `202611211${composition[0]}00Z` }));
      expect((await seen(id)).counts[3], composition).toBe(1);
      expect((await shop.database.db.select().from(products)).map(({ isVisible }) => isVisible)).toEqual([false]);
      await imported(messageOf([recordOf()], { sent: `202611211${composition[0]}30Z` }));
    }
  });

  it("skips what is excluded", async () => {
    await imported(messageOf([recordOf({ price: "8.00" })]));
    const file = messageOf([recordOf({ price: "9.00" }), recordOf({ ean: eanOf(2) })], { sent: "20261121T0800Z" });
    const id = await verified(file);
    expect((await admin.call("startImport", { body: { id, creates: false, changes: false } })).status).toBe(422);
    await admin.call("startImport", { body: { id, creates: true, changes: false } });
    await shop.jobs.drain(shop.ports);
    expect(await product(eanOf(1))).toMatchObject({ priceWithTax: "8.00" });
    expect(await product(eanOf(2))).toMatchObject({ priceWithTax: "9.70" });
  });
});

describe("an import that is cut short", () => {
  const COUNT = 620;
  const file = (price: string, sent: string) =>
    messageOf(
      Array.from({ length: COUNT }, (_, index) => recordOf({ ean: eanOf(index), title: `Titre ${index}`, price })),
      { sent },
    );

  it("goes on where it was killed, at every step: nothing lost, nothing doubled", async () => {
    let runs = 0;
    for (const [price, sent] of [
      ["9.00", "20261118T0800Z"],
      ["10.00", "20261119T0800Z"],
    ] as const) {
      const { body } = await send(file(price, sent));
      const id = body.entityOutput.id;
      const finish = async () => {
        const { id: task } = shop.jobs.waiting.shift() ?? expect.fail("no task");
        // Each run does a step or two and is killed in the next; the last one finds nothing left to do.
        for (let after = 1; ; after += 1) {
          runs += 1;
          const [row] = await rowsOf<{ state: string }>(shop.database.db, sql`select state from background_tasks where id = ${task}`);
          if (row?.state === "Done") return;
          if (after > 20) expect.fail("never ends");
          await runTask(dyingAfter(1 + (after % 2)), shop.ports.jobDefinitions, task).catch(() => undefined);
          await shop.database.db.execute(
            sql`update background_tasks set beat_at = '1970-01-01', first_run = run where id = ${task} and state in ('Running', 'Planned')`,
          );
        }
      };
      await finish();
      await admin.call("startImport", { body: { id, creates: true, changes: true } });
      await finish();
      const { body: done } = await admin.call("getImport", { query: { id } });
      expect(done).toMatchObject({
        state: "Done",
        recordCount: COUNT,
        writtenNewCount: price === "9.00" ? COUNT : 0,
        writtenChangedCount: price === "9.00" ? 0 : COUNT,
      });
    }
    expect(runs).toBeGreaterThan(12);
    const [counts] = await rowsOf<Record<string, number>>(
      shop.database.db,
      sql`select count(*)::integer as titles, count(distinct ean)::integer as eans, min(price_cents) as low, max(version) as version,
        (select count(*)::integer from audit_entries where entity = 'product' and action = 'WriteImport' and changes @> '{"priceWithTax": ["9.00", "10.00"]}') as logged from products`,
    );
    expect(counts).toEqual({ titles: COUNT, eans: COUNT, low: 1000, version: 2, logged: COUNT });
  });

  it("stops on request, keeps what is written, and continues later", async () => {
    const id = await verified(file("9.00", "20261118T0800Z"));
    await admin.call("startImport", { body: { id, creates: true, changes: true } });
    const [{ id: task } = expect.fail("no task")] = shop.jobs.waiting.splice(0);
    await runTask(dyingAfter(1), shop.ports.jobDefinitions, task).catch(() => undefined);
    await shop.database.db.execute(sql`update background_tasks set beat_at = '1970-01-01' where id = ${task}`);
    expect((await admin.call("stopImport", { body: { id } })).body.entityOutput).toMatchObject({ state: "Stopped" });
    await runTask(shop.ports, shop.ports.jobDefinitions, task);
    const { body } = await admin.call("getImport", { query: { id } });
    expect(body).toMatchObject({ state: "Stopped", writtenNewCount: 250 });
    expect((await admin.call("stopImport", { body: { id } })).status).toBe(409);
    await admin.call("startImport", { body: { id, creates: true, changes: true } });
    await shop.jobs.drain(shop.ports);
    expect((await admin.call("getImport", { query: { id } })).body).toMatchObject({ state: "Done", writtenNewCount: COUNT });
  });

  /** Ports whose database serves so many transactions that write, and then none: as a process that is killed. */
  function dyingAfter(steps: number) {
    let left = steps;
    const db = new Proxy(shop.ports.db, {
      get: (target, name) => {
        if (name === "transaction") {
          return (work: Parameters<typeof target.transaction>[0]) => {
            if (left <= 0) return Promise.reject(new Error("killed"));
            left -= 1;
            return target.transaction(work);
          };
        }
        return Reflect.get(target, name) as unknown;
      },
    });
    return { ...shop.ports, db };
  }
});

describe("a file of stocks", () => {
  it("fills stock and shelf by EAN, and names what it does not know", async () => {
    await imported(messageOf([recordOf(), recordOf({ ean: eanOf(2) }), recordOf({ ean: eanOf(3) })]));
    const csv = `Code-barres;Titre;Quantité;Rayon\r\n${eanOf(1)};x;12;Romans\r\n${eanOf(2)};x;3,00;\r\n${eanOf(9)};x;1;A\r\n${eanOf(3)};x;deux;B\r\n123;x;1;C\r\n`;
    const id = await imported(new Uint8Array([...csv].map((letter) => letter.charCodeAt(0))), "stock du quai.csv");
    expect((await admin.call("getImport", { query: { id } })).body).toMatchObject({
      kind: "Stock",
      state: "Done",
      encoding: "windows-1252",
      writtenChangedCount: 2,
    });
    expect((await records(id, "Refused")).map(({ number, line, reasons }) => [number, line, ...reasons])).toEqual([
      [3, 4, "Aucun titre du catalogue ne porte cet EAN."],
      [4, 5, "Stock : « deux » n’est pas un nombre entier."],
      [5, 6, "« 123 » n’est pas un EAN."],
    ]);
    expect(await product(eanOf(1))).toMatchObject({ stock: 12, shelf: "Romans" });
    expect(await product(eanOf(2))).toMatchObject({ stock: 3, shelf: null });
    const again = await verified(`\ufeffEAN,stock,shelf\n${eanOf(1)},12,Romans\n"${eanOf(2)}",3,"Bas, à gauche"\n`, "x.csv");
    expect((await seen(again)).counts).toEqual([0, 1, 1, 0]);
    expect((await seen(await verified(`isbn\tqty\n${eanOf(1)}\t4\n`, "x.txt"))).counts).toEqual([0, 1, 0, 0]);
  });
});

describe("a watched folder", () => {
  const folder = (files: Record<string, string>) => {
    const moved: string[] = [];
    const inbox: Inbox = {
      list: () => Promise.resolve(Object.keys(files)),
      open: (name) => Promise.resolve(new Blob([files[name] ?? ""]).stream()),
      move: (name, to) => {
        delete files[name];
        moved.push(`${to}/${name}`);
        return Promise.resolve();
      },
    };
    return { inbox, moved };
  };

  it("has its files taken in turn, written without anybody's word, and put aside by what became of them", async () => {
    const { inbox, moved } = folder({ "a.xml": messageOf([recordOf()]), "b.xml": "Bonjour", "c.csv": `ean;stock\n${eanOf(1)};4\n` });
    for (let look = 0; look < 8; look += 1) {
      await takeFiles(shop.ports, inbox);
      // A second look while the first file is under way takes nothing.
      await takeFiles(shop.ports, inbox);
      await shop.jobs.drain(shop.ports);
    }
    expect(moved).toEqual(["done/a.xml", "refused/b.xml", "done/c.csv"]);
    expect(await product(eanOf(1))).toMatchObject({ title: "Le Mur invisible", stock: 4 });
    const { body } = await admin.call("listImports", { query: { sort: "createdAt" } });
    expect(body.items.map(({ fileName, state, createdBy, isFromFolder }) => [fileName, state, createdBy, isFromFolder])).toEqual([
      ["a.xml", "Done", null, true],
      ["b.xml", "Unreadable", null, true],
      ["c.csv", "Done", null, true],
    ]);
  });
});

describe("one pasted record", () => {
  it("answers what a product of it would say, and writes nothing", async () => {
    const { status, body } = await admin.call("readOnixRecord", { body: { text: recordOf({ title: "L’Été" }) } });
    expect(status).toBe(200);
    expect(body.entityOutput).toMatchObject({ ean: eanOf(1), title: "L’Été", priceWithTax: "9.70", kind: "Book" });
    expect((await shop.database.db.select().from(products)).length).toBe(0);
  });

  it("reports why it cannot be read", async () => {
    const why = async (text: string) => {
      const { status, body } = await admin.call("readOnixRecord", { body: { text } });
      expect(status).toBe(422);
      return body.propertiesErrorMessages.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);
    };
    expect(await why("Bonjour")).toEqual(["text: Ce fichier n’est pas du XML."]);
    expect(await why(recordOf({ price: "12,90" }))).toEqual(["text: Prix : « 12,90 » n’est pas un nombre."]);
    expect(await why(messageOf([recordOf(), recordOf()]))).toEqual(["text: Ce texte contient plusieurs notices : collez-en une seule."]);
    expect(await why(messageOf([]))).toEqual(["text: Ce texte ne contient aucune notice ONIX."]);
  });
});

describe("invalid requests", () => {
  it("is a file, and not an empty one", async () => {
    expect((await send("", "a.xml")).status).toBe(400);
    expect((await send("<a/>", "a.xml", { "Content-Type": "application/json" })).status).toBe(400);
    expect((await admin.call("createImport", {}, { rawBody: "<a/>", headers: FILE })).status).toBe(422);
    const tooLarge = await send("<a/>", "a.xml", { "Content-Length": "400000000" });
    expect(tooLarge.status).toBe(413);
  });

  it("is done once, however often it is sent under one key", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await send(messageOf([recordOf()]), "a.xml", key);
    const second = await send(messageOf([recordOf()]), "a.xml", key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((await send(messageOf([]), "a.xml", key)).status).toBe(422);
    expect((await admin.call("listImports")).body.totalCount).toBe(1);
    await shop.jobs.drain(shop.ports);
  });

  it("names an import that is not there, and one that is not ready", async () => {
    expect((await admin.call("getImport", { query: { id: 999_999 } })).status).toBe(404);
    expect((await admin.call("listImportRecords", { query: { id: 999_999, outcome: "New" } })).status).toBe(404);
    expect((await admin.call("startImport", { body: { id: 999_999, creates: true, changes: true } })).status).toBe(404);
    expect((await admin.call("stopImport", { body: { id: 999_999 } })).status).toBe(404);
    expect((await admin.call("exportImportRefusals", { query: { id: 999_999 } })).status).toBe(404);
    const id = await imported(messageOf([recordOf()]));
    expect((await admin.call("startImport", { body: { id, creates: true, changes: true } })).status).toBe(409);
  });

  it("hands the refused records out as a file", async () => {
    const id = await verified(messageOf([recordOf({ price: "x" })]), "flux.xml");
    const answer = await admin.open("exportImportRefusals", { query: { id } });
    expect(answer.headers.get("Content-Disposition")).toContain("flux-refus.csv");
    expect(await answer.text()).toContain(`${eanOf(1)};Le Mur invisible;`);
  });
});
