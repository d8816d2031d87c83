import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

/** By module: the sources of the files that a browser can ask for by themselves (the page's script and whatever `import()` brings) and that need it. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** Builds once without output to find which modules use what, by the build's ids: only a build knows which exports of an index are used. */
async function findUsers(config: InlineConfig): Promise<Users> {
  const result = await build({ ...config, configFile: false, logLevel: "error", build: { ...config.build, write: false, minify: false } });
  const chunks = new Map(
    (result as Rolldown.RolldownOutput).output.filter((file) => file.type === "chunk").map((chunk) => [chunk.fileName, chunk]),
  );
  const users = new Map<string, Set<string>>();
  for (const entry of chunks.values()) {
    const source = entry.facadeModuleId;
    if (!source || !(entry.isEntry || entry.isDynamicEntry)) continue;
    const seen = new Set([entry.fileName]);
    for (const name of seen) {
      const chunk = chunks.get(name);
      for (const more of chunk?.imports ?? []) seen.add(more);
      for (const [id, { renderedLength }] of Object.entries(chunk?.modules ?? {})) {
        if (renderedLength === 0) continue;
        if (!users.has(id)) users.set(id, new Set());
        users.get(id)?.add(source);
      }
    }
  }
  return users;
}

/** The page's script, the pages before sign-in, the console behind sign-in, and what a list is: each screen's source says by its name what it is, as the generator writes it. */
const MAIN = /\/console\/index\.html$/;
const GUEST = /\/src\/guest\/pages\.tsx$/;
const CONSOLE = /\/src\/app\/console\.tsx$/;
const LIST = /ListScreen\.tsx$/;
/** The list that the day begins with (scripts/page-budgets.mjs): what it shares with others comes along, so that it is one file itself. */
const FIRST_LIST = /\/OrderListScreen\.tsx$/;
/**
 * Modules used only by one feature's routes are bundled with them, those used by many features' routes in the common file, and none in what follows a
 * page: what a few routes share with deferred parts is a small file of its own.
 */
const ROUTES = /\.routes\.ts$/;
/** What comes a moment after a page, in one file each; what they share with others lies in one more, so that few files follow a page. */
const DEFERRED = /\/deferred-parts\.ts$/;
/** What so many files share is worth no file of its own. */
const MANY = 8;
/** What so many lists use is better in the common file than in one request more a list. */
const MOST_LISTS = 2 / 3;
/** Minimum number of lists that use a module for it to be in `deferred`: most lists then load none of the larger `later`. */
const SOME_LISTS = 3;

/**
 * Groups shared code into few chunks instead of dozens: for every page, for sign-in, for the frame and most lists, for the parts that follow a page by
 * themselves, and for records and dialogs.
 * Grouping is by use; no module is named here.
 */
export async function commonFiles(config: InlineConfig) {
  const users = await findUsers(config);
  const lists = new Set([...users.values()].flatMap((sources) => [...sources].filter((source) => LIST.test(source)))).size;
  const isUsedBy = (id: string, pattern: RegExp) => [...(users.get(id) ?? [])].filter((source) => pattern.test(source)).length;
  const usersOf = (id: string) => [...(users.get(id) ?? [])].sort().join();
  const routes = new Set([...users.keys()].filter((id) => ROUTES.test(id)).map(usersOf));
  const isCommon = (id: string) =>
    isUsedBy(id, CONSOLE) > 0 ||
    isUsedBy(id, ROUTES) >= MANY ||
    isUsedBy(id, LIST) >= lists * MOST_LISTS ||
    (isUsedBy(id, FIRST_LIST) > 0 && (users.get(id)?.size ?? 0) > 1 && !routes.has(usersOf(id)));
  const fileOf = (id: string) => {
    const isGuest = isUsedBy(id, GUEST) > 0;
    if (id.startsWith("\0") || isUsedBy(id, MAIN) > 0 || (isGuest && isCommon(id))) return "main";
    if (isGuest) return "guest";
    if (isCommon(id)) return "console";
    if (isUsedBy(id, ROUTES) > 0) return isUsedBy(id, DEFERRED) > 0 ? "routes-common" : null;
    const shares = users.get(id)?.size ?? 0;
    if (isUsedBy(id, DEFERRED) > 0 && shares > 1) return "deferred";
    if (shares < MANY) return null;
    return isUsedBy(id, LIST) >= SOME_LISTS ? "deferred" : "later";
  };
  // What a file needs is taken along with it, so that the file which all others need comes first.
  return ["main", "guest", "console", "routes-common", "deferred", "later"].map((file, index) => ({
    name: (id: string) => (fileOf(id) === file ? file : null),
    priority: 30 - index,
    debugName: file,
  }));
}

