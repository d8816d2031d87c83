import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { productFeedCovers, productFiles, products } from "../../platform/catalog/products.tables.ts";
import { noValidators, noWeb, type Validators, type Web, type WebFault } from "../../platform/web.ts";
import { hostilePdfs, hostilePictures, plainPdf, plainPicture } from "../../testing/hostile-files.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "./catalog.bulk.store.ts";
import { titles } from "./catalog.list.fixtures.ts";
import { tidyFiles } from "./product.files.handlers.ts";

let shop: TestApp;
let admin: Caller;
let picture: Uint8Array<ArrayBuffer>;
const web = new Map<string, Uint8Array<ArrayBuffer> | WebFault>();
/** Validators returned by sites, and sent back to them. */
const says = new Map<string, Validators>();
const heard: Validators[] = [];
const fetch: Web["fetch"] = async (url) => web.get(url) ?? "unreachable";
const fetchChanged: Web["fetchChanged"] = async (url, limit, known) => {
  heard.push(known);
  const [bytes, validators] = [await fetch(url, limit), says.get(url) ?? noValidators];
  if (typeof bytes === "string") return bytes;
  return known.etag !== null && known.etag === validators.etag ? "unchanged" : { bytes, validators };
};
beforeAll(async () => {
  shop = await testApp({ ports: { web: { ...noWeb, fetch, fetchChanged } } });
  admin = await shop.signIn("admin");
  picture = await plainPicture("jpeg");
});
afterAll(() => shop.close());

beforeEach(async () => {
  web.clear();
  says.clear();
  heard.length = 0;
  await shop.database.db.delete(productFiles);
  await shop.database.db.delete(products);
  await addProducts(shop.database.db, titles);
});

const FILE = { "Content-Type": "application/octet-stream" };
const read = async (id = 1) => (await admin.call("getProduct", { query: { id } })).body;
const send = (rawBody: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, id = 1, caller = admin) =>
  caller.call("saveProductPicture", { query: { id } }, { rawBody, headers: { ...FILE, ...headers } });
const sendFile = (rawBody: Uint8Array<ArrayBuffer>, fileName = "extrait.pdf", headers: Record<string, string> = {}, id = 1) =>
  admin.call("saveProductFile", { query: { id, fileName } }, { rawBody, headers: { ...FILE, ...headers } });
const byUrl = (url: string, kind = "Picture", productId = 1) => admin.call("saveProductFileByUrl", { body: { productId, url, kind } });
const show = (key: string, size = "small") => shop.anonymous.open("getPicture", { query: { key, size } });
const fileRows = () => shop.database.db.select().from(productFiles);
const tidy = (hours: number) => tidyFiles(shop.ports, new Date(shop.clock.now().getTime() + hours * 3_600_000));
const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);

