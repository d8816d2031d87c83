import { claims } from "@reserve/domain";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { userClaims, users } from "../../platform/identity/identity.tables.ts";
import { hostilePdfs, hostilePictures, plainPdf, plainPicture } from "../../testing/hostile-files.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { mediaFiles, mediaTable, mediaUploadParts, mediaUploads } from "./medias.tables.ts";
import { tidyMedia } from "./medias.uploads.ts";

let shop: TestApp;
let admin: Caller;
let other: Caller;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  other = await shop.signIn("libraire");
  const { db } = shop.database;
  const [writer] = await db.select().from(users).where(eq(users.userName, "libraire"));
  if (!writer) throw new Error("no account is called libraire");
  await db.insert(userClaims).values({ userId: writer.id, claim: claims.cms.postCreateEditIfOwner });
  picture = await plainPicture("jpeg");
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.db.delete(mediaFiles);
  await shop.database.db.delete(mediaTable);
  await shop.database.db.delete(mediaUploads);
});

const FILE = { "Content-Type": "application/octet-stream" };
const film = { title: "Lecture à voix haute", altText: "", mediaType: "YoutubeLink", externalUrl: "https://youtu.be/dQw4w9WgXcQ" };
const sendPart = (
  uploadId: string,
  whole: Uint8Array<ArrayBuffer>,
  offset: number,
  end: number,
  caller = admin,
  fileName = "vitrine.jpg",
) =>
  caller.call(
    "sendMediaPart",
    { query: { uploadId, fileName, size: whole.length, offset } },
    { rawBody: whole.slice(offset, end), headers: FILE },
  );
async function upload(whole: Uint8Array<ArrayBuffer>, fileName = "vitrine.jpg", caller = admin): Promise<string> {
  const id = crypto.randomUUID();
  for (let at = 0; at < whole.length; at += 1_000_000) {
    expect((await sendPart(id, whole, at, at + 1_000_000, caller, fileName)).status).toBe(200);
  }
  return id;
}
const create = (body: object, headers: Record<string, string> = {}, caller = admin) => caller.call("createMedia", { body }, { headers });
const fromUpload = async (whole: Uint8Array<ArrayBuffer>, more: object = {}) =>
  create({ title: "Vitrine de Noël", altText: "", mediaType: "ImageBanner", uploadId: await upload(whole), ...more });
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const words = { title: "Vitrine de Noël", altText: "Une vitrine, la nuit.", mediaType: "ImageBanner", focalPoint: null };
const save = (id: number, body: object, version: string) => admin.call("updateMedia", { query: { id }, body }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteMedia", { query: { id } }, withVersion(version));
const titles = async (query: object) => (await admin.call("listMedias", { query })).body.items.map(({ title }) => title);
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName }) => propertyName);
const tidy = (hours: number) => tidyMedia(shop.ports, new Date(shop.clock.now().getTime() + hours * 3_600_000));
const show = (key: string) => shop.anonymous.open("getPicture", { query: { key, size: "medium" } });

