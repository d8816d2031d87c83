import optimizeLocales from "@react-aria/optimize-locales-plugin";
import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./docs/*.mdx", "./docs/*.stories.tsx", "../packages/*/src/**/*.stories.tsx", "../apps/console/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: "react-docgen" },
  // The console's two languages, as in apps/console/vite.config.ts.
  viteFinal: ({ plugins = [], ...settings }) => ({
    ...settings,
    plugins: [...plugins, optimizeLocales.vite({ locales: ["fr-FR", "en-GB", "en-US"] })],
  }),
};

// The tool asks for a default export.
export default config;
