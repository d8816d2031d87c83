import { defineConfig } from "i18next-cli";

// For `i18next-cli lint` in `npm run check`: no text stands in the code. The tool asks for a default export.
// A missing key does not compile; unused ones and those of one language only are found by scripts/lint-texts.mjs, which also understands keys made
// of parts and a `t` that was handed on.
export default defineConfig({
  locales: ["fr", "en"],
  extract: {
    input: ["apps/console/src/**/*.{ts,tsx}"],
    ignore: ["**/*.stories.tsx", "**/*.test.*", "**/*.d.ts"],
    output: (locale, namespace) =>
      `apps/console/src/${namespace && !["app", "guest", "shared"].includes(namespace) ? `features/${namespace}` : namespace}/locales/${locale}.json`,
    defaultNS: "shared",
    primaryLanguage: "fr",
    keySeparator: ".",
    nsSeparator: ":",
    sort: false,
    indentation: 2,
    removeUnusedKeys: false,
  },
});