describe("an upload", () => {
  it("is rejected with the figures when its sender, or the shop, has no space left, and with what is used", async () => {
    const kept = shop.ports.settings.uploadQuotas;
    onTestFinished(() => {
      shop.ports.settings.uploadQuotas = kept;
    });
    const begin = async (uploadId: string, size: number, caller = admin) => {
      const query = { uploadId, fileName: "vitrine.jpg", size, offset: 0 };
      const { status, body } = await caller.call("sendMediaPart", { query }, { rawBody: picture.slice(0, 10), headers: FILE });
      return [status, body.errors[0]];
    };
    shop.ports.settings.uploadQuotas = { personBytes: 40_000_000, totalBytes: 60_000_000 };
    const first = crypto.randomUUID();
    expect(await begin(first, 30_000_000)).toEqual([200, undefined]);
    // Its first chunk is sent again: the upload does not count against itself.
    expect(await begin(first, 30_000_000)).toEqual([200, undefined]);
    expect(await begin(crypto.randomUUID(), 20_000_000)).toEqual([
      ...[422, "Ce fichier de 20 Mo ne tient plus : vos fichiers occupent 30 Mo sur 40 Mo. Retirez-en d’abord."],
    ]);
    expect(await begin(crypto.randomUUID(), 40_000_000, other)).toEqual([
      ...[422, "Ce fichier de 40 Mo ne tient plus : les fichiers de la boutique occupent 30 Mo sur 60 Mo. Retirez-en d’abord."],
    ]);
    expect(await begin(crypto.randomUUID(), 20_000_000, other)).toEqual([200, undefined]);
    expect((await admin.call("getMediaCounts")).body.storage).toEqual({
      ...{ personBytes: 30_000_000, personMostBytes: 40_000_000, totalBytes: 50_000_000, totalMostBytes: 60_000_000 },
    });
  });

  it("of another, or without a title, is refused before its picture is decoded", async () => {
    const { pictures } = shop.ports;
    let decoded = 0;
    onTestFinished(() => {
      shop.ports.pictures = pictures;
    });
    shop.ports.pictures = {
      ...pictures,
      redraw: (...given) => {
        decoded += 1;
        return pictures.redraw(...given);
      },
    };
    const uploadId = await upload(picture);
    const media = { title: "Vitrine", altText: "", mediaType: "ImageBanner", uploadId };
    expect(wrongOf(await create(media, {}, other))).toEqual(["uploadId"]);
    expect(wrongOf(await create({ ...media, title: " " }))).toEqual(["title"]);
    expect(decoded).toBe(0);
    expect((await create(media)).status).toBe(200);
    expect(decoded).toBe(1);
  });

  it("goes on where it was cut, part by part, and a part that came twice changes nothing", async () => {
    const id = crypto.randomUUID();
    const cuts = Array.from({ length: 11 }, (_, index) => Math.round((index * picture.length) / 10));
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      const end = cuts[index + 1] ?? picture.length;
      expect((await sendPart(id, picture, start, end)).body.entityOutput.received).toBe(end);
      // The response was lost: the sender queries the progress, or sends the chunk again.
      expect((await admin.call("getMediaUpload", { query: { uploadId: id } })).body.received).toBe(end);
      expect((await sendPart(id, picture, start, end)).body.entityOutput.received).toBe(end);
    }
    expect(await shop.database.db.select().from(mediaUploadParts)).toHaveLength(10);
    const made = await create({ title: "Vitrine", altText: "", mediaType: "ImageBanner", uploadId: id });
    expect([made.status, made.body.entityOutput.uploadedFile]).toEqual([
      200,
      expect.objectContaining({ fileName: "vitrine.jpg", width: 200, height: 300 }),
    ]);
  });

  it("takes each part once when all are sent at once", async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPart(id, picture, 0, 100)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await shop.database.db.select().from(mediaUploadParts)).toHaveLength(1);
  });

  it("rejects a gap, more than was declared, and the id of another upload", async () => {
    const id = crypto.randomUUID();
    await sendPart(id, picture, 0, 100);
    expect((await sendPart(id, picture, 200, 300)).status).toBe(409);
    const tooLong = await admin.call(
      "sendMediaPart",
      { query: { uploadId: id, fileName: "v.jpg", size: picture.length, offset: picture.length } },
      { rawBody: picture.slice(0, 10), headers: FILE },
    );
    expect([tooLong.status, wrongOf(tooLong)]).toEqual([422, ["size"]]);
    expect((await sendPart(id, picture, 100, 200, other)).status).toBe(404);
    expect((await other.call("getMediaUpload", { query: { uploadId: id } })).status).toBe(404);
    expect((await admin.call("getMediaUpload", { query: { uploadId: crypto.randomUUID() } })).status).toBe(404);
    const early = await create({ title: "Vitrine", altText: "", mediaType: "ImageBanner", uploadId: id });
    expect([early.status, wrongOf(early)]).toEqual([422, ["uploadId"]]);
  });

  it("is another's upload for nobody else, even when it is whole", async () => {
    const id = await upload(picture);
    const taken = await create({ title: "Vitrine", altText: "", mediaType: "ImageBanner", uploadId: id }, {}, other);
    expect([taken.status, wrongOf(taken)]).toEqual([422, ["uploadId"]]);
    expect(await shop.database.db.select().from(mediaTable)).toHaveLength(0);
  });

  it("is forgotten a day later, with its bytes; one that was used at once", async () => {
    await upload(picture);
    await fromUpload(picture);
    const parts = await shop.database.db.select().from(mediaUploadParts);
    expect(parts).toHaveLength(2);
    await tidy(1);
    expect(await shop.database.db.select().from(mediaUploads)).toHaveLength(1);
    await tidy(25);
    expect(await shop.database.db.select().from(mediaUploads)).toHaveLength(0);
    for (const { storedAs } of parts) expect(await shop.ports.files.read(storedAs)).toBeNull();
  });
});

