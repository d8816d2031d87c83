import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { ClientVariant } from "@reserve/client-variant";
import react from "@vitejs/plugin-react";
import type { BuildOptions, Plugin } from "vite";
import { build as buildWith, defineConfig, runnerImport } from "vite";
import { commonFiles, runtimeInMain } from "./vite.chunks.ts";
import { operationsByUse } from "./vite.operations.ts";

const client = process.env.CLIENT ?? "generic";
const api = process.env.RESERVE_API ?? "http://127.0.0.1:4400";

/**
 * Puts the page's own style sheet (tokens, faces, reset) into the page: one request fewer, and no flash of bare HTML.
 * The server replaces %NONCE% at every answer.
 */
function inlineStyles(): Plugin {
  return {
    name: "reserve:inline-styles",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = Object.values(bundle).find((file) => file.type === "asset" && file.fileName === "index.html");
      if (page?.type !== "asset") return;
      let html = String(page.source);
      html = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
        const sheet = bundle[fileName];
        if (sheet?.type !== "asset") return link;
        delete bundle[fileName];
        return `<style nonce="%NONCE%">${String(sheet.source).trim()}</style>`;
      });
      page.source = html;
    },
  };
}

/** The page carries the client that CLIENT names, for the development server and for a plain file host; the real server writes its own at every answer. */
function clientSettings(): Plugin {
  return {
    name: "reserve:client-settings",
    async transformIndexHtml(html) {
      const { variant } = (await import(pathToFileURL(join(import.meta.dirname, "../../clients", client, "variant.ts")).href)) as {
        variant: object;
      };
      const settings = JSON.stringify({ variant, apiBaseUrl: null }).replaceAll("<", "\\u003c");
      return html.replace(/(id="reserve-settings">)[^<]*/, `$1${settings}`).replace(/data-client="[^"]*"/, `data-client="${client}"`);
    },
  };
}

/** Returns the variants of all clients. */
async function readVariants(): Promise<ClientVariant[]> {
  const clients = join(import.meta.dirname, "../../clients");
  const modules = readdirSync(clients).map((name) => import(pathToFileURL(join(clients, name, "variant.ts")).href));
  return (await Promise.all(modules)).map(({ variant }: { variant: ClientVariant }) => variant);
}

/** Imports a module of the console during the build. */
async function importSource<Module>(file: string): Promise<Module> {
  const config = { root: import.meta.dirname, configFile: false, logLevel: "error" } as const;
  return (await runnerImport<Module>(join(import.meta.dirname, "src", file), config)).module;
}

type Drawn = Readonly<Record<"title" | "html" | "styles", string>>;

/** Draws the sign-in page of every client in its languages, for the server to send (`sign-in.json`: client → language → page). */
function drawSignIn(): Plugin {
  return {
    name: "reserve:sign-in",
    apply: "build",
    async generateBundle() {
      const pages = await importSource<{ drawSignIn: (variant: ClientVariant, locale: string) => Drawn }>("guest/prerender.tsx");
      const drawn: Record<string, Record<string, Drawn>> = {};
      for (const variant of await readVariants())
        drawn[variant.name] = Object.fromEntries(variant.locales.map(({ code }) => [code, pages.drawSignIn(variant, code)]));
      this.emitFile({ type: "asset", fileName: "sign-in.json", source: JSON.stringify(drawn) });
    },
  };
}

/** Draws the console's frame of every client in its languages, for the server to send (`frames.json`: client → language → frame). */
function drawFrames(): Plugin {
  return {
    name: "reserve:frames",
    apply: "build",
    async generateBundle() {
      const { allRoutes } = await importSource<Declared>("app/all-routes.ts");
      const { drawFrame } = await importSource<{ drawFrame: (variant: ClientVariant, locale: string, routes: unknown) => Promise<object> }>(
        "app/frame.tsx",
      );
      const drawn: Record<string, Record<string, object>> = {};
      for (const variant of await readVariants()) {
        drawn[variant.name] = {};
        for (const { code } of variant.locales)
          Object.assign(drawn[variant.name] ?? {}, { [code]: await drawFrame(variant, code, allRoutes) });
      }
      this.emitFile({ type: "asset", fileName: "frames.json", source: JSON.stringify(drawn) });
    },
  };
}

