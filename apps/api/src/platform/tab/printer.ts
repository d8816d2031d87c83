import type { PrintJob } from "../pdf/draw.ts";
import type { Faces } from "../pdf/faces.ts";
import type { Printer } from "../print.ts";

/** PDF printer of the browser tab, equal to the server's. Loads library and typefaces with the first job. */
export function tabPrinter(): Printer {
  let ready: Promise<(job: PrintJob) => Promise<Uint8Array<ArrayBuffer>>> | null = null;
  const print = async (job: PrintJob) => {
    ready ??= load();
    return (await ready)(job);
  };
  return { sheet: (sheet) => print({ sheet }), label: (label) => print({ label }), papers: (papers) => print({ papers }) };
}

async function load() {
  const [{ draw }, faces] = await Promise.all([import("../pdf/draw.ts"), fetchFaces()]);
  return (job: PrintJob) => draw(faces, job);
}

async function fetchFaces(): Promise<Faces> {
  const [{ loadFaces }, { default: Document }, { default: barcodes }] = await Promise.all([
    import("../pdf/faces.ts"),
    import("pdfkit"),
    import("bwip-js/browser"),
  ]);
  // Listed literally, because the bundler only finds literal URLs.
  const files = {
    "latin-400": new URL("../../../assets/fonts/radio-canada-latin-400.ttf", import.meta.url),
    "latin-600": new URL("../../../assets/fonts/radio-canada-latin-600.ttf", import.meta.url),
    "latin-ext-400": new URL("../../../assets/fonts/radio-canada-latin-ext-400.ttf", import.meta.url),
    "latin-ext-600": new URL("../../../assets/fonts/radio-canada-latin-ext-600.ttf", import.meta.url),
  };
  return loadFaces(Document, barcodes, async (subset, weight) => (await fetch(files[`${subset}-${weight}`])).bytes());
}