describe("a picture", () => {
  it("is drawn anew without place and camera, upright", async () => {
    const photo = new Uint8Array(
      await sharp(picture)
        .withExif({ IFD0: { Make: "Appareil" }, IFD3: { GPSLatitude: "48/1 51/1 0/1", GPSLatitudeRef: "N" } })
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const made = (await fromUpload(photo)).body.entityOutput;
    expect(made).toMatchObject({ nature: "Picture", sameContent: [], externalUrl: null, uploadedFile: { width: 300, height: 200 } });
    const shown = await show(made.uploadedFile?.key ?? "");
    const meta = await sharp(await shown.arrayBuffer()).metadata();
    expect([meta.format, meta.exif, meta.xmp, meta.width > meta.height]).toEqual(["webp", undefined, undefined, true]);
  });

  it("is known again by its content", async () => {
    const first = (await fromUpload(picture, { title: "Vitrine" })).body.entityOutput;
    const second = (await fromUpload(picture, { title: "Vitrine bis" })).body.entityOutput;
    expect(second.sameContent).toEqual([{ id: first.id, title: "Vitrine" }]);
    const { items } = (await admin.call("listMedias", { query: { sort: "title" } })).body;
    expect(items.map(({ sameContent }) => sameContent.map(({ title }) => title))).toEqual([["Vitrine bis"], ["Vitrine"]]);
  });

  it("is saved with its alternative text only, and becomes only another type of picture", async () => {
    const { id } = (await fromUpload(picture)).body.entityOutput;
    expect(await titles({ lacksText: true })).toEqual(["Vitrine de Noël"]);
    const mute = await save(id, { ...words, title: " ", altText: "  " }, '"1"');
    expect([mute.status, wrongOf(mute)]).toEqual([422, ["title", "altText"]]);
    const film = await save(id, { ...words, mediaType: "YoutubeLink" }, '"1"');
    expect([film.status, wrongOf(film)]).toEqual([422, ["mediaType"]]);
    const saved = await save(id, { ...words, mediaType: "ImageCustom", focalPoint: { x: 0.25, y: 1 } }, '"1"');
    expect([saved.status, saved.body.entityOutput]).toEqual([
      200,
      expect.objectContaining({ altText: "Une vitrine, la nuit.", mediaType: "ImageCustom", focalPoint: { x: 0.25, y: 1 }, version: 2 }),
    ]);
    expect(await titles({ lacksText: true })).toEqual([]);
    expect(await titles({ mediaType: ["ImageCustom"], search: "nuit" })).toEqual(["Vitrine de Noël"]);
    expect(await titles({ mediaType: ["ImageBanner"] })).toEqual([]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "updateMedia"));
    expect(log.map(({ entity, entityName }) => [entity, entityName])).toContainEqual(["media", "Vitrine de Noël"]);
  });

  it("is refused when it is hostile, and nothing of it is shown", async () => {
    const files = await hostilePictures();
    expect(files.length).toBeGreaterThan(20);
    for (const { name, bytes } of files) {
      const answer = await fromUpload(bytes);
      expect([name, answer.status, wrongOf(answer)]).toEqual([name, 422, ["uploadId"]]);
    }
    expect(await shop.database.db.select().from(mediaTable)).toHaveLength(0);
  });
});

describe("a document and a sound", () => {
  it("are kept and handed out while a medium has them: the sound to be played in the page, the document to be kept", async () => {
    const mp3 = Uint8Array.from([...new TextEncoder().encode("ID3"), ...new Uint8Array(4000)]);
    const made = [
      (await fromUpload(plainPdf(), { mediaType: "DocumentFile" })).body.entityOutput,
      (await fromUpload(mp3, { mediaType: "AudioUpload" })).body.entityOutput,
    ];
    expect(made.map(({ uploadedFile }) => uploadedFile?.contentType)).toEqual(["application/pdf", "audio/mpeg"]);
    for (const { id, uploadedFile } of made) {
      const key = uploadedFile?.key ?? "";
      const read = await shop.anonymous.open("getMediaFile", { query: { key } });
      const headers = [read.headers.get("Content-Type"), read.headers.get("Content-Disposition")?.split(";")[0]];
      expect([read.status, ...headers]).toEqual([
        200,
        ...(uploadedFile?.contentType === "audio/mpeg" ? ["audio/mpeg", "inline"] : ["application/pdf", "attachment"]),
      ]);
      const part = await shop.anonymous.open("getMediaFile", { query: { key } }, { headers: { Range: "bytes=-3" } });
      expect([part.status, (await part.bytes()).length]).toEqual([206, 3]);
      expect((await remove(id, '"1"')).status).toBe(200);
      expect((await shop.anonymous.open("getMediaFile", { query: { key } })).status).toBe(404);
    }
    await tidy(2);
    expect(await shop.database.db.select().from(mediaFiles)).toHaveLength(0);
  });

  it("are what they are called, or refused", async () => {
    for (const { name, bytes } of hostilePdfs()) {
      expect([name, (await fromUpload(bytes, { mediaType: "DocumentFile" })).status]).toEqual([name, 422]);
    }
    expect((await fromUpload(picture, { mediaType: "AudioUpload" })).status).toBe(422);
    expect((await fromUpload(picture, { mediaType: "DocumentFile" })).status).toBe(422);
    expect((await fromUpload(plainPdf(), { mediaType: "ImageCustom" })).status).toBe(422);
    const film = await fromUpload(picture, { mediaType: "VimeoLink" });
    expect([film.status, wrongOf(film)]).toEqual([422, ["uploadId"]]);
  });
});

