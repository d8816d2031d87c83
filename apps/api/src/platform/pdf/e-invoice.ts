import { PDF_UA_NAMESPACE } from "./pdf-ua.ts";

/** PDF subtype of a Factur-X: PDF/A-3, which may have attachments, at the level whose text a screen reader can read. */
export const FACTUR_X = { subset: "PDF/A-3a" } as const;

// Names and values are those of the standard (Factur-X 1.0, « PDF/A-3 and XMP »); all texts are constants, so nothing is escaped.
const SCHEMA = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
const PROPERTIES = [
  ["DocumentFileName", "name of the embedded XML invoice file"],
  ["DocumentType", "type of the hybrid document in capital letters"],
  ["Version", "version of the Factur-X schema"],
  ["ConformanceLevel", "conformance level of the embedded invoice"],
].map(
  ([name, description]) => `
              <rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${name}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${description}</pdfaProperty:description>
              </rdf:li>`,
);
const DESCRIPTION = `
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas>
        <rdf:Bag>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>${SCHEMA}</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>fx</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>${PROPERTIES.join("")}
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
          <rdf:li rdf:parseType="Resource">
            <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
            <pdfaSchema:namespaceURI>${PDF_UA_NAMESPACE}</pdfaSchema:namespaceURI>
            <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
            <pdfaSchema:property>
              <rdf:Seq>
                <rdf:li rdf:parseType="Resource">
                  <pdfaProperty:name>part</pdfaProperty:name>
                  <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                  <pdfaProperty:category>internal</pdfaProperty:category>
                  <pdfaProperty:description>part of ISO 14289 to which the file conforms</pdfaProperty:description>
                </rdf:li>
              </rdf:Seq>
            </pdfaSchema:property>
          </rdf:li>
        </rdf:Bag>
      </pdfaExtension:schemas>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:fx="${SCHEMA}">
      <fx:DocumentType>INVOICE</fx:DocumentType>
      <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
      <fx:Version>1.0</fx:Version>
      <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
    </rdf:Description>`;

/** Attaches the XML of an invoice to its PDF and declares it in the metadata (Factur-X). */
export function attachInvoice(pdf: PDFKit.PDFDocument, xml: string, madeAt: Date): void {
  pdf.file(new TextEncoder().encode(xml) as Buffer, {
    ...{ name: "factur-x.xml", type: "text/xml", description: "Factur-X", relationship: "Alternative" },
    ...{ creationDate: madeAt, modifiedDate: madeAt },
  });
  pdf.appendXML(DESCRIPTION);
}
