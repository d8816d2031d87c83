import type { Upload } from "./contract/body.ts";
import type { Sentence } from "./contract/refusals.ts";
import type { StoredDownload } from "./contract/stored-download.ts";
import { cleanFileName } from "./file-name.ts";
import type { PdfFault } from "./pdfs.ts";
import type { PictureFault, PictureSize, RedrawnPicture } from "./pictures.ts";
import type { Ports } from "./ports.ts";
import type { WebFault } from "./web.ts";

/** Maximum bytes of a picture or a PDF, as in the contract. */
export const MOST_BYTES = 20_000_000;

/** Twice the displayed edges of covers, for high-density screens, and the full size. */
export const PICTURE_SIZES = [
  { name: "small", height: 96 },
  { name: "medium", height: 288 },
  { name: "large", height: 720 },
  { name: "full", height: 1600 },
] as const satisfies readonly PictureSize[];

/** A stored file that no record refers to yet. */
export interface StoredFile {
  kind: "Picture" | "File";
  key: string;
  storedAs: string;
  fileName: string;
  size: number;
  /** Width of the uploaded picture in pixels; null if it is not a picture. */
  width: number | null;
  height: number | null;
}

/** Cache-Control of content-addressed files: the bytes of a key never change. */
export const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable", "Cross-Origin-Resource-Policy": "cross-origin" };

type Storage = Pick<Ports, "files" | "pictures">;

/** Returns the name under which a size of a picture is stored. */
export const pictureFile = (key: string, size: (typeof PICTURE_SIZES)[number]["name"]) => `pictures/${key}/${size}.webp`;

/** Returns a stored file as a response, unread; null if there is none. `tag` identifies its bytes among all files. */
export async function storedDownload(
  files: Ports["files"],
  storedAs: string,
  facts: Pick<StoredDownload, "fileName" | "contentType" | "tag">,
): Promise<StoredDownload | null> {
  const size = await files.size(storedAs);
  return size === null ? null : { ...facts, size, open: (range) => files.open(storedAs, range) };
}

/** Re-encodes a picture and stores its sizes; returns the fault when it is rejected. */
export async function keepPicture(ports: Storage, bytes: Uint8Array<ArrayBuffer>, fileName: string): Promise<StoredFile | Sentence> {
  const picture = await ports.pictures.redraw(bytes, PICTURE_SIZES);
  return typeof picture === "string" ? PICTURE_FAULTS[picture] : storePicture(ports.files, picture, fileName);
}

/** Stores the sizes of a re-encoded picture. */
export async function storePicture(files: Ports["files"], { drawn, width, height }: RedrawnPicture, fileName: string): Promise<StoredFile> {
  const key = newKey();
  const size = drawn.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const stored: StoredFile = {
    kind: "Picture",
    key,
    storedAs: `pictures/${key}`,
    fileName: cleanFileName(fileName) || "image",
    size,
    width,
    height,
  };
  try {
    for (const { name, bytes } of drawn) await files.write(pictureFile(key, name as "small"), bytes);
  } catch (error) {
    // The sizes written before the disk was full have no row.
    await forgetFile(files, stored);
    throw error;
  }
  return stored;
}

/** Stores a PDF unchanged; returns the fault when it is rejected. */
export async function keepPdf(
  { files, pdfs }: Pick<Ports, "files" | "pdfs">,
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<StoredFile | Sentence> {
  const fault = await pdfs.findFault(bytes);
  if (fault) return PDF_FAULTS[fault];
  const key = newKey();
  const storedAs = `product-files/${key}.pdf`;
  await files.write(storedAs, bytes);
  return { kind: "File", key, storedAs, fileName: pdfName(fileName), size: bytes.byteLength, width: null, height: null };
}

/** Deletes the bytes of a stored file. */
export async function forgetFile(files: Ports["files"], { kind, storedAs }: Pick<StoredFile, "kind" | "storedAs">): Promise<void> {
  const names = kind === "Picture" ? PICTURE_SIZES.map(({ name }) => `${storedAs}/${name}.webp`) : [storedAs];
  for (const name of names) await files.remove(name);
}

/** Returns the bytes of an uploaded file that is not stored unchanged. */
export async function takeUpload(files: Ports["files"], upload: Upload): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await files.read(upload.file);
  if (!bytes) throw new Error("an upload was gone before it was read");
  await files.remove(upload.file);
  return new Uint8Array(bytes);
}

