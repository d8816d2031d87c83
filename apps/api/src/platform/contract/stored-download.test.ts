import { describe, expect, it } from "vitest";
import { Refusal } from "./refusals.ts";
import { answerStored, type StoredDownload } from "./stored-download.ts";

const opened: string[] = [];
const TEXT = "0123456789";
const digits: StoredDownload = {
  fileName: "Été d’avant.mp3",
  contentType: "audio/mpeg",
  tag: "k1",
  size: TEXT.length,
  open: ({ start, end }) => {
    opened.push(`${start}-${end}`);
    return Promise.resolve(new Blob([TEXT.slice(start, end + 1)]).stream());
  },
};

async function ask(headers: Record<string, string> = {}, { method = "GET", ...file }: Partial<StoredDownload> & { method?: string } = {}) {
  opened.length = 0;
  const request = { method, headers: new Headers(headers) };
  const answer = await answerStored({ ...digits, ...file }, request, { "Cache-Control": "public" });
  return { status: answer.status, text: await answer.text(), header: (name: string) => answer.headers.get(name) };
}

/** The answer to a range: status, bytes and `Content-Range`. */
async function range(value: string, headers: Record<string, string> = {}, file: Partial<StoredDownload> = {}) {
  const { status, text, header } = await ask({ Range: value, ...headers }, file);
  return [status, text, header("Content-Range"), header("Content-Length")];
}

const whole = [200, TEXT, null, "10"];

describe("a range of a stored file", () => {
  it("is answered with 206, read from the storage alone, as RFC 9110 reads it", async () => {
    expect(await range("bytes=2-4")).toEqual([206, "234", "bytes 2-4/10", "3"]);
    expect(opened).toEqual(["2-4"]);
    expect(await range("bytes=0-0")).toEqual([206, "0", "bytes 0-0/10", "1"]);
    expect(await range("bytes=7-")).toEqual([206, "789", "bytes 7-9/10", "3"]);
    expect(await range("bytes=-1")).toEqual([206, "9", "bytes 9-9/10", "1"]);
    expect(await range("bytes=-500")).toEqual([206, TEXT, "bytes 0-9/10", "10"]);
    expect(await range("bytes=9-99999999999999999999999")).toEqual([206, "9", "bytes 9-9/10", "1"]);
    expect(await range("BYTES= 0-1 ")).toEqual([206, "01", "bytes 0-1/10", "2"]);
  });

  it("outside the file is rejected with 416 and the length of the file, and nothing is read", async () => {
    for (const value of ["bytes=10-", "bytes=10-12", "bytes=-0", "bytes=99999999999999999999999-"]) {
      const refusal = await range(value).catch((error: unknown) => error);
      expect(refusal, value).toBeInstanceOf(Refusal);
      expect((refusal as Refusal).details, value).toMatchObject({ status: 416, headers: { "Content-Range": "bytes */10" } });
    }
    expect(opened).toEqual([]);
  });

  it("that is malformed, of another unit, or one of several brings the whole file", async () => {
    for (const value of ["bytes=4-2", "bytes=-", "bytes=a-b", "bytes 0-1", "lines=0-1", "bytes=0-1,4-5", "bytes=1-2-3", "bytes=+1-2"]) {
      expect(await range(value), value).toEqual(whole);
    }
    expect(await range("bytes=-5", {}, { size: 0, open: () => Promise.resolve(new Blob([]).stream()) })).toEqual([200, "", null, "0"]);
  });

  it("counts only while If-Range names the very file", async () => {
    expect(await range("bytes=0-1", { "If-Range": '"k1"' })).toEqual([206, "01", "bytes 0-1/10", "2"]);
    for (const value of ['"k2"', 'W/"k1"', "Sat, 21 Nov 2026 09:00:00 GMT", "k1"]) {
      expect(await range("bytes=0-1", { "If-Range": value }), value).toEqual(whole);
      expect(await range("bytes=50-", { "If-Range": value }), value).toEqual(whole);
    }
  });
});

describe("a stored file", () => {
  it("that the client has already is answered with 304, with any range", async () => {
    for (const value of ['"k1"', 'W/"k1"', '"other" , "k1"', "*"]) {
      const { status, text, header } = await ask({ "If-None-Match": value, Range: "bytes=50-" });
      expect([status, text, header("ETag"), header("Cache-Control"), header("Content-Type")], value).toEqual([
        304,
        "",
        '"k1"',
        "public",
        null,
      ]);
    }
    expect(opened).toEqual([]);
    expect((await ask({ "If-None-Match": '"k2", k1', Range: "bytes=0-1" })).status).toBe(206);
  });

  it("is described to HEAD, of whatever range, and not read", async () => {
    const { status, text, header } = await ask({ Range: "bytes=2-4" }, { method: "HEAD" });
    expect([status, text, header("Content-Length"), header("Accept-Ranges"), header("ETag")]).toEqual([200, "", "10", "bytes", '"k1"']);
    expect(opened).toEqual([]);
  });

  it("has its own media type; only types without scripts are shown in the page", async () => {
    const shown = ["image/webp", "image/png", "image/jpeg", "image/gif", "image/avif", "audio/mpeg", "audio/x-wav", "video/mp4"];
    const kept = ["image/svg+xml", "text/html", "application/pdf", "application/octet-stream", "text/plain", "application/xhtml+xml"];
    for (const contentType of [...shown, ...kept]) {
      const { header } = await ask({}, { contentType });
      const disposition = `${shown.includes(contentType) ? "inline" : "attachment"}; filename="Ete d-avant.mp3"; filename*=UTF-8''%C3%89t%C3%A9%20d%E2%80%99avant.mp3`;
      expect([header("Content-Type"), header("Content-Disposition")]).toEqual([contentType, disposition]);
      expect(header("Content-Security-Policy"), contentType).toMatch(/^default-src 'none';.*; sandbox(?: allow-same-origin)?$/);
    }
    expect((await ask({}, { fileName: null, contentType: "image/webp" })).header("Content-Disposition")).toBeNull();
  });

  it("that goes between its look-up and its reading is not found", async () => {
    await expect(ask({}, { open: () => Promise.resolve(null) })).rejects.toMatchObject({ details: { status: 404 } });
  });
});