describe("what plays on another site", () => {
  it("is made, and the log names it", async () => {
    const made = (await create(film)).body.entityOutput;
    expect(made).toMatchObject({
      nature: "Embed",
      externalUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      playerUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
      uploadedFile: null,
      version: 1,
    });
    expect(await shop.database.db.select().from(mediaTable)).toHaveLength(1);
    const read = await admin.call("getMedia", { query: { id: made.id } });
    expect([read.status, read.headers.get("ETag"), read.body]).toEqual([200, '"1"', made]);
  });

  it("is one of five sites, and of the declared type", async () => {
    for (const [more, property] of [
      [{ externalUrl: "https://example.org/film" }, "externalUrl"],
      [{ externalUrl: "javascript:alert(1)" }, "externalUrl"],
      [{ mediaType: "VimeoLink" }, "externalUrl"],
      [{ externalUrl: undefined }, "uploadId"],
      [{ uploadId: crypto.randomUUID() }, "uploadId"],
      [{ title: " " }, "title"],
    ] as const) {
      const answer = await create({ ...film, ...more });
      expect([more, answer.status, wrongOf(answer)]).toEqual([more, 422, [property]]);
    }
  });

  it("needs no alternative text, has no focal point and stays of its site", async () => {
    const { id } = (await create(film)).body.entityOutput;
    const body = { title: "Perec à voix haute", altText: "", mediaType: "YoutubeLink", focalPoint: null };
    expect((await save(id, { ...body, focalPoint: { x: 0, y: 0 } }, '"1"')).status).toBe(422);
    expect((await save(id, { ...body, mediaType: "VimeoLink" }, '"1"')).status).toBe(422);
    expect((await save(id, body, '"1"')).status).toBe(200);
  });
});

describe("media", () => {
  it("are changed once when two save at once, and deleted once", async () => {
    const { id } = (await create(film)).body.entityOutput;
    const body = { title: "A", altText: "", mediaType: "YoutubeLink", focalPoint: null };
    const answers = await Promise.all([save(id, body, '"1"'), save(id, { ...body, title: "B" }, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await remove(id, '"2"')).status).toBe(200);
    expect((await remove(id, '"2"')).status).toBe(404);
    expect((await save(id, body, '"2"')).status).toBe(404);
  });

  it("are found without accents, the newest first, or by title", async () => {
    for (const title of ["Zoé lit", "Ève lit", "Anaïs lit"]) await create({ ...film, title });
    expect(await titles({ search: "lit" })).toEqual(["Anaïs lit", "Ève lit", "Zoé lit"]);
    expect(await titles({ search: "eve l" })).toEqual(["Ève lit"]);
    expect(await titles({ sort: "title" })).toEqual(["Anaïs lit", "Ève lit", "Zoé lit"]);
  });

  it("say their types in the caller's language and what may be uploaded", async () => {
    const { items } = (await admin.call("listMediaTypes")).body;
    expect(items).toHaveLength(12);
    expect(items).toContainEqual({ id: "ImageBanner", label: "Bandeau", nature: "Picture" });
    const { natures } = (await admin.call("getMediaConfiguration")).body;
    expect(natures.map(({ nature, needsText }) => [nature, needsText])).toEqual([
      ["Picture", true],
      ["Audio", false],
      ["Document", false],
    ]);
  });
});