/** No minified name is so long. */
const OWN = "bundled$";

/** Moves the bundler's runtime into the main script instead of a separate 0.4 kB request: every chunk already imports the main script. */
export function runtimeInMain(): Plugin {
  let folder = "";
  return {
    name: "reserve:runtime-in-main",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    closeBundle() {
      const assets = join(folder, "assets");
      const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
      const runtime = scripts.find((file) => file.startsWith("rolldown-runtime-"));
      const main = scripts.find((file) => file.startsWith("main-"));
      if (!runtime || !main) throw new Error("The build no longer writes main and the bundler's runtime as files of their own.");
      const [, own = "", exported = ""] = /^(.*)export\{([^}]*)\};\s*$/s.exec(readFileSync(join(assets, runtime), "utf8")) ?? [];
      const locals = new Map(exported.split(",").map((pair) => pair.split(" as ").reverse() as [string, string]));
      const IMPORT = new RegExp(`import\\{([^}]*)\\}from"\\./${runtime.replaceAll(".", "\\.")}";`);
      const bindings = (list: string) => list.split(",").map((pair) => pair.split(" as ") as [string, string?]);
      for (const file of scripts) {
        const path = join(assets, file);
        const code = readFileSync(path, "utf8");
        if (file === runtime || !code.includes(runtime)) continue;
        const changed: string = code
          .replace(IMPORT, (_, list: string) => {
            if (file !== main)
              return `import{${bindings(list)
                .map(([name, local = name]) => `${OWN}${name} as ${local}`)
                .join()}}from"./${main}";`;
            const all = [...locals].map(([name, local]) => `${name}:${local}`);
            const taken = bindings(list).map(([name, local = name]) => `${local}=${OWN}${name}`);
            const exported = [...locals.keys()].map((name) => `${OWN}${name}`);
            return `const {${[...locals.keys()].map((name) => `${name}:${OWN}${name}`)}}=(()=>{${own}return{${all}}})(),${taken};export{${exported}};`;
          })
          // What is fetched with a file is numbered: the number stays, the file is the other.
          .replaceAll(`"assets/${runtime}"`, `"assets/${main}"`);
        if (changed.includes(runtime)) throw new Error(`${file} names ${runtime} in a way that is not known here.`);
        writeFileSync(path, changed);
      }
      for (const file of ["index.html", "manifest.json"]) {
        const path = join(folder, file);
        const text = readFileSync(path, "utf8");
        writeFileSync(
          path,
          file === "index.html"
            ? text.replace(new RegExp(`\\s*<(?:script|link)[^>]*${runtime}[^>]*>(?:</script>)?`, "g"), "")
            : withoutRuntime(text, runtime),
        );
      }
      rmSync(join(assets, runtime));
    },
  };
}

function withoutRuntime(text: string, runtime: string): string {
  const manifest = JSON.parse(text) as Record<string, { file: string; imports?: string[] }>;
  const gone = Object.keys(manifest).filter((key) => manifest[key]?.file === `assets/${runtime}`);
  for (const key of gone) delete manifest[key];
  for (const entry of Object.values(manifest)) if (entry.imports) entry.imports = entry.imports.filter((key) => !gone.includes(key));
  return JSON.stringify(manifest, null, 2);
}
