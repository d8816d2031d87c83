const MOST_LETTERS = 120;

/** Device names reserved by Windows, with any extension: a file with such a name cannot be saved there. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/**
 * Returns a safe file name of at most 120 characters; empty when nothing is left. It contains no folder, header end, bidirectional or
 * invisible characters, and is valid on every system.
 */
export function cleanFileName(name: string): string {
  const cleaned = name
    .normalize("NFC")
    .toWellFormed()
    .replace(/[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[\p{Cc}\u2028\u2029/\\:*?"<>|;%]+/gu, "-")
    .replace(/^[.\s-]+|[.\s]+$/g, "")
    .replace(DEVICE, "_$&");
  return short(cleaned);
}

/** Truncates a name before the extension, which identifies the type. */
function short(name: string): string {
  if (name.length <= MOST_LETTERS) return name;
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? "";
  // The cut may leave half a surrogate pair.
  return (
    name
      .slice(0, MOST_LETTERS - ending.length)
      .toWellFormed()
      .trimEnd() + ending
  );
}
