/** Reasons to reject a PDF: not a PDF, unreadable, encrypted, or with active content. */
export const pdfFaults = ["NotPdf", "Unreadable", "Encrypted", "Script", "Attachment", "Link", "Action"] as const;
/** One of `pdfFaults`. */
export type PdfFault = (typeof pdfFaults)[number];

/** Reads PDFs that others made. */
export interface Pdfs {
  /** Returns why a PDF is rejected; null if it only shows its pages. Throws 503 on timeout or if too many wait. */
  findFault(bytes: Uint8Array<ArrayBuffer>): Promise<PdfFault | null>;
  /** Returns the XML of a Factur-X; null for another PDF, an encrypted or an unreadable one. Throws 503 like `findFault`. */
  readInvoice(bytes: Uint8Array<ArrayBuffer>): Promise<string | null>;
}
