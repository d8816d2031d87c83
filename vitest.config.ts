import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { ShuffledFiles } from "./tests/shuffled.ts";

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// What fades in is there at once: a test that looks in the first frame would see nothing yet.
const provider = playwright({ launchOptions: { executablePath, args }, contextOptions: { reducedMotion: "reduce" } });

/** Read at build time, or entered by a subpath alone. */
const withoutEntry = new Set(["lucide-react", "@tiptap/pm"]);

/** What the rooms that have stories depend on, so that a new dependency needs no line here. */
const storyDependencies = ["apps/console", "packages/api-client", "packages/design-system", "packages/mocks", "packages/workflows"].flatMap(
  (room) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(import.meta.dirname, room, "package.json"), "utf8"));
    return Object.keys(dependencies)
      .filter((dependency) => !dependency.startsWith("@reserve/") && !dependency.startsWith("@fontsource") && !withoutEntry.has(dependency))
      .map((dependency) => `${name} > ${dependency}`);
  },
);

/** Their entries beside the main one. */
const storySubpaths = [
  "@reserve/design-system > @tiptap/pm/model",
  "@reserve/design-system > @tiptap/pm/state",
  "@reserve/design-system > @tiptap/pm/view",
  "@reserve/design-system > react-day-picker/locale/en-GB",
  "@reserve/design-system > react-day-picker/locale/fr",
  "@reserve/design-system > @reserve/domain > isbn3",
  "msw-storybook-addon/csf3",
  "msw/browser",
  "msw/experimental",
  "react-dom/client",
  "react/jsx-dev-runtime",
];

/** In tests React Aria draws the rows out of sight too, unless this is set; a browser that is real needs no such help. */
const onlyRowsInSight = { "process.env.VIRT_ON": '"1"' };

/** The stories in a real browser. Each is played once, in the theme named; axe then looks at where it ended in both themes. */
const stories = (name: string, theme: "light" | "dark") => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: ".storybook" })],
  define: onlyRowsInSight,
  // Found before the first test: a package found while tests run would reload the page under them.
  optimizeDeps: { include: [...storyDependencies, ...storySubpaths] },
  test: {
    name,
    // A journey plays what several stories play, on a busy machine too.
    testTimeout: 60_000,
    env: { VITE_STORY_THEME: theme, VITE_STORY_BOTH_THEMES: "yes" },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider,
      instances: [{ browser: "chromium" as const, name }],
    },
  },
});

/** Two at a time even where there are two cores: by itself vitest would leave one of them idle. */
const inNode = { maxWorkers: Math.max(2, availableParallelism() - 1) };

/** One process for many files: what a file imports is there once, and what it leaves behind is a failure of its own (`tests/tidy.ts`). */
const together = { ...inNode, isolate: false, setupFiles: [join(import.meta.dirname, "tests/tidy.ts")] };

// The tool asks for a default export.
export default defineConfig({
  plugins: [react()],
  test: {
    sequence: { sequencer: ShuffledFiles },
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}", "apps/*/src/**/*.{ts,tsx}"],
      exclude: ["**/*.stories.tsx", "**/*.test.*", "**/schema.d.ts", "packages/contract/src/**", "**/*.generated.*"],
      reporter: ["text", "json-summary"],
    },
    projects: [
      {
        extends: true,
        test: {
          ...together,
          name: "unit",
          environment: "jsdom",
          // Some tests walk every state there is; a busy machine takes its time.
          testTimeout: 30_000,
          include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/console/src/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          ...inNode,
          name: "architecture",
          environment: "node",
          include: ["tests/architecture/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "package",
          environment: "node",
          include: ["tests/package/**/*.test.ts"],
        },
      },
      {
        test: {
          ...together,
          name: "contract",
          environment: "node",
          include: ["tests/contract/**/*.test.ts", "tests/security/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...together,
          name: "api",
          environment: "node",
          include: ["apps/api/src/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        define: onlyRowsInSight,
        optimizeDeps: { include: [...storyDependencies, ...storySubpaths] },
        test: {
          name: "accessibility",
          include: ["tests/accessibility/**/*.test.tsx"],
          setupFiles: ["tests/accessibility/page.ts"],
          // Real keys in a real browser, as the W3C's own pattern tests press them.
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider,
            instances: [{ browser: "chromium" as const, name: "accessibility" }],
          },
        },
      },
      stories("storybook", "light"),
      stories("storybook-dark", "dark"),
    ],
  },
});
