// What a change affects: which tests, stories and journeys depend, by the import graph, on the files that changed. `npm test -- --changed`.
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { cruise } from "dependency-cruiser";
import settings from "../../.dependency-cruiser.mjs";
import { filesUnder, read } from "./files.mjs";
import { root } from "./root.mjs";

const FOLDERS = ["packages", "apps", "clients", ".storybook", "tests"];

/** Files that the graph does not contain although every test, story or journey depends on them. */
const PACKAGES = "package\\.json|pnpm-lock\\.yaml|pnpm-workspace\\.yaml|tsconfig\\.json";
const EVERY_TEST = new RegExp(`^(${PACKAGES}|vitest\\.config\\.ts|tests/[\\w-]+\\.ts)$`);
const EVERY_STORY = new RegExp(`^(${PACKAGES}|\\.storybook/(?!docs/).+|tests/stories/.+)$`);
const EVERY_JOURNEY = new RegExp(`^(${PACKAGES}|playwright\\.config\\.ts|apps/console/vite\\.config\\.ts)$`);

/** Root of the API, which every API test imports: followed by the graph, each test would depend on each area. */
const WHOLE_API = "apps/api/src/app.ts";
/** Module that is rendered around every story. */
const PREVIEW = ".storybook/preview.tsx";
/** Stories of the frame: they depend on what the preview renders around them, but not on the lazily imported screens. */
const FRAME = /^apps\/console\/src\/app\//;

const isStory = (file) => file.endsWith(".stories.tsx");
const isTest = (file) => /\.test\.tsx?$/.test(file);
const isJourney = (file) => file.endsWith(".spec.ts");

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);

/** The files that differ from a commit, those that git does not know yet included. */
export const changedSince = (commit) => [
  ...new Set([...git("diff", "--name-only", commit, "--"), ...git("ls-files", "--others", "--exclude-standard")]),
];

/** The files of tests, stories and journeys that depend on these files, named from the root. */
export async function affectedBy(changed) {
  const has = (pattern) => changed.some((file) => pattern.test(file));
  graph ??= readGraph();
  const { modules, importers, laterImporters, journeysOf } = await graph;
  const start = changed.flatMap((file) => standFor(file, modules));
  const reach = (...edges) => {
    const files = new Set(start);
    for (const file of files) for (const edge of edges) for (const next of edge.get(file) ?? []) files.add(next);
    return files;
  };
  const reached = reach(importers, laterImporters, journeysOf);
  const isFrameAffected = reach(importers).has(PREVIEW);
  for (const area of areasOf([...reached])) for (const file of modules) if (isTest(file) && file.startsWith(area)) reached.add(file);
  return modules.filter((file) => {
    if (isTest(file)) return reached.has(file) || has(EVERY_TEST);
    if (isStory(file)) return reached.has(file) || has(EVERY_STORY) || (FRAME.test(file) && isFrameAffected);
    return isJourney(file) && (reached.has(file) || has(EVERY_JOURNEY));
  });
}

