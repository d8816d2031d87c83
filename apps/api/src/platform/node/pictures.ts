import type Sharp from "sharp";
import { faultOfBytes, LEAST_EDGE, MOST_PIXELS, type PictureFault, type PictureSize, type Pictures } from "../pictures.ts";

/** Time limit per picture, in seconds. */
const SECONDS = 20;

/** Creates the picture processing with libvips, which only gets bytes accepted by `faultOfBytes`. */
export function sharpPictures(): Pictures {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    // The next one waits for the end, even after a failure, which only the caller handles.
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    redraw: (bytes, sizes) => {
      const fault = faultOfBytes(bytes);
      return fault ? Promise.resolve(fault) : inTurn(async () => redraw(await loadSharp(), bytes, sizes));
    },
    draw: (svg) =>
      inTurn(async () => {
        const sharp = await loadSharp();
        return new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 82 }).timeout({ seconds: SECONDS }).toBuffer());
      }),
  };
}

/** Loaded with the first picture: 18 MB that a server without covers never needs. */
async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  // One picture at a time without a cache: memory use depends on the current picture, not on their number.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function redraw(sharp: typeof Sharp, bytes: Uint8Array<ArrayBuffer>, sizes: readonly PictureSize[]): ReturnType<Pictures["redraw"]> {
  const open = () => sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS, sequentialRead: true });
  try {
    const { width, height, orientation = 1 } = await open().metadata();
    const tooMuch = faultOfEdges(width, height);
    if (tooMuch) return tooMuch;
    const drawn: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
    for (const { name, height: most } of sizes) {
      const { data } = await open()
        .autoOrient()
        .resize({ height: most, width: most, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: SECONDS })
        .toBuffer({ resolveWithObject: true });
      drawn.push({ name, bytes: new Uint8Array(data) });
    }
    // Values from 5 on mean that the camera was rotated by 90° (Exif 2.3, tag 0x0112).
    return orientation >= 5 ? { drawn, width: height, height: width } : { drawn, width, height };
  } catch (error) {
    // libvips throws plain `Error`s for any invalid bytes; ours are subclasses.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return /pixel limit/i.test(error.message) ? "tooLarge" : "broken";
  }
}

function faultOfEdges(width: number, height: number): PictureFault | null {
  if (width * height > MOST_PIXELS) return "tooLarge";
  return Math.min(width, height) < LEAST_EDGE ? "tooSmall" : null;
}
