export const PDF_UA_NAMESPACE = "http://www.aiim.org/pdfua/ns/id/";

/** Metadata that declares a file accessible (PDF/UA-1, ISO 14289-1, clause 5). */
export const PDF_UA = `
    <rdf:Description rdf:about="" xmlns:pdfuaid="${PDF_UA_NAMESPACE}">
      <pdfuaid:part>1</pdfuaid:part>
    </rdf:Description>`;

// Options of the library that its types leave out.
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a table heading: what it is the heading of. */
      scope?: "Column" | "Row";
      /** Of a figure: its box on the page. */
      bbox?: [left: number, top: number, right: number, bottom: number];
    }
  }
}
