// Checks that .env.example and the code name the same variables: nothing undocumented, nothing documented but unused.
import { filesUnder, read } from "./lib/files.mjs";

// Set by others (the system, the forge, our own verbs for their children): not the operator's business.
const internal = new Set(
  "PATH HOME CI DEV PROD CHROMIUM_PATH CHROMATIC_PROJECT_TOKEN PLAYWRIGHT_BROWSERS_PATH RESERVE_API DB TEST_DATABASE_URL STORYBOOK_STORIES".split(
    " ",
  ),
);
const reads = /\benv\.([A-Z][A-Z0-9_]+)\b/g;
const isProduct = (file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|stories)\.|\/testing\/|^apps\/api\/src\/demo\//.test(file);

/** The variables that the product's code reads, by the file that reads them. */
export function variablesRead() {
  const found = new Map();
  for (const file of filesUnder("apps", "scripts", "drizzle.config.ts").filter(isProduct)) {
    const code = read(file);
    for (const [, name] of code.matchAll(reads)) if (!internal.has(name) && !found.has(name)) found.set(name, file);
  }
  return found;
}

/** Returns the differences between .env.example and the code. */
export function lintEnvironment() {
  const documented = new Set([...read(".env.example").matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const used = variablesRead();
  return {
    problems: [
      ...[...used].filter(([name]) => !documented.has(name)).map(([name, file]) => `${name}, read by ${file}, is not in .env.example`),
      ...[...documented].filter((name) => !used.has(name)).map((name) => `${name} is in .env.example, but no code reads it`),
    ],
  };
}
