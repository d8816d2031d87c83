import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import type { PdfFault } from "../platform/pdfs.ts";

/** A hostile upload that must be neither stored nor passed on, with its name. */
export interface HostileFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const text = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? text(part) : part))));

/** Returns a picture in a single colour. */
export async function plainPicture(format: "jpeg" | "png" | "webp", width = 200, height = 300): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: "#7a2e2e" } });
  return new Uint8Array(await picture[format]().toBuffer());
}

/** Returns a harmless PDF of one page; `more`: additional objects. */
export function plainPdf(more: Uint8Array | string = ""): Uint8Array<ArrayBuffer> {
  return joined(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n`,
    `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]>>endobj\n`,
    more,
    `trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([text(type), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body) >>> 0, body.length + 4);
  return out;
}

function png(width: number, height: number, data: Uint8Array, ...before: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return joined(
    "",
    new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    ...before,
    chunk("IDAT", data),
    chunk("IEND", new Uint8Array(0)),
  );
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>';
const HTML = "<!doctype html><script>alert(document.cookie)</script>";
const ZIP = joined("PK\u0003\u0004", new Uint8Array(200), "PK\u0005\u0006", new Uint8Array(18));

/** Returns hostile pictures: invalid ones, ones with additional content, and oversized ones. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const jpeg = await plainPicture("jpeg");
  const good = await plainPicture("png");
  const webp = await plainPicture("webp");
  const zeros = deflateSync(new Uint8Array(30_000_000));
  const rows = (count: number) => deflateSync(new Uint8Array(count));
  const changed = (bytes: Uint8Array, at: number, value: number) => {
    const copy = new Uint8Array(bytes);
    copy[at] = value;
    return copy;
  };
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ["SVG with a script", joined(SVG)],
    ["SVG behind a declaration", joined('<?xml version="1.0"?>', SVG)],
    ["SVG that fetches", joined('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/"/></svg>')],
    ["SVG packed", new Uint8Array(gzipSync(SVG))],
    ["SVG with entities", joined('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]>', SVG)],
    ["SVG with a file", joined('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>')],
    ["HTML", joined(HTML)],
    ["HTML behind the first bytes of a GIF", joined("GIF89a/*", HTML)],
    ["a GIF", new Uint8Array(await sharp(good).gif().toBuffer())],
    ["a TIFF", new Uint8Array(await sharp(good).tiff().toBuffer())],
    ["a BMP", joined("BM", new Uint8Array(300))],
    ["PostScript", joined("%!PS-Adobe-3.0\n(/etc/passwd) (r) file")],
    ["MVG", joined("push graphic-context\nfill 'url(https://127.0.0.1/\"|ls \"-la)'")],
    ["a program", joined("\u007fELF", new Uint8Array(500))],
    ["a ZIP", ZIP],
    ["a PDF", plainPdf()],
    ["JPEG and ZIP", joined(jpeg, ZIP)],
    ["JPEG and HTML", joined(jpeg, HTML)],
    ["JPEG and PHP", joined(jpeg, "<?php system($_GET['c']); ?>")],
    ["PNG and ZIP", joined(good, ZIP)],
    ["PNG and HTML", joined(good, HTML)],
    ["WebP and ZIP", joined(webp, ZIP)],
    ["WebP and HTML", joined(webp, HTML)],
    ["JPEG cut in the middle", jpeg.slice(0, Math.floor(jpeg.length / 2))],
    ["PNG cut in the middle", good.slice(0, Math.floor(good.length / 2))],
    ["WebP cut in the middle", webp.slice(0, Math.floor(webp.length / 2))],
    ["JPEG that is only a head", jpeg.slice(0, 20)],
    ["PNG that is only a signature", good.slice(0, 8)],
    ["JPEG of noise", joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(400).fill(0x41), new Uint8Array([0xff, 0xd9]))],
    ["WebP that says another length", changed(webp, 5, 255)],
    ["PNG with a wrong checksum", changed(good, 30, (good[30] ?? 0) ^ 255)],
    ["PNG of 50,000 × 50,000", png(50_000, 50_000, zeros)],
    ["PNG of 2³¹ × 1", png(0x7fffffff, 1, rows(100))],
    ["PNG of 0 × 0", png(0, 0, rows(1))],
    ["PNG of 7,000 × 7,000", png(7_000, 7_000, rows(7_000 * 7_001))],
    ["PNG that says more than it holds", png(3_000, 3_000, rows(1_000))],
    ["PNG of one pixel", png(1, 1, rows(2))],
    ["PNG 60,000 wide and 2 high", png(60_000, 2, rows(120_002))],
    ["PNG whose chunk is longer than the file", changed(good, 33, 0x7f)],
    ["bytes by chance", new Uint8Array(Array.from({ length: 4_000 }, (_, at) => (at * 7_919 + 13) % 251))],
  ];
  return files.map(([name, bytes]) => ({ name, bytes }));
}

/** A PDF that must not be kept, with the reason. */
export interface HostilePdf extends HostileFile {
  fault: PdfFault;
}

/** Returns an object stream (ISO 32000-2, 7.5.7) with one object, compressed. */
export function objectStream(object: Uint8Array | string, type = "/Type/ObjStm", pack = deflateSync): Uint8Array<ArrayBuffer> {
  const packed = pack(joined("9 0 ", object));
  return joined(`8 0 obj<<${type}/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`, packed, "\nendstream endobj\n");
}

function twicePacked(): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(deflateSync(`9 0 ${SCRIPT}`));
  const filters = "/Filter[/FlateDecode/FlateDecode]";
  return joined(`8 0 obj<</Type/ObjStm/N 1/First 4${filters}/Length ${packed.length}>>stream\n`, packed, "\nendstream endobj\n");
}

