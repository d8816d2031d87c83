// Where `npm run new` registers a screen: its claims, and the link helpers to it.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { claims } from "../../packages/domain/src/claims.ts";
import { root } from "./root.mjs";

const LINKS = "apps/console/src/shared/links/to.ts";

/** The claims by what the code calls them: `Permission.BackOffice.Catalog.AuthorList` → `claims.catalog.authorList`. */
const named = new Map(
  Object.entries(claims).flatMap(([group, names]) => Object.entries(names).map(([name, claim]) => [claim, `claims.${group}.${name}`])),
);

const NAMES = "apps/console/src/shared/locales/forbidden.fr.json";

/** Returns the French name of a claim; undefined without one. */
export function claimName(claim = "") {
  return JSON.parse(readFileSync(join(root, NAMES), "utf8")).claim[claim.split(".").slice(-2).join("_")];
}

/** Returns why a screen cannot ask for a claim, in one sentence; undefined if it can. */
export function claimFault(claim) {
  if (!named.has(claim)) return `${claim} is not in packages/domain/src/claims.ts.`;
  return claimName(claim) === undefined ? `${claim} has no name in ${NAMES}: add it first (CONTRIBUTING.md, « A new claim »).` : undefined;
}

/** Returns a list of claims as code for a route. */
export const claimsInCode = (names) => `[${names.map((claim) => named.get(claim)).join(", ")}]`;

/** The operations of a tree's contract, by name. */
export async function readOperations(tree) {
  const file = join(tree, "packages/contract/src/operations.generated.ts");
  return existsSync(file) ? (await import(pathToFileURL(file).href)).operations : {};
}

/** The name under which shared/links/to.ts has a path; the one that is offered where it has none. */
export function linkName(tree, path, offered) {
  const file = join(tree, LINKS);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return [...text.matchAll(/^ {2}(\w+): "([^"]+)",$/gm)].find(([, , known]) => known === path)?.[1] ?? offered;
}

/** Adds the path as `to.<name>()` and uses that name in the routes of its feature; returns the changed files. */
export function link(tree, name, path, feature) {
  const file = join(tree, LINKS);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  if (text.includes(`"${path}",\n`)) return [];
  writeFileSync(
    file,
    text.replace(/^\} as const;$/m, (end) => `  ${name}: "${path}",\n${end}`),
  );
  const routes = globSync(`apps/console/src/features/${feature}/*.routes.ts`, { cwd: tree }).filter((found) =>
    readFileSync(join(tree, found), "utf8").includes(`path: "${path}"`),
  );
  for (const found of routes) {
    const code = readFileSync(join(tree, found), "utf8").replace(`path: "${path}"`, `path: paths.${name}`);
    const hasImport = /^import \{.*\bpaths\b.*\} from/m.test(code);
    writeFileSync(join(tree, found), hasImport ? code : `import { paths } from "../../shared/links/to.ts";\n${code}`);
  }
  return [file, ...routes.map((found) => join(tree, found))];
}
