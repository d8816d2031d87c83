import { readFile } from "node:fs/promises";
import type PDFKit from "pdfkit";

const FONTS = new URL("../../../../assets/fonts/", import.meta.url);

/** Regular or semi-bold. */
export type Weight = 400 | 600;

/** What pages are set with. */
export interface Faces {
  Document: typeof PDFKit;
  /** Width-and-space widths of a Code 128 symbol, beginning with a bar. */
  barsOf(text: string): number[];
  files: Record<"latin" | "latin-ext", Record<Weight, Uint8Array>>;
}

/** Loads the library and the console's own typeface. */
export async function loadFaces(): Promise<Faces> {
  const [{ default: Document }, barcodes] = await Promise.all([import("pdfkit"), import("bwip-js/node")]);
  const read = (subset: string, weight: Weight) => readFile(new URL(`radio-canada-${subset}-${weight}.ttf`, FONTS));
  const both = async (subset: string) => ({ 400: await read(subset, 400), 600: await read(subset, 600) });
  return {
    Document,
    barsOf: (text) => {
      const [symbol] = barcodes.default.raw("code128", text, "");
      if (!symbol || !("sbs" in symbol)) throw new Error("no bars for this text");
      return symbol.sbs;
    },
    files: { latin: await both("latin"), "latin-ext": await both("latin-ext") },
  };
}