/** Returns a file name from the last path segment of a URL. */
export function nameOfUrl(url: string): string {
  const last = URL.canParse(url) ? (new URL(url).pathname.split("/").at(-1) ?? "") : "";
  try {
    return decodeURIComponent(last).slice(0, 200) || "fichier";
  } catch {
    // Invalid percent-encoding: kept unchanged.
    return last.slice(0, 200) || "fichier";
  }
}

/** Returns 128 bits from the system's generator: without the key, the file cannot be found. */
export const newKey = () => crypto.randomUUID().replaceAll("-", "");

const pdfName = (name: string) => {
  const bare = cleanFileName(name) || "fichier";
  return /\.pdf$/i.test(bare) ? bare : `${bare}.pdf`;
};

const PDF_FAULTS: Readonly<Record<PdfFault, Sentence>> = {
  NotPdf: { fr: "Ce fichier n’est pas un PDF.", en: "This file is no PDF." },
  Unreadable: { fr: "Ce PDF est abîmé ou n’est pas entier.", en: "This PDF is damaged or not whole." },
  Encrypted: {
    fr: "Ce PDF est protégé par un mot de passe : enregistrez-le sans protection.",
    en: "This PDF is protected by a password: save it without protection.",
  },
  Script: { fr: "Ce PDF contient des scripts : enregistrez-le sans eux.", en: "This PDF has scripts: save it without them." },
  Attachment: {
    fr: "Ce PDF contient d’autres fichiers : enregistrez-le sans eux.",
    en: "This PDF has other files inside: save it without them.",
  },
  Link: {
    fr: "Ce PDF contient des liens vers des sites ou d’autres fichiers : enregistrez-le sans eux.",
    en: "This PDF has links to sites or other files: save it without them.",
  },
  Action: {
    fr: "Ce PDF contient des actions (envoi, lecture, ouverture d’un programme…) : enregistrez-le sans elles.",
    en: "This PDF has actions (sending, playing, starting a program…): save it without them.",
  },
};

const PICTURE_FAULTS: Readonly<Record<PictureFault, Sentence>> = {
  unknown: { fr: "Ce fichier n’est pas une image JPEG, PNG ou WebP.", en: "This file is no JPEG, PNG or WebP picture." },
  broken: { fr: "Cette image est abîmée ou n’est pas entière.", en: "This picture is damaged or not whole." },
  tooLarge: { fr: "Cette image a plus de 40 millions de pixels.", en: "This picture has more than 40 million pixels." },
  tooSmall: { fr: "Cette image a moins de 80 pixels de côté.", en: "This picture has an edge of less than 80 pixels." },
  somethingBehind: {
    fr: "Ce fichier contient autre chose après l’image : enregistrez-la à nouveau.",
    en: "This file holds something else behind the picture: save it anew.",
  },
};

/** Messages for staff when nothing could be loaded from a URL. */
export const WEB_FAULTS: Readonly<Record<WebFault, Sentence>> = {
  badUrl: { fr: "Donnez une adresse qui commence par http:// ou https://.", en: "Give a URL that begins with http:// or https://." },
  notPublic: { fr: "Cette adresse n’est pas celle d’un site public.", en: "This is no URL of a public site." },
  unreachable: { fr: "Ce site ne répond pas.", en: "This site does not answer." },
  refused: { fr: "Ce site ne donne pas ce fichier.", en: "This site does not give that file." },
  tooLarge: { fr: "Ce fichier dépasse 20 Mo.", en: "This file is larger than 20 MB." },
  tooSlow: { fr: "Ce site met trop de temps à répondre.", en: "This site takes too long to answer." },
};