describe("the cover of a title", () => {
  it("is drawn anew in four sizes, which everybody may see and keep", async () => {
    const saved = await send(picture);
    expect(saved.status).toBe(200);
    const cover = saved.body.entityOutput.picture ?? "";
    for (const size of ["small", "medium", "large", "full"]) {
      const shown = await show(cover, size);
      expect(shown.status).toBe(200);
      expect(shown.headers.get("Content-Type")).toBe("image/webp");
      expect(shown.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(shown.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(20);
    }
    const [listed] = (await admin.call("listProducts", { query: { search: "En vente" } })).body.items;
    expect(listed?.picture).toBe(cover);
    expect((await shop.anonymous.call("getPublicProduct", { query: { id: 1 } })).body.picture).toBe(cover);
  });

  it("leaves the product’s version alone, so that nobody’s typing is stopped", async () => {
    const { version } = await read();
    await send(picture);
    expect((await read()).version).toBe(version);
  });

  it("takes the place of the one before, whose bytes go an hour later", async () => {
    const first = (await send(picture)).body.entityOutput.picture ?? "";
    const second = (await send(await plainPicture("png"))).body.entityOutput.picture ?? "";
    expect(second).not.toBe(first);
    await tidy(0.5);
    expect((await show(first)).status).toBe(200);
    await tidy(2);
    expect((await show(first)).status).toBe(404);
    expect((await show(second)).status).toBe(200);
    expect(await fileRows()).toHaveLength(1);
  });

  it("can be deleted, once", async () => {
    await send(picture);
    const taken = await admin.call("deleteProductPicture", { query: { id: 1 } });
    expect([taken.status, taken.body.entityOutput.picture, (await read()).picture]).toEqual([200, null, null]);
    expect((await admin.call("deleteProductPicture", { query: { id: 1 } })).status).toBe(404);
  });

  it("is in the log with the previous value", async () => {
    const first = (await send(picture)).body.entityOutput.picture;
    const second = (await send(picture)).body.entityOutput.picture;
    const rows = await shop.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "saveProductPicture"), eq(auditEntries.entityId, "1")));
    expect(rows.map(({ changes }) => changes.picture)).toContainEqual([first, second]);
  });

  it("is refused before it is decoded or fetched where there is no such title, or no room", async () => {
    const { pictures, web, settings } = shop.ports;
    const work: string[] = [];
    onTestFinished(() => void Object.assign(shop.ports, { pictures, web, settings }));
    const noted = (kind: string) => {
      work.push(kind);
      return Promise.reject(new Error(`${kind} before the title was looked for`));
    };
    Object.assign(shop.ports, { pictures: { ...pictures, redraw: () => noted("decode") }, web: { ...web, fetch: () => noted("fetch") } });
    expect((await send(picture, {}, 999_999)).status).toBe(404);
    expect((await byUrl("https://images.example.fr/a.jpg", "Picture", 999_999)).status).toBe(404);
    shop.ports.settings = { ...settings, uploadQuotas: { personBytes: 0, totalBytes: 1_000_000_000 } };
    const full = await send(picture);
    expect([full.status, full.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "body"]);
    expect(full.body.propertiesErrorMessages[0]?.errorMessage).toMatch(
      /^Ce fichier de \d+ ko ne tient plus : vos fichiers occupent \d+ ko sur 0 ko\. Retirez-en d’abord\.$/,
    );
    expect(work).toEqual([]);
  });

  it("is answered again for the same key and picture, and refused for another picture", async () => {
    const once = key();
    const first = await send(picture, once);
    const again = await send(picture, once);
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    expect(again.body.entityOutput.picture).toBe(first.body.entityOutput.picture);
    expect((await send(await plainPicture("png"), once)).status).toBe(422);
    expect((await read()).picture).toBe(first.body.entityOutput.picture);
  });

  it("is one, when ten are sent at once", async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(picture)));
    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await fileRows()).filter(({ productId }) => productId === 1)).toHaveLength(1);
  });

  it("goes with its title", async () => {
    const cover = (await send(picture, {}, 9)).body.entityOutput.picture ?? "";
    const { version } = await read(9);
    await admin.call("deleteProduct", { query: { id: 9 } }, { headers: { "If-Match": `"${version}"` } });
    await tidy(2);
    expect((await show(cover)).status).toBe(404);
    expect(await fileRows()).toEqual([]);
  });

  it("is rejected without permission, for an unknown title, and above 20 MB", async () => {
    expect((await send(picture, {}, 999)).status).toBe(404);
    expect((await send(new Uint8Array(20_000_001))).status).toBe(413);
    expect((await send(new Uint8Array(0))).status).toBe(400);
    expect((await show("0".repeat(32))).status).toBe(404);
    expect((await show("../../etc/passwd")).status).toBe(422);
  });
});

describe("hostile pictures and PDFs", () => {
  it("are refused at the file, in words, and nothing of them stays", async () => {
    for (const { name, bytes } of await hostilePictures()) {
      const refused = await send(bytes);
      expect([name, refused.status]).toEqual([name, 422]);
      expect(wrongOf(refused)?.[0]).toMatch(/^body: (Ce fichier|Cette image) /);
    }
    for (const { name, bytes } of hostilePdfs()) {
      const refused = await sendFile(bytes);
      expect([name, refused.status]).toEqual([name, 422]);
      expect(wrongOf(refused)?.[0]).toMatch(/^body: Ce (fichier|PDF) /);
    }
    expect(await fileRows()).toEqual([]);
    expect((await read()).picture).toBeNull();
  });
});

