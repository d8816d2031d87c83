import { cleanFileName } from "../file-name.ts";

/**
 * Returns a `Content-Disposition` header (RFC 6266) with an ASCII fallback name and the UTF-8 name. The name cannot end the header or
 * contain a folder.
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
