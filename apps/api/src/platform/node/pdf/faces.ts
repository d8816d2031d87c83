import { readFile } from "node:fs/promises";
import { type Faces, loadFaces } from "../../pdf/faces.ts";

const FONTS = new URL("../../../../assets/fonts/", import.meta.url);

/** Loads the fonts from the files of this installation. */
export async function readFaces(): Promise<Faces> {
  const [{ default: Document }, { default: barcodes }] = await Promise.all([import("pdfkit"), import("bwip-js/node")]);
  return loadFaces(Document, barcodes, (subset, weight) => readFile(new URL(`radio-canada-${subset}-${weight}.ttf`, FONTS)));
}