describe("a file to read", () => {
  it("is handed to everybody as it is, to be kept and not opened in the page", async () => {
    const pdf = plainPdf();
    const saved = await sendFile(pdf, "Extrait, « L’Été ».pdf");
    const [file] = saved.body.entityOutput.files;
    expect(file).toMatchObject({ fileName: "Extrait, « L’Été ».pdf", size: pdf.byteLength, createdBy: "Solène Kermarrec" });
    const fetched = await shop.anonymous.open("getProductFile", { query: { key: file?.key ?? "" } });
    expect(fetched.headers.get("Content-Disposition")).toMatch(/^attachment; /);
    expect(fetched.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(fetched.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(new Uint8Array(await fetched.arrayBuffer())).toEqual(pdf);
  });

  it("can be deleted, and cannot be fetched from then on", async () => {
    const [file] = (await sendFile(plainPdf())).body.entityOutput.files;
    expect((await admin.call("deleteProductFile", { query: { id: 2, fileId: file?.id } })).status).toBe(404);
    const taken = await admin.call("deleteProductFile", { query: { id: 1, fileId: file?.id } });
    expect(taken.body.entityOutput.files).toEqual([]);
    expect((await shop.anonymous.open("getProductFile", { query: { key: file?.key ?? "" } })).status).toBe(404);
    expect((await admin.call("deleteProductFile", { query: { id: 1, fileId: file?.id } })).status).toBe(404);
  });

  it("is one of twenty at most", async () => {
    for (let count = 0; count < 20; count += 1) expect((await sendFile(plainPdf(), `${count}.pdf`)).status).toBe(200);
    expect((await sendFile(plainPdf())).status).toBe(409);
    expect((await read()).files).toHaveLength(20);
  });
});

describe("from a URL", () => {
  const COVER = "https://www.example.org/couvertures/L%27%C3%89t%C3%A9.jpg";

  it("a cover and a file come like an upload", async () => {
    web.set(COVER, picture);
    web.set("https://www.example.org/extrait", plainPdf());
    expect((await byUrl(COVER)).body.entityOutput.picture).toMatch(/^[0-9a-f]{32}$/);
    expect((await byUrl("https://www.example.org/extrait", "File")).body.entityOutput.files).toMatchObject([{ fileName: "extrait.pdf" }]);
    expect((await fileRows()).map(({ sourceUrl }) => sourceUrl).sort()).toEqual([COVER, "https://www.example.org/extrait"]);
  });

  it.each<[WebFault, string]>([
    ["badUrl", "url: Donnez une adresse qui commence par http:// ou https://."],
    ["notPublic", "url: Cette adresse n’est pas celle d’un site public."],
    ["unreachable", "url: Ce site ne répond pas."],
    ["refused", "url: Ce site ne donne pas ce fichier."],
    ["tooLarge", "url: Ce fichier dépasse 20 Mo."],
    ["tooSlow", "url: Ce site met trop de temps à répondre."],
  ])("%s is reported at the URL", async (fault, sentence) => {
    web.set(COVER, fault);
    const refused = await byUrl(COVER);
    expect([refused.status, wrongOf(refused)]).toEqual([422, [sentence]]);
  });

  it("what is no picture is refused, and a title that is none", async () => {
    web.set(COVER, plainPdf());
    expect(wrongOf(await byUrl(COVER))).toEqual(["url: Ce fichier n’est pas une image JPEG, PNG ou WebP."]);
    web.set(COVER, picture);
    expect((await byUrl(COVER, "Picture", 999)).status).toBe(404);
    await tidy(2);
    expect(await fileRows()).toEqual([]);
  });
});

describe("the cover that the feed names", () => {
  const COVER = "https://images.example.org/9782253023906.jpg";
  const name = (url: string, productId = 1) => shop.database.db.insert(productFeedCovers).values({ productId, url });
  const refresh = async (...productIds: number[]) => {
    const { body } = await admin.call("refreshCachesAndCovers", { body: { productIds } });
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    return (await admin.call("getBackgroundTask", { query: { id: body.entityOutput.id } })).body;
  };

  it("is fetched with the refresh of the cache, drawn anew, and named in the history as the feed’s doing", async () => {
    web.set(COVER, picture);
    await name(COVER);
    expect(await refresh(1, 2)).toMatchObject({ state: "Done", doneCount: 2 });
    const product = await read();
    expect(product.picture).toMatch(/^[0-9a-f]{32}$/);
    expect(product.feedCover).toEqual({ url: COVER, state: "Shown", triedAt: shop.clock.now().toISOString(), fault: null });
    expect((await show(product.picture ?? "", "medium")).status).toBe(200);
    const { items } = (await admin.call("getProductHistory", { query: { id: 1 } })).body;
    expect(items).toContainEqual(
      expect.objectContaining({ name: null, changes: [{ property: "picture", before: null, after: product.picture }] }),
    );
    expect((await read(2)).picture).toBeNull();
  });

  it("keeps its key while the feed’s picture is the same, and has another when it is not", async () => {
    web.set(COVER, picture);
    await name(COVER);
    await refresh(1);
    const first = (await read()).picture;
    await refresh(1);
    expect([(await read()).picture, (await fileRows()).length]).toEqual([first, 1]);
    web.set(COVER, await plainPicture("png", 240, 300));
    await refresh(1);
    const second = (await read()).picture;
    expect(second).not.toBe(first);
    // The feed has a new cover, not fetched yet: the previous one stays, and is not reported as the feed's.
    await shop.database.db.update(productFeedCovers).set({ url: `${COVER}?2`, triedAt: null });
    expect([(await read()).picture, (await read()).feedCover?.state]).toEqual([second, "Awaited"]);
    await tidy(2);
    expect((await show(first ?? "")).status).toBe(404);
  });

  it("is sent again only when it has changed, and always requested when the feed names another one", async () => {
    web.set(COVER, picture);
    says.set(COVER, { etag: '"a1"', lastModified: "Sat, 21 Nov 2026 09:00:00 GMT" });
    await name(COVER);
    await refresh(1);
    const first = (await read()).picture;
    expect(heard.splice(0)).toEqual([noValidators]);
    await refresh(1);
    expect([heard.splice(0), (await read()).picture, (await read()).feedCover?.fault]).toEqual([[says.get(COVER)], first, null]);
    web.set(COVER, await plainPicture("png", 240, 300));
    says.set(COVER, { etag: '"b2"', lastModified: null });
    await refresh(1);
    expect((await read()).picture).not.toBe(first);
    heard.splice(0);
    await refresh(1);
    expect(heard.splice(0)).toEqual([{ etag: '"b2"', lastModified: null }]);
    web.set(`${COVER}?2`, picture);
    await shop.database.db.update(productFeedCovers).set({ url: `${COVER}?2`, triedAt: null });
    await refresh(1);
    expect(heard.splice(0)).toEqual([noValidators]);
  });

  it("never takes the place of one that staff gave, also while it is on its way", async () => {
    await name(COVER);
    web.set(COVER, picture);
    const ownPicture = (await send(await plainPicture("png"))).body.entityOutput.picture;
    await refresh(1);
    expect([(await read()).picture, (await read()).feedCover?.state]).toEqual([ownPicture, "Overruled"]);

    await name(COVER, 2);
    await admin.call("refreshCachesAndCovers", { body: { productIds: [2] } });
    let gave: string | null = null;
    shop.ports.web.fetchChanged = async () => {
      gave = (await send(await plainPicture("png"), {}, 2)).body.entityOutput.picture;
      return { bytes: picture, validators: noValidators };
    };
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    shop.ports.web.fetchChanged = fetchChanged;
    expect((await read(2)).picture).toBe(gave);
  });

  it("is not fetched again once staff took it away, until the feed names another", async () => {
    web.set(COVER, picture);
    await name(COVER);
    await refresh(1);
    expect((await admin.call("deleteProductPicture", { query: { id: 1 } })).body.entityOutput.feedCover?.fault).toBe("Removed");
    await refresh(1);
    expect((await read()).picture).toBeNull();
  });

  it.each<[string, WebFault | "pdf", string]>([
    ["an inner address", "notPublic", "BadUrl"],
    ["a site that is down", "unreachable", "Unreachable"],
    ["a site that is slow", "tooSlow", "Unreachable"],
    ["a file that is gone", "refused", "Refused"],
    ["a file that is too large", "tooLarge", "TooLarge"],
    ["no picture", "pdf", "NoPicture"],
  ])("%s fails no task, and is reported for the title", async (_, answer, fault) => {
    web.set(COVER, answer === "pdf" ? plainPdf() : answer);
    await name(COVER);
    expect((await refresh(1)).state).toBe("Done");
    const { feedCover, cacheRefreshedAt, picture: shown } = await read();
    expect([feedCover?.fault, cacheRefreshedAt, shown]).toEqual([fault, shop.clock.now().toISOString(), null]);
  });
});

describe("the files of a title on the public site", () => {
  it("are named with what fetches them, by id and by EAN, alone and among several", async () => {
    const [file] = (await sendFile(plainPdf(), "Extrait.pdf")).body.entityOutput.files;
    const files = [{ key: file?.key, fileName: "Extrait.pdf", size: plainPdf().byteLength }];
    const { body } = await shop.anonymous.call("getPublicProduct", { query: { id: 1 } });
    expect(body.files).toEqual(files);
    expect((await shop.anonymous.call("getPublicProductByEan", { query: { ean: body.ean } })).body.files).toEqual(files);
    expect((await shop.anonymous.call("listPublicProducts", { query: { id: [1, 2] } })).body.items[0]?.files).toEqual(files);
    expect((await shop.anonymous.call("listPublicProductsByEan", { query: { ean: [body.ean] } })).body.items[0]?.files).toEqual(files);
  });
});
