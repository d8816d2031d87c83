import type { AddressLabel, Papers, Sheet } from "../print.ts";
import type { Faces } from "./faces.ts";
import { drawLabel } from "./label.ts";
import { type Bytes, Page } from "./page.ts";
import { drawReceipt } from "./receipt.ts";
import { drawSheet } from "./sheet.ts";

/** A document to print. */
export type PrintJob = { sheet: Sheet } | { label: AddressLabel } | { papers: Papers };

/** Renders the file of a print job. */
export function draw(faces: Faces, job: PrintJob): Promise<Bytes> {
  const { parts, ...options } = papersOf(job);
  const page = new Page(faces, options, "sheet" in job ? job.sheet.eInvoice : undefined);
  for (const part of parts) {
    if ("label" in part) drawLabel(page, part.label);
    else if (part.sheet.isReceipt) drawReceipt(page, part.sheet);
    else drawSheet(page, part.sheet);
  }
  return page.finish();
}

/** Treats a single document as a file of one. */
function papersOf(job: PrintJob): Papers {
  if ("papers" in job) return job.papers;
  const { language, title, madeAt } = "sheet" in job ? job.sheet : job.label;
  return { language, title, madeAt, parts: [job] };
}
