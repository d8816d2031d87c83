import { defineConfig } from "i18next-cli";

// Which words the console says and which it knows: `extract --ci` and `status` in `npm run check`. The tool asks for a default export.
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
    // Keys made of parts (`screen.${name}`) are beyond this tool: scripts/lint-texts.mjs looks for unused ones.
    removeUnusedKeys: false,
  },
});
