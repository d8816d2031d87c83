import { PDFDocument, PDFName, PDFString, StandardFonts } from "@cantoo/pdf-lib";
import PDFKit from "pdfkit";
import { afterAll, describe, expect, it } from "vitest";
import { hostilePdfs, objectStream, plainPdf } from "../../../testing/hostile-files.ts";
import { pdfThread } from "./pdfs.ts";

const pdfs = pdfThread();
afterAll(() => pdfs.close());

/** A program of a cinema as an office program writes it: bookmarks, page labels, jumps within the file, compressed objects. */
async function programme(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  page.drawText("Programme", { font });
  const jump = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: { Type: "Action", S: "GoTo", D: [page.ref, "Fit"] } };
  page.node.addAnnot(document.context.register(document.context.obj(jump)));
  document.catalog.set(PDFName.of("OpenAction"), document.context.obj([page.ref, "Fit"]));
  document.catalog.set(PDFName.of("PageLabels"), document.context.obj({ Nums: [0, { S: "r" }] }));
  document.setTitle("Programme de décembre");
  return document;
}

async function drawn(): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFKit({ info: { Title: "Extrait" } });
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.outline.addItem("Chapitre 1");
  document.text("Extrait", { destination: "debut" }).text("Retour", { goTo: "debut" });
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(pieces));
}

describe("a PDF that only shows its pages", () => {
  it.each<[string, () => Promise<Uint8Array>]>([
    ["plain", async () => plainPdf()],
    ["with jumps, in compressed objects", async () => (await programme()).save({ useObjectStreams: true })],
    ["with jumps, in plain objects", async () => (await programme()).save({ useObjectStreams: false })],
    ["drawn by us", drawn],
    ["whose bytes look like a script", async () => plainPdf("4 0 obj<</Length 22>>stream\n/JS (x) /JavaScript /AA\nendstream endobj\n")],
    ["that tells of a script", async () => plainPdf("4 0 obj<</Title(Du /JavaScript, et /URI)>>endobj\n")],
    ["with a page that fades in", async () => plainPdf("4 0 obj<</Trans<</Type/Trans/S/Wipe>>>>endobj\n")],
  ])("is kept: %s", async (_name, make) => {
    expect(await pdfs.findFault(new Uint8Array(await make()))).toBeNull();
  });
});

describe("a PDF that can do more", () => {
  it.each(hostilePdfs().map(({ name, bytes, fault }) => [name, fault, bytes] as const))(
    "is not kept: %s (%s)",
    async (_name, fault, bytes) => {
      expect(await pdfs.findFault(bytes)).toBe(fault);
    },
  );

  it("is found in a file that another program wrote, whatever its compression", async () => {
    const document = await programme();
    const link = { Type: "Annot", Subtype: "Link", Rect: [0, 0, 9, 9], A: { S: "URI", URI: PDFString.of("https://quai.example/") } };
    document.getPage(0).node.addAnnot(document.context.register(document.context.obj(link)));
    expect(await pdfs.findFault(new Uint8Array(await document.save({ useObjectStreams: true })))).toBe("Link");
    document.addJavaScript("main", "app.alert(1)");
    expect(await pdfs.findFault(new Uint8Array(await document.save({ useObjectStreams: true })))).toBe("Script");
    document.encrypt({ userPassword: "x", ownerPassword: "y" });
    expect(await pdfs.findFault(new Uint8Array(await document.save()))).toBe("Encrypted");
  });

  it("is not unpacked to the end when it is a bomb", async () => {
    const wide = (bytes: number) => plainPdf(objectStream(`<<>>${" ".repeat(bytes)}`));
    expect(await pdfs.findFault(wide(1_000_000))).toBeNull();
    expect(await pdfs.findFault(wide(60_000_000))).toBe("Unreadable");
  });
});
