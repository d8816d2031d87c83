import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { librariesOfBothModes } from "./modes.ts";

/**
 * The stories that a test needs: `all`, or patterns from this folder with spaces between them (scripts/verbs/test.mjs, tests/generated/area.mjs). Unset in
 * the Storybook that is published.
 */
const { STORYBOOK_STORIES: tested } = process.env;

const config: StorybookConfig = {
  // Says what the console's own main.tsx says: effects run twice in a page that runs the libraries for development (modes.ts).
  framework: { name: "@storybook/react-vite", options: { strictMode: true } },
  stories:
    tested && tested !== "all"
      ? tested.split(" ")
      : [
          "./docs/*.mdx",
          "./docs/*.stories.tsx",
          "./whole/*.stories.tsx",
          "../packages/*/src/**/*.stories.tsx",
          "../apps/console/src/**/*.stories.tsx",
        ],
  addons: [
    // MDX by itself knows no tables.
    { name: "@storybook/addon-docs", options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    "@storybook/addon-a11y",
    "msw-storybook-addon",
  ],
  // The console's own: the empty page that a preview fills. And the demo shop (.storybook/demo-dump.mjs).
  staticDirs: ["./public", "../apps/console/public", { from: "../.demo-shop", to: "demo-shop" }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Reading the properties of components takes nearly half of a build, and only pages of docs show them.
  typescript: { reactDocgen: tested ? false : "react-docgen" },
  // The console's two languages, as in apps/console/vite.config.ts.
  viteFinal: ({ plugins = [], ...settings }) => ({
    ...settings,
    // It finds its files beside itself.
    optimizeDeps: { ...settings.optimizeDeps, exclude: [...(settings.optimizeDeps?.exclude ?? []), "@electric-sql/pglite"] },
    plugins: [...plugins, librariesOfBothModes, optimizeLocales.vite({ locales: ["fr-FR", "en-GB", "en-US"] })],
  }),
};

// The tool asks for a default export.
export default config;
