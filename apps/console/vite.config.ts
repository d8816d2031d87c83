import { join } from "node:path";
import { pathToFileURL } from "node:url";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

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

/** The development server answers as the real one does: the client variant stands in the page. */
function developmentSettings(): Plugin {
  return {
    name: "reserve:development-settings",
    apply: "serve",
    async transformIndexHtml(html) {
      const { variant } = (await import(pathToFileURL(join(import.meta.dirname, "../../clients", client, "variant.ts")).href)) as {
        variant: object;
      };
      const settings = JSON.stringify({ variant, apiBaseUrl: null }).replaceAll("<", "\\u003c");
      return html.replace(/(id="reserve-settings">)[^<]*/, `$1${settings}`).replace('data-client="generic"', `data-client="${client}"`);
    },
  };
}

/** What nearly every screen uses, although the frame itself does not: better in the common file than in one request more a screen. */
const ofEveryList =
  /\/design-system\/src\/table\/[^/]+$|\/console\/src\/shared\/(?:format|useListUrl|list-\w+)\.ts$|\/features\/orders\/status\.tsx$/;

/** What stands behind an index that the frame imports, but belongs to one screen. */
const ofOneScreen =
  /\/downshift\/|\/compute-scroll-into-view\/|\/design-system\/src\/fields\/(?:Combobox|Select)\.tsx$|\/domain\/src\/(?:order\/\w+|tracking)\.ts$/;

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
    inlineStyles(),
    developmentSettings(),
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