/** Returns the API areas of these files: a test of an area starts the whole API, so it depends on all of its own area. */
function areasOf(files) {
  return new Set(files.flatMap((file) => /^apps\/api\/src\/areas\/[^/]+\//.exec(file)?.[0] ?? []));
}

/** Returns the modules that depend on a changed file: itself; for files that nothing imports (texts, contract, migrations) those that read them. */
function standFor(file, modules) {
  const words = /^(apps\/console\/src\/.+)locales\//.exec(file);
  if (words) return modules.filter((module) => module.startsWith(words[1]));
  if (modules.includes(file) && !/^packages\/contract\/src\/(?!.*\.test)/.test(file)) return [file];
  const contract = /^openapi\/(?:paths|schemas)\/([\w-]+)\.yaml$/.exec(file);
  if (contract) return modulesOfArea(contract[1], modules);
  if (/^openapi\//.test(file)) return modules.filter((module) => module.startsWith("packages/contract/"));
  if (file.startsWith("apps/api/migrations/"))
    return modules.filter((module) => /^apps\/api\/src\/(platform\/database|testing)\//.test(module));
  return [];
}

/** The operations of an area of the contract. */
function operationsOf(area) {
  const file = `openapi/paths/${area}.yaml`;
  return filesUnder(file).length > 0 ? [...read(file).matchAll(/^\s+operationId: (\w+)$/gm)].map(([, id]) => id) : [];
}

/** Returns the modules of a contract area: the server's area, and console modules that name one of its operations. */
function modulesOfArea(area, modules) {
  const names = operationsOf(area).map((id) => `"${id}"`);
  return modules.filter(
    (module) =>
      module.startsWith(`apps/api/src/areas/${area}/`) ||
      /^tests\/contract\/.*\.test\.ts$/.test(module) ||
      (/^apps\/console\/src\/.*\.tsx?$/.test(module) && names.some((name) => read(module).includes(name))),
  );
}

/** Cached: all callers use the same tree. */
let graph;

/** Returns every module with its importers, static or dynamic, and the journeys that depend on it. Through a file of re-exports, an importer depends on the modules of the names it imports. */
async function readGraph() {
  const { output } = await cruise(FOLDERS, { ...settings.options, validate: false });
  const ours = output.modules.filter(
    ({ source }) => FOLDERS.some((folder) => source.startsWith(`${folder}/`)) && !source.includes("node_modules/"),
  );
  // A type-only import changes no test's outcome: the compiler checks it.
  const isAtWork = ({ dependencyTypes }) => !dependencyTypes.includes("type-only");
  const found = new Map(
    ours.map((module) => [
      module.source,
      module.dependencies.filter(isAtWork).map(({ module: name, resolved, dynamic }) => ({ name, resolved, dynamic })),
    ]),
  );
  const names = readNames(found);
  const importers = new Map();
  const laterImporters = new Map();
  for (const [source, dependencies] of found) {
    if (source === WHOLE_API) continue;
    for (const { name, resolved, dynamic } of dependencies) {
      const edges = dynamic ? laterImporters : importers;
      for (const target of names.behind(source, name, resolved)) {
        if (!edges.has(target)) edges.set(target, new Set());
        edges.get(target).add(source);
      }
    }
  }
  const modules = [...found.keys()];
  return { modules, importers, laterImporters, journeysOf: readJourneys(modules) };
}

const HANDS_ON = /^export (?:type )?(?:\*|\{([^}]*)\}) from "([^"]+)";?$/gm;
const nameIn = (part) =>
  part
    .trim()
    .replace(/^type /, "")
    .split(" as ")[0]
    .trim();
const namesIn = (list) => list.split(",").map(nameIn).filter(Boolean);

/** Resolves the files that only re-export names (`export … from`). */
function readNames(found) {
  const texts = new Map();
  const textOf = (file) => texts.get(file) ?? texts.set(file, /\.[cm]?tsx?$/.test(file) ? read(file) : "").get(file);
  const isBarrel = (file) =>
    /\/index\.ts$/.test(file) &&
    textOf(file)
      .replace(HANDS_ON, "")
      .replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "")
      .trim() === "";
  const declared = (file) =>
    [...textOf(file).matchAll(/^export (?:async |abstract |declare )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm)].map(
      ([, name]) => name,
    );
  const tables = new Map();
  /** Name → file, for a file of re-exports. */
  const tableOf = (barrel) => {
    if (tables.has(barrel)) return tables.get(barrel);
    const table = new Map();
    tables.set(barrel, table);
    const targets = new Map(found.get(barrel).map(({ name, resolved }) => [name, resolved]));
    for (const [, list, name] of textOf(barrel).matchAll(HANDS_ON)) {
      const target = targets.get(name);
      if (!target) continue;
      const handed =
        list === undefined
          ? isBarrel(target)
            ? [...tableOf(target).keys()]
            : declared(target)
          : list
              .split(",")
              .map((part) => nameIn(part.split(" as ").at(-1)))
              .filter(Boolean);
      for (const one of handed) table.set(one, isBarrel(target) ? (tableOf(target).get(one) ?? target) : target);
    }
    return table;
  };
  return {
    /** The files that `source` depends on when it imports `name`, which is `resolved`. */
    behind(source, name, resolved) {
      if (!found.has(resolved) || !isBarrel(resolved) || isBarrel(source)) return [resolved];
      const quoted = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const lists = [...textOf(source).matchAll(new RegExp(`import (?:type )?\\{([^}]*)\\} from "${quoted}"`, "g"))];
      const taken = lists.flatMap(([, list]) => namesIn(list));
      const files = taken.map((one) => tableOf(resolved).get(one));
      // Imported as a whole, dynamically, or by an unknown name: all of it.
      return taken.length === 0 || files.includes(undefined) ? [resolved, ...tableOf(resolved).values()] : files;
    },
  };
}

/**
 * Returns which journeys depend on a module: those with a URL of its routes, or whose screens call an operation of its area. A journey that visits
 * the URLs of all routes depends on the routes, not on every screen: the whole run covers those.
 */
function readJourneys(modules) {
  const linked = new Map(
    [...read("apps/console/src/shared/links/to.ts").matchAll(/^ {2}(\w+): "(\/[^"]*)"/gm)].map(([, name, path]) => [name, path]),
  );
  const routes = modules
    .filter((file) => /^apps\/console\/src\/features\/.*\.routes\.ts$/.test(file))
    .map((file) => ({
      feature: `${dirname(file)}/`,
      paths: [...read(file).matchAll(/path: (?:"([^"]+)"|paths\.(\w+))/g)].map(([, path, name]) =>
        (path ?? linked.get(name)).replace(/\/:.*/, ""),
      ),
    }));
  const known = routes
    .flatMap(({ feature, paths }) => paths.map((path) => ({ feature, path })))
    .sort((a, b) => b.path.length - a.path.length);
  const areas = filesUnder("openapi/paths")
    .map((file) => /([\w-]+)\.yaml$/.exec(file)[1])
    .map((area) => ({
      area: `apps/api/src/areas/${area}/`,
      names: operationsOf(area).map((id) => `"${id}"`),
    }));
  // A feature is read once, however many journeys open it.
  const areasCalled = new Map();
  const areasOfFeature = (feature) => {
    if (!areasCalled.has(feature)) {
      const files = modules.filter((file) => file.startsWith(feature) && !isStory(file));
      const code = files.map(read).join("\n");
      areasCalled.set(
        feature,
        areas.filter(({ names }) => names.some((name) => code.includes(name))).map(({ area }) => area),
      );
    }
    return areasCalled.get(feature);
  };
  const result = new Map();
  const depend = (journey, prefix) => {
    for (const file of modules) {
      if (!file.startsWith(prefix)) continue;
      if (!result.has(file)) result.set(file, new Set());
      result.get(file).add(journey);
    }
  };
  for (const journey of modules.filter(isJourney)) {
    const text = read(journey);
    if (text.includes("builtRoutes")) continue;
    // Each URL is the longest known one that it begins with.
    const urls = [...text.matchAll(/\/[a-z][\w/-]*/gi)].map(([url]) => url);
    const features = new Set(urls.flatMap((url) => known.find(({ path }) => url === path || url.startsWith(`${path}/`))?.feature ?? []));
    for (const feature of features) {
      depend(journey, feature);
      for (const area of areasOfFeature(feature)) depend(journey, area);
    }
    depend(journey, "apps/api/src/areas/identity/");
  }
  return result;
}
