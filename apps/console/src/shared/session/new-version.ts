/** Minimum interval between two checks, in milliseconds. */
const REST_MS = 15 * 60_000;

/** Dependencies of the version check: the browser's, or a test's. */
export interface VersionParts {
  /** The URL of the script that this page runs; null when the page has none of that kind. */
  script: string | null;
  /** The page as the server answers it now. */
  readPage: () => Promise<string>;
  now: () => number;
}

/** The page's own parts. */
export function pageParts(): VersionParts {
  const script = document.querySelector<HTMLScriptElement>("head script[type=module][src]")?.getAttribute("src") ?? null;
  return {
    script,
    readPage: async () => (await fetch("/", { cache: "no-store" })).text(),
    now: Date.now,
  };
}

/** Creates the check for a new version, which requests the page at most every fifteen minutes; no response means no. */
export function createVersionWatch({ script, readPage, now }: VersionParts): () => Promise<boolean> {
  let lookedAt = now();
  return async () => {
    if (!script || now() - lookedAt < REST_MS) return false;
    lookedAt = now();
    try {
      const page = await readPage();
      // A page without our script is a maintenance page or a proxy's: nothing to reload yet.
      return /<script[^>]+type="module"[^>]+src=/.test(page) && !page.includes(`"${script}"`);
    } catch {
      return false;
    }
  };
}
