import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { hostilePictures, plainPicture } from "../../testing/hostile-files.ts";
import type { Pictures } from "../pictures.ts";
import { sharpPictures } from "./pictures.ts";

let pictures: Pictures;
beforeAll(() => {
  pictures = sharpPictures();
});

const SIZES = [
  { name: "small", height: 96 },
  { name: "full", height: 1600 },
];

describe("a picture that somebody sends", () => {
  it.each(["jpeg", "png", "webp"] as const)("is drawn anew from %s, never larger than it came", async (format) => {
    const drawn = await pictures.redraw(await plainPicture(format), SIZES);
    if (typeof drawn === "string") throw new Error(drawn);
    const seen = await Promise.all(drawn.drawn.map(({ bytes }) => sharp(bytes).metadata()));
    expect(seen.map(({ format: written, width, height }) => [written, width, height])).toEqual([
      ["webp", 64, 96],
      ["webp", 200, 300],
    ]);
  });

  it("keeps only the visible picture, rotated as the camera recorded", async () => {
    const secret = "48.8566 N, 2.3522 E";
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#224466" } })
      .withExif({ IFD0: { ImageDescription: secret } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const drawn = await pictures.redraw(new Uint8Array(bytes), SIZES);
    if (typeof drawn === "string") throw new Error(drawn);
    const whole = drawn.drawn.at(-1)?.bytes ?? new Uint8Array(0);
    const { width, height, exif } = await sharp(whole).metadata();
    expect({ width, height, exif }).toEqual({ width: 200, height: 300, exif: undefined });
    expect(Buffer.from(whole).includes(secret)).toBe(false);
  });

  it("takes many at once, one after the other", async () => {
    const bytes = await plainPicture("jpeg", 1200, 1800);
    const all = await Promise.all(Array.from({ length: 8 }, () => pictures.redraw(bytes, SIZES)));
    expect(all.every((drawn) => typeof drawn !== "string")).toBe(true);
  });
});

describe("forty files that are no picture one may hand on", () => {
  it("are all refused, within 200 MB", async () => {
    const files = await hostilePictures();
    expect(files).toHaveLength(40);
    const before = process.memoryUsage.rss();
    const accepted: string[] = [];
    for (const { name, bytes } of files) if (typeof (await pictures.redraw(bytes, SIZES)) !== "string") accepted.push(name);
    expect(accepted).toEqual([]);
    expect((process.memoryUsage.rss() - before) / 1_000_000).toBeLessThan(200);
  });

  it("does not block the next good one", async () => {
    const [first] = await hostilePictures();
    const [, good] = await Promise.all([
      pictures.redraw(first?.bytes ?? new Uint8Array(0), SIZES),
      pictures.redraw(await plainPicture("png"), SIZES),
    ]);
    expect(typeof good).toBe("object");
  });
});
