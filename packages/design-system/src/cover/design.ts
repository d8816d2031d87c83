/** Facts of a title on its cover. */
export interface CoverTitle {
  title: string;
  authors: readonly string[];
  publisher: string | null;
  collection: string | null;
}

/** The six families of covers. */
export const coverFamilies = ["rules", "band", "solid", "initial", "weave", "spine"] as const;
/** Name of a cover family, from `coverFamilies`. */
export type CoverFamily = (typeof coverFamilies)[number];

/** Eight inks: white on each, and each on every paper, has a contrast of 5.5 at least. */
export const coverInks = ["#8a3522", "#8c4610", "#50521a", "#22523d", "#185063", "#323c78", "#692d50", "#2c2a2d"] as const;
/** Four papers. */
export const coverPapers = ["#f7f0e1", "#fcfaf4", "#f2e5bb", "#e0e6e6"] as const;

/** Design of a cover before text layout. */
export interface CoverDesign {
  family: CoverFamily;
  ink: string;
  paper: string;
  /** Index of the weave pattern, 0 to 2. */
  pattern: number;
  /** The first letter of the title, after a French article: É for « L’Étranger ». */
  initial: string;
}

/**
 * Returns the design of a title's cover: the publisher determines the family, publisher and collection the ink, the collection the paper. The result
 * is deterministic and must never change.
 */
export function coverDesign({ title, publisher, collection }: CoverTitle): CoverDesign {
  const imprint = hash(cleaned(publisher ?? ""));
  const series = collection ? hash(cleaned(collection)) : imprint;
  return {
    family: coverFamilies[imprint % 6] ?? "rules",
    ink: coverInks[(Math.floor(imprint / 256) + series) % 8] ?? coverInks[0],
    paper: coverPapers[Math.floor(series / 256) % 4] ?? coverPapers[0],
    pattern: Math.floor(imprint / 65_536) % 3,
    initial: initialOf(title),
  };
}

/** Returns a name without accents, case and leading « Éditions de »; letters and digits only. */
function cleaned(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/^editions?\s+(?:d[eu]s?\s+|de\s+la\s+|d['’]|l['’])?/, "").replace(/[^a-z0-9]/g, "");
}

/** FNV-1a in 32 bits, stirred twice. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return (sum ^ (sum >>> 12)) >>> 0;
}

function initialOf(title: string): string {
  const bare = title.replace(/^(?:l[ea]s?|une?|des|the|an?)\s+|^l['’]/i, "");
  return (bare.match(/[\p{L}\p{N}]/u)?.[0] ?? "").toUpperCase();
}
