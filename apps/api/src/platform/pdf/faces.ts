import type PDFKit from "pdfkit";

/** Regular or semi-bold. */
export type Weight = 400 | 600;

/** PDF library and typefaces used to render pages. */
export interface Faces {
  Document: typeof PDFKit;
  /** Width-and-space widths of a Code 128 symbol, beginning with a bar. */
  barsOf(text: string): number[];
  files: Record<"latin" | "latin-ext", Record<Weight, Uint8Array>>;
}

/** The part of bwip-js in use, the same in every environment. */
interface Barcodes {
  raw(symbol: string, text: string, options: string): readonly object[];
}

/** Loads the typefaces; reading a font file depends on the platform. */
export async function loadFaces(
  Document: typeof PDFKit,
  barcodes: Barcodes,
  read: (subset: "latin" | "latin-ext", weight: Weight) => Promise<Uint8Array>,
): Promise<Faces> {
  const both = async (subset: "latin" | "latin-ext") => ({ 400: await read(subset, 400), 600: await read(subset, 600) });
  return {
    Document,
    barsOf: (text) => {
      const [symbol] = barcodes.raw("code128", text, "");
      if (!symbol || !("sbs" in symbol)) throw new Error("no bars for this text");
      return symbol.sbs as number[];
    },
    files: { latin: await both("latin"), "latin-ext": await both("latin-ext") },
  };
}