/** Writes the scripts that run before any other into the page; the server keeps the one that the page needs, and allows it by its hash (site.ts). */
function inlineEarlyScripts(): Plugin {
  return {
    name: "reserve:early-scripts",
    apply: "build",
    async transformIndexHtml(html) {
      for (const name of ["early-sign-in", "early-calls"]) {
        const built = await buildWith({
          root: import.meta.dirname,
          configFile: false,
          logLevel: "error",
          build: { write: false, target: "es2022", lib: { entry: `src/${name}.ts`, formats: ["iife"], name: "early", fileName: "early" } },
        });
        const [early] = (Array.isArray(built) ? built : [built]).flatMap((result) => ("output" in result ? result.output : []));
        if (early?.type !== "chunk") throw new Error(`src/${name}.ts is not one script.`);
        html = html.replace(`<!--reserve:${name}-->`, () => `<script data-script="${name}">${early.code.trim()}</script>`);
      }
      return html;
    },
  };
}

/** What the console's own modules say of its URLs, as far as the build needs to know. */
interface Declared {
  allRoutes: readonly {
    module: string;
    path: string;
    claims: readonly string[];
    title: string;
    guard?: string;
    layout?: string;
    reads?: string;
    load: () => unknown;
    prefetch?: (context: never) => void;
    texts?: Readonly<Record<"fr" | "en", () => unknown>>;
  }[];
  guestPaths: readonly string[];
}

interface FirstCallsModule {
  firstCallsOf: (route: { prefetch?: (context: never) => void }, variant: ClientVariant) => Promise<object>;
}

/** The source that a function imports when it is called: `() => import("./OrderListScreen.tsx")`, seen from the console's root. */
const importedBy = (load: unknown) => /import[\w$]*\(\s*["']\/?([^"']+)["']/.exec(String(load))?.[1];

/**
 * Writes the console's URLs beside the manifest: the server knows by it which page exists, and which files to announce with it. The route
 * modules themselves are asked, so that no second table can lag behind.
 */
function writeRoutes(): Plugin {
  return {
    name: "reserve:routes",
    apply: "build",
    async generateBundle() {
      const declared = await importSource<Declared>("app/all-routes.ts");
      const guest = await importSource<Declared>("shared/links/guest-paths.ts");
      const { firstCallsOf } = await importSource<FirstCallsModule>("app/first-calls.ts");
      const variants = await readVariants();
      const callsOf = async (route: Declared["allRoutes"][number]) =>
        Object.fromEntries(await Promise.all(variants.map(async (variant) => [variant.name, await firstCallsOf(route, variant)] as const)));
      const routes = await Promise.all(
        declared.allRoutes.map(async ({ module, load, texts, ...facts }) => ({
          ...facts,
          guard: facts.guard ?? "signedIn",
          module: posix.join("src/app", module),
          source: importedBy(load),
          texts: texts && { fr: importedBy(texts.fr), en: importedBy(texts.en) },
          calls: await callsOf({ module, load, ...facts }),
        })),
      );
      const guests = guest.guestPaths.map((path) => ({ path, claims: [], guard: "guestOnly" }));
      this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify([...routes, ...guests], null, 1) });
    },
  };
}

/**
 * The router's package names its development build alone, whatever the mode; the one without warnings lies beside it. What that one says for the
 * developer's tools (`Form.displayName = …`) goes: it alone keeps forms, fetchers and framework mode in the file, which nobody here calls. So does
 * what a data router would render or navigate with: `<BrowserRouter>` is none.
 */
function routerWithoutWarnings(): Plugin {
  let isDataRouterLeftOut = false;
  return {
    name: "reserve:router-without-warnings",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler(code) {
        isDataRouterLeftOut ||= /\bdataRouterOpts\?\.state\b/.test(code) && /\bisDataRoute \? useNavigateStable\(\) : /.test(code);
        return code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo)\()/gm, "$1/* @__PURE__ */ ")
          .replace(/\bdataRouterOpts\?\.state\b/, "null")
          .replace(/\bisDataRoute \? useNavigateStable\(\) : /, "")
          .replace(/^\w+\.contextType = \w+;$/gm, "");
      },
    },
    generateBundle() {
      if (!isDataRouterLeftOut) throw new Error("The router asks for its data router in a way that is not known here.");
    },
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}

