import { cleanFileName } from "../file-name.ts";

/**
 * Returns a `Content-Disposition`: whether a browser shows a file or keeps it, and under which name. RFC 6266: a plain name for whoever knows no other, and
 * the real one beside it; nothing in it can end the header or name a folder.
 */
export function contentDisposition(type: "inline" | "attachment", fileName: string): string {
  const safe = cleanFileName(fileName);
  const plain = safe
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/g, "oe")
    .replace(/[^\x20-\x7e]/g, "-");
  const encoded = encodeURIComponent(safe).replace(/['()*!]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${type}; filename="${plain || "document"}"; filename*=UTF-8''${encoded || "document"}`;
}
