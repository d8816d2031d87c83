import { Parser } from "htmlparser2";

/** Maximum size of a letter's page in bytes: ten times what mail programs show in full. */
export const PAGE_BYTES = 1_000_000;

/** Maximum nesting of elements; mail programs and browsers stop at 512. */
const MOST_LEVELS = 200;
const MOST_ATTRIBUTES = 100;
/** Maximum estimated size of the page in bytes, generous compared to `PAGE_BYTES`: only prevents compiling pages that are certainly too large. */
const MOST_ESTIMATED = 10_000_000;

/** A limit exceeded by a letter's source, and the line at which it is. */
export interface PassedLimit {
  kind: "TooDeep" | "TooLarge";
  line: number;
}

/**
 * Returns the limit that a source passes, before it is compiled or read further; null: none. The compiler writes the default attributes on every
 * element, those of a parent on its children and the rules of a carousel for every pair of its pictures: 80 kB can become 80 MB.
 */
export function passedLimit(source: string): PassedLimit | null {
  let passed: PassedLimit["kind"] | null = null;
  let at = 0;
  let estimated = 0;
  let defaults = 0;
  let pictures = 0;
  /** Bytes of the attributes of the open elements, from the root. */
  const open: number[] = [];
  let inherited = 0;
  let defaultsStart: number | null = null;
  const pass = (kind: PassedLimit["kind"]) => {
    if (passed === null) at = parser.startIndex;
    passed ??= kind;
    parser.pause();
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const own = parser.endIndex - parser.startIndex;
        if (open.length >= MOST_LEVELS) return pass("TooDeep");
        if (Object.keys(attributes).length > MOST_ATTRIBUTES) return pass("TooLarge");
        if (name === "mj-carousel-image") pictures += 1;
        if (isDefaults(name, attributes)) defaultsStart = parser.startIndex;
        estimated += own + inherited + defaults + (name === "mj-carousel-image" ? pictures * CAROUSEL_PAIR : 0);
        if (name.startsWith("mj-") && estimated > MOST_ESTIMATED) return pass("TooLarge");
        open.push(own);
        inherited += name.startsWith("mj-") ? own : 0;
      },
      onclosetag(name) {
        const own = open.pop() ?? 0;
        if (name.startsWith("mj-")) inherited -= own;
        if (defaultsStart !== null && (name === "mj-attributes" || name === "mj-style")) {
          defaults += parser.endIndex - defaultsStart;
          defaultsStart = null;
        }
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, recognizeSelfClosing: true, decodeEntities: false },
  );
  parser.end(source);
  return passed && { kind: passed, line: source.slice(0, at).split("\n").length };
}

/** Bytes of style that the compiler writes for two pictures of a carousel. */
const CAROUSEL_PAIR = 36;

function isDefaults(name: string, attributes: Record<string, string>): boolean {
  return name === "mj-attributes" || (name === "mj-style" && attributes.inline !== undefined);
}
