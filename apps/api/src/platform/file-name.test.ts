import { expect, it } from "vitest";
import { contentDisposition } from "./contract/content-disposition.ts";
import { cleanFileName } from "./file-name.ts";

it.each([
  ["Extrait, « L’Été ».pdf", "Extrait, « L’Été ».pdf"],
  ["../../etc/passwd", "etc-passwd"],
  ["C:\\Windows\\x.pdf", "C-Windows-x.pdf"],
  ["..", ""],
  ["rapport\u202efdp.exe", "rapportfdp.exe"],
  ["a\u200bb\u2066c\ufeff.pdf", "abc.pdf"],
  ["CON", "_CON"],
  ["nul.pdf", "_nul.pdf"],
  ["Lpt1.tar.gz", "_Lpt1.tar.gz"],
  ["console.pdf", "console.pdf"],
  ["ligne\r\nX-Y: z.pdf", "ligne-X-Y- z.pdf"],
  [" .caché. ", "caché"],
  [`${"é".repeat(200)}.pdf`, `${"é".repeat(116)}.pdf`],
  [`${"a".repeat(115)}😀b.pdf`, `${"a".repeat(115)}\ufffd.pdf`],
])("« %s » is kept as « %s »", (name, kept) => {
  expect(cleanFileName(name)).toBe(kept);
  expect(cleanFileName(kept)).toBe(kept);
  expect(contentDisposition("attachment", name)).toBe(contentDisposition("attachment", kept));
});
