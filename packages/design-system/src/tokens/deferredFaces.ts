const faces = [
  {
    url: new URL("./fonts/literata-italic.woff2", import.meta.url),
    unicodeRange: "U+0000-00FF, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2212",
  },
  { url: new URL("./fonts/literata-italic-ext.woff2", import.meta.url), unicodeRange: "U+0178, U+0100-0151, U+0154-017F" },
];

/**
 * Adds the italic serif font (titles of books, margin headings): a page calls it once its first rows are rendered, and until then shows the
 * fallback's italic, which has the same metrics. The same faces as fonts-deferred.css, without waiting for a style sheet. If a face fails to load,
 * the fallback stays.
 */
export function loadDeferredFaces(fonts: FontFaceSet): void {
  for (const { url, unicodeRange } of faces)
    fonts.add(new FontFace("Literata Variable", `url(${url.href})`, { weight: "400 600", style: "italic", display: "swap", unicodeRange }));
}
