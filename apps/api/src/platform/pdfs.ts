/** Reasons to reject a PDF: not a PDF, unreadable, encrypted, or with active content. */
export const pdfFaults = ["NotPdf", "Unreadable", "Encrypted", "Script", "Attachment", "Link", "Action"] as const;
/** One of `pdfFaults`. */
export type PdfFault = (typeof pdfFaults)[number];

/** Checks PDFs uploaded by users. */
export interface Pdfs {
  /** Returns why a PDF is rejected; null if it only shows its pages. Throws 503 on timeout or if too many wait. */
  findFault(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFault | null>;
}