const object = (content: string) => `4 0 obj<<${content}>>endobj\n`;
const SCRIPT = "<</S/JavaScript/JS(app.alert(1))>>";

/** Returns PDFs that are invalid, or have active content. */
export function hostilePdfs(): HostilePdf[] {
  const files: [string, Uint8Array<ArrayBuffer>, PdfFault][] = [
    ["HTML", joined(HTML), "NotPdf"],
    ["HTML that says it is a PDF further down", joined(HTML, plainPdf()), "NotPdf"],
    ["PDF and ZIP", joined(plainPdf(), ZIP), "NotPdf"],
    ["PDF and HTML", joined(plainPdf(), HTML), "NotPdf"],
    ["PDF cut in the middle", plainPdf().slice(0, 100), "Unreadable"],
    ["PDF with an object that never ends", plainPdf("4 0 obj<</S/Java(endobj\n"), "Unreadable"],
    [
      "PDF with an object stream that cannot be unpacked",
      plainPdf(objectStream(SCRIPT, "/Type/ObjStm", () => Buffer.from("not packed"))),
      "Unreadable",
    ],
    ["PDF whose objects are packed twice", plainPdf(twicePacked()), "Unreadable"],
    ["PDF in its own cipher", plainPdf("trailer<</Root 1 0 R/Encrypt 4 0 R>>\n"), "Encrypted"],
    ["PDF with a script", plainPdf(object("/S/JavaScript/JS(app.alert(1))")), "Script"],
    ["PDF with a script written otherwise", plainPdf(object("/S/J#61vaScript/J#53(app.alert(1))")), "Script"],
    ["PDF with a script in an object stream", plainPdf(objectStream(SCRIPT)), "Script"],
    ["PDF with a script in an object stream without its type", plainPdf(objectStream(SCRIPT, "")), "Script"],
    ["PDF with a script under a number used twice", plainPdf(`4 0 obj${SCRIPT}endobj\n4 0 obj<<>>endobj\n`), "Script"],
    ["PDF with a script in an earlier revision", joined(plainPdf(`4 0 obj${SCRIPT}endobj\n`), plainPdf()), "Script"],
    ["PDF with a script inside of an array", plainPdf(`4 0 obj[1[${SCRIPT}]]endobj\n`), "Script"],
    ["PDF whose action is named elsewhere", plainPdf(`5 0 obj/JavaScript endobj\n${object("/S 5 0 R")}`), "Action"],
    ["PDF with scripts by name", plainPdf(object("/Names<</JavaScript 5 0 R>>")), "Script"],
    ["PDF with an XFA form", plainPdf(object("/AcroForm<</XFA 5 0 R/Fields[]>>")), "Script"],
    ["PDF with a file inside", plainPdf("4 0 obj<</Type/EmbeddedFile/Length 0>>stream\nendstream endobj\n"), "Attachment"],
    ["PDF with files by name", plainPdf(object("/Names<</EmbeddedFiles 5 0 R>>")), "Attachment"],
    ["PDF with a file on its page", plainPdf(object("/Subtype/FileAttachment/FS 5 0 R")), "Attachment"],
    ["PDF whose stream lies in another file", plainPdf("4 0 obj<</F(//host/x)/Length 0>>stream\nendstream endobj\n"), "Attachment"],
    ["PDF that jumps into a file inside", plainPdf(object("/S/GoToE/D[0/Fit]")), "Attachment"],
    ["PDF that jumps to another computer", plainPdf(object("/S/GoToR/F(\\\\host\\x.pdf)/D[0/Fit]")), "Link"],
    ["PDF that reads a thread of another computer", plainPdf(object("/S/Thread/F(\\\\host\\x.pdf)/D 0")), "Link"],
    ["PDF that calls a site when it is opened", plainPdf(object("/OpenAction<</S/URI/URI(https://evil.example/)>>")), "Link"],
    ["PDF that does something on a page", plainPdf(object("/AA<</O 5 0 R>>")), "Action"],
    ["PDF that plays something", plainPdf(object("/S/Rendition/OP 0")), "Action"],
    ["PDF that starts a program", plainPdf(object("/S/Launch/F(cmd.exe)")), "Action"],
    ["PDF that sends a form", plainPdf(object("/S/SubmitForm/F(http://127.0.0.1/)")), "Action"],
    ["PDF that takes data in", plainPdf(object("/S/ImportData/F(x.fdf)")), "Action"],
    ["PDF with an action nobody knows", plainPdf(object("/Type/Action/S/Whatever")), "Action"],
    ["PDF with a film", plainPdf(object("/Subtype/RichMedia")), "Action"],
  ];
  return files.map(([name, bytes, fault]) => ({ name, bytes, fault }));
}
