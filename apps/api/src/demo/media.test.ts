import { audioTypeOf, embedOf, mediaNatures } from "@reserve/domain";
import { describe, expect, it } from "vitest";
import { withDrawnFiles } from "../platform/drawn-files.ts";
import { sharpPictures } from "../platform/node/pictures.ts";
import { keepPdf, PICTURE_SIZES } from "../platform/stored-files.ts";
import { tabPdfs } from "../platform/tab/pdfs.ts";
import { tabFiles } from "../platform/tab/ports.ts";
import { demoFile, demoMedia, drawDemoFile } from "./media.ts";

const pictures = sharpPictures();

describe("the library of the demo shop", () => {
  it("has the bytes that each type of medium is made of", async () => {
    for (const [place, media] of demoMedia.entries()) {
      const nature = mediaNatures[media.mediaType];
      const drawn = drawDemoFile(demoFile(place, media) + (nature === "Picture" ? "/small.webp" : ""));
      if (nature === "Embed")
        expect(embedOf(media.externalUrl ?? "")).toMatchObject({ mediaType: media.mediaType, url: media.externalUrl });
      else if (nature === "Picture") expect(drawn, media.title).toHaveProperty("svg");
      else if (drawn === null || "svg" in drawn) throw new Error(`${media.title} has no bytes`);
      else if (nature === "Audio") expect(audioTypeOf(drawn.bytes)).toBe("audio/wav");
      else
        expect(await keepPdf({ files: tabFiles(), pdfs: tabPdfs }, new Uint8Array(drawn.bytes), "programme.pdf")).toHaveProperty(
          "storedAs",
        );
    }
  });

  it("is drawn once, at the first request, in the sizes of an upload", async () => {
    const kept = tabFiles();
    const files = withDrawnFiles(kept, pictures, drawDemoFile);
    const [first] = demoMedia;
    if (!first) throw new Error("no media");
    for (const { name, height } of PICTURE_SIZES) {
      const file = `${demoFile(0, first)}/${name}.webp`;
      expect(await kept.read(file)).toBeNull();
      const size = await files.size(file);
      const bytes = await files.read(file);
      expect(bytes?.byteLength).toBe(size);
      const again = await pictures.redraw(new Uint8Array(bytes ?? []), []);
      // The smallest is below what an upload may be.
      if (name !== "small") expect(again, name).toMatchObject({ width: height });
      expect(await kept.read(file)).toBe(bytes);
    }
  });

  it("draws nothing under other names", () => {
    for (const name of [
      "pictures/abc/small.webp",
      `${demoFile(0, demoMedia[0] as never)}/huge.webp`,
      "pictures/../secret",
      `pictures/de${"f".repeat(30)}/full.webp`,
    ])
      expect(drawDemoFile(name)).toBeNull();
  });
});
