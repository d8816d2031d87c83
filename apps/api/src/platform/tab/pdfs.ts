import type { Pdfs } from "../pdfs.ts";

/** PDF reader of the browser tab, equal to the server's. Loads the library with the first PDF. */
export const tabPdfs: Pdfs = {
  findFault: async (bytes) => {
    const { findPdfFault } = await import("../pdf-faults.ts");
    return findPdfFault(bytes);
  },
  readInvoice: async (bytes) => {
    const { readPdfInvoice } = await import("../pdf-faults.ts");
    return readPdfInvoice(bytes);
  },
};
