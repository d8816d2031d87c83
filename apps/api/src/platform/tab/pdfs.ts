import type { Pdfs } from "../pdfs.ts";

/** The same judgement as the server's. The library is fetched with the first PDF. */
export const tabPdfs: Pdfs = {
  findFault: async (bytes) => {
    const { findPdfFault } = await import("../pdf-faults.ts");
    return findPdfFault(bytes);
  },
};