/** Lists that grow page by page, which the query client brings to every page and no screen has. Fails when one has, or when the client asks for them otherwise. */
function withoutInfiniteQueries(): Plugin {
  const ASKED = '(this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior)';
  return {
    name: "reserve:without-infinite-queries",
    apply: "build",
    transform: {
      filter: { id: /\/query-core\/build\/modern\/query\.js$/ },
      handler(code) {
        if (!code.includes(ASKED)) throw new Error("The query client asks for growing lists in a way that is not known here.");
        return { code: code.replace(ASKED, "this.options.behavior"), map: null };
      },
    },
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []));
      if (modules.some(([id, { renderedLength }]) => renderedLength > 0 && /\/(?:useInfiniteQuery|infiniteQuery\w+)\.js$/.test(id)))
        throw new Error("A screen has a list that grows page by page: take withoutInfiniteQueries out of the build.");
    },
  };
}

/** Vendor prefixes, which styled-components writes for who asks (`enableVendorPrefixes`): the browsers of today need none, and nobody here asks. */
function withoutPrefixes(): Plugin {
  return {
    name: "reserve:without-prefixes",
    apply: "build",
    transform: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: () => ({ code: "export const prefix = (value) => value;", map: null }),
    },
  };
}

/** Styles on one line without the spaces that separate nothing, strings aside: what only lays them out for whoever writes them does not travel. */
function dense(): Plugin {
  return {
    name: "reserve:dense-styles",
    apply: "build",
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: (code) => ({
        code: code.replace(/`[^`]*`/g, (css) => css.replace(/\s+/g, " ").replace(/("[^"]*")| ?([;{},>]) ?|(:) /g, "$1$2$3")),
        map: null,
      }),
    },
  };
}

/**
 * The compiler of letters looks for the global object by `new Function`, which every policy of ours refuses and reports; the workers it runs in have
 * `globalThis`. Fails when a new version asks for more.
 */
function compilerWithoutEval(): Plugin {
  return {
    name: "reserve:compiler-without-eval",
    apply: "build",
    transform: {
      filter: { id: /\/mjml-browser\/lib\/index\.js$/ },
      handler(code) {
        const calm = code
          .replace(/(?:new )?Function\("return this"\)(?:\(\))?/g, (call) => (call.endsWith(")()") ? "globalThis" : "(()=>globalThis)"))
          // Its `setImmediate` takes functions alone.
          .replace('new Function(""+e)', "e");
        // Its `bind` is for engines that have none.
        if (/\b(?:Function|eval)\((?!"binder")/.test(calm))
          throw new Error("The compiler of letters makes code of text in a way that is not known here.");
        return { code: calm, map: null };
      },
    },
  };
}

/** What reads no URL and writes no file: the plugins that decide which module uses which. */
const shaping = () => [operationsByUse(), routerWithoutWarnings()];

const build: BuildOptions = {
  target: "es2022",
  manifest: "manifest.json",
  reportCompressedSize: false,
  assetsInlineLimit: 0,
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // The page brings these itself: no other file needs to name them.
    resolveDependencies: (_, files) => files.filter((file) => !/\/(main|console|rolldown-runtime)-/.test(file)),
  },
};

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  // What the package stands in for is part of React since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" }] },
  plugins: [
    react({ compiler: true }),
    // React Aria carries its own sentences in thirty languages; the console speaks two.
    optimizeLocales.vite({ locales: ["fr-FR", "en-GB", "en-US"] }),
    shaping(),
    withoutInfiniteQueries(),
    withoutPrefixes(),
    dense(),
    inlineStyles(),
    drawSignIn(),
    drawFrames(),
    inlineEarlyScripts(),
    writeRoutes(),
    clientSettings(),
    runtimeInMain(),
  ],
  worker: { plugins: () => [compilerWithoutEval()] },
  server: { port: 5173, strictPort: false, proxy: { "/api": api, "/health": api, "/ready": api } },
  build:
    command === "build"
      ? {
          ...build,
          rolldownOptions: {
            output: { codeSplitting: { groups: await commonFiles({ root: import.meta.dirname, plugins: [shaping()], build }) } },
          },
        }
      : build,
}));
