import { join } from "node:path";
import { pathToFileURL } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig, runnerImport } from "vite";

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

/** What the console's own modules say of its addresses, as far as the build needs to know. */
interface Declared {
  routes: readonly {
    path: string;
    claims: readonly string[];
    title: string;
    guard?: string;
    layout?: string;
    reads?: string;
    isPlanned?: boolean;
    load: () => unknown;
    texts?: Readonly<Record<"fr" | "en", () => unknown>>;
  }[];
  guestPaths: readonly string[];
}

/** The source that a function imports when it is called: `() => import("./OrderListScreen.tsx")`, seen from the console's root. */
const importedBy = (load: unknown) => /import[\w$]*\(\s*["']\/?([^"']+)["']/.exec(String(load))?.[1];

/**
 * Writes the console's addresses beside the manifest: the server knows by it which page exists, and which files to announce with it. The route
 * modules themselves are asked, so that no second table can lag behind.
 */
function writeRoutes(): Plugin {
  return {
    name: "reserve:routes",
    apply: "build",
    async generateBundle() {
      const config = { root: import.meta.dirname, configFile: false, logLevel: "error" } as const;
      const { module: declared } = await runnerImport<Declared>(join(import.meta.dirname, "src/app/routes.ts"), config);
      const { module: guest } = await runnerImport<Declared>(join(import.meta.dirname, "src/shared/guest-paths.ts"), config);
      const routes = declared.routes.map(({ load, texts, ...facts }) => ({
        ...facts,
        guard: facts.guard ?? "signedIn",
        source: importedBy(load),
        texts: texts && { fr: importedBy(texts.fr), en: importedBy(texts.en) },
      }));
      const guests = guest.guestPaths.map((path) => ({ path, claims: [], guard: "guestOnly" }));
      this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify([...routes, ...guests], null, 1) });
    },
  };
}

/**
 * The router's package names its development build alone, whatever the mode; the one without warnings lies beside it. What that one says for the
 * developer's tools (`Form.displayName = …`) goes: it alone keeps forms, fetchers and framework mode in the file, which nobody here calls.
 */
function routerWithoutWarnings(): Plugin {
  return {
    name: "reserve:router-without-warnings",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|memo)\()/gm, "$1/* @__PURE__ */ "),
    },
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}

/** What nearly every screen uses, although the frame itself does not: better in the common file than in one request more a screen. */
const ofEveryList =
  /\/design-system\/src\/table\/[^/]+$|\/console\/src\/shared\/(?:format|useChoices|useListUrl|list-\w+|late)\.ts$|\/console\/src\/shared\/(?:order-status|ChoiceFilter|ListFilters|ListResults)\.tsx$/;

/** What stands behind an index that the frame imports, but belongs to one screen. */
const ofOneScreen =
  /\/(?:downshift|prop-types|react-is)\/|\/compute-scroll-into-view\/|\/(?:queriesObserver|useQueries)\.js$|\/icons\/later-icons\.generated\.ts$|\/design-system\/src\/fields\/(?:Combobox|Select)\.tsx$|\/design-system\/src\/(?:actions\/ActionStack|fields\/RadioGroup|layout\/(?:Axes|BulkBar|SectionNav|Ledger|ThumbBar)|status\/(?:DescriptionList|FactGrid|Progress|Sums|Work)|table\/CardOnly)\.(?:styles\.ts|tsx)$|\/domain\/src\/(?:order\/\w+|dates|message|offer|people|tracking)\.ts$/;

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}
const reached = new Map<string, Map<string, boolean>>();

/** Whether a module is imported, directly or not but never through `import()`, by the module whose path ends so. */
function reaches(root: string, id: string, graph: ModuleGraph): boolean {
  const known = reached.get(root) ?? new Map<string, boolean>();
  reached.set(root, known);
  const pending = [id];
  const seen = new Set(pending);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.endsWith(root) || known.get(next)) {
      known.set(id, true);
      return true;
    }
    for (const importer of graph.getModuleInfo(next)?.importers ?? []) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      pending.push(importer);
    }
  }
  return false;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react({ compiler: true }),
    // React Aria carries its own sentences in thirty languages; the console speaks two.
    optimizeLocales.vite({ locales: ["fr-FR", "en-GB", "en-US"] }),
    routerWithoutWarnings(),
    inlineStyles(),
    writeRoutes(),
    clientSettings(),
  ],
  server: { port: 5173, strictPort: false, proxy: { "/api": api, "/health": api, "/ready": api } },
  build: {
    target: "es2022",
    manifest: "manifest.json",
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Two files instead of a dozen: what sign-in needs, and what every screen of the console needs besides. Each route adds its own.
          groups: [
            {
              name: (id, graph) => (id.startsWith("\0") || reaches("/src/main.tsx", id, graph) ? "main" : null),
              priority: 20,
              debugName: "main",
            },
            {
              name: (id, graph) =>
                !ofOneScreen.test(id) && (ofEveryList.test(id) || reaches("/src/app/console.tsx", id, graph)) ? "console" : null,
              priority: 10,
              debugName: "console",
            },
          ],
        },
      },
    },
  },
});
