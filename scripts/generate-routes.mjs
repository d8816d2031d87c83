// Writes the console's small table of routes and, separately, the file of each route, from the routes that features declare. Never edit its output.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./lib/root.mjs";

const app = join(root, "apps/console/src/app");
const HEAD = '// Generated from the *.routes.ts of the console by "npm run gen". Do not edit.\n';

const config = { root: join(root, "apps/console"), configFile: false, logLevel: "error" };
const { module } = await runnerImport(join(app, "all-routes.ts"), config);
// By path, so that a page's packed bytes hardly change with a new screen.
const routes = module.allRoutes.toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** Removes the common prefix of claims; the reader of the table adds it again. */
const shortOf = (claim) => claim.replace(/^Permission\.BackOffice\./, "");
const RECORD = "/detail/:id?";
const lines = routes.map(({ path, title, claims, parent = "", layout = "", guard = "" }, index) => {
  if (/\/detail\//.test(path) && !parent)
    throw new Error(`${path} is a record's page without a parent: the table of routes has no word for that.`);
  const isRecord = parent + RECORD === path;
  const list = routes[index - 1];
  const short = claims.map(shortOf).join();
  const isBelowItsList = isRecord && list?.path === parent && list.claims.map(shortOf).join() === short;
  const cells = isBelowItsList ? ["", title, "", ""] : [path, title, short, isRecord ? "" : parent];
  return [...cells, layout, guard].join("|").replace(/\|+$/, "");
});
writeFileSync(
  join(app, "routes.generated.ts"),
  `${HEAD}
/** What follows a list's path in the path of its records. */
export const RECORD = "${RECORD}";

/**
 * One line per screen: path, title, claims without their common prefix, parent unless it is a record's list, layout, guard. A record that follows its own
 * list and has the same claims has neither path nor claims. Every page loads this table.
 */
export const table = \`
${lines.join("\n")}
\`;
`,
);

const modules = [...new Set(routes.map(({ module: file }) => file))].sort();
const nameOf = (file) => file.replace(/^.*\/|\.routes\.ts$/g, "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
writeFileSync(
  join(app, "loaders.generated.ts"),
  `${HEAD}
${modules.map((file) => `const ${nameOf(file)} = () => import("${file}");`).join("\n")}

/** File that declares the route of each path. */
export const loaders: Readonly<Record<string, () => Promise<object>>> = {
${routes.map(({ path, module: file }) => `  "${path}": ${nameOf(file)},`).join("\n")}
};
`,
);
