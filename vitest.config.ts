import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { CHROMIUM_ARGUMENTS, findChromium } from "./scripts/lib/chromium.mjs";
import { ShuffledFiles } from "./tests/shuffled.ts";

// What fades in is there at once: a test that looks in the first frame would see nothing yet.
const provider = playwright({
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  contextOptions: { reducedMotion: "reduce" },
});

/** What the design system depends on, so that a new dependency needs no line here, and the entries of those that are entered by a subpath. */
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "packages/design-system/package.json"), "utf8"));
const withoutEntry = new Set(["lucide-react", "@tiptap/pm"]);
const browserDependencies = [
  ...Object.keys(dependencies).filter((name) => !/^@(reserve|fontsource)/.test(name) && !withoutEntry.has(name)),
  "@reserve/domain > isbn3",
  "@reserve/domain > htmlparser2",
  "@tiptap/pm/model",
  "@tiptap/pm/state",
  "@tiptap/pm/tables",
  "@tiptap/pm/view",
  "react-day-picker/locale/en-GB",
  "react-day-picker/locale/fr",
].map((name) => `@reserve/design-system > ${name}`);

/** In tests React Aria draws the rows out of sight too, unless this is set; a browser that is real needs no such help. */
const onlyRowsInSight = { "process.env.VIRT_ON": '"1"' };

const setUp = (...files: string[]) => files.map((file) => join(import.meta.dirname, "tests", file));

/** Two at a time even where there are two cores: by itself vitest would leave one of them idle. */
const inNode = { maxWorkers: Math.max(2, availableParallelism() - 1) };

/** One process for many files: what a file imports is there once, and what it leaves behind is a failure of its own (`tests/tidy.ts`). */
const together = { ...inNode, isolate: false, setupFiles: setUp("count-assertions.ts", "tidy.ts") };

/** Tests that ask the API or its database. */
const onServer = { ...together, environment: "node" as const, hookTimeout: 60_000 };

/** Where the two databases could differ: what runs on PGlite although PostgreSQL runs everything. */
const WHERE_PGLITE_DIFFERS = [
  // Every operation of every area, written and read.
  "tests/contract/fuzz.test.ts",
  // Migrations, dumps, copies.
  "tests/contract/{backup,upgrade}.test.ts",
  "apps/api/src/platform/database/*.test.ts",
  "apps/api/src/seed-shop.test.ts",
  "apps/api/src/tab.test.ts",
  // Jobs, locks, transactions, notifications.
  "apps/api/src/areas/**/*-faults.test.ts",
  "apps/api/src/areas/orders/order-watch.test.ts",
  // Locks and sums of money.
  "apps/api/src/areas/orders/ledger/*.test.ts",
  "apps/api/src/areas/webhooks/webhooks.deliveries.test.ts",
  "apps/api/src/platform/idempotency/*.test.ts",
  "apps/api/src/platform/jobs/*.test.ts",
  "apps/api/src/platform/node/{lock,queue}.test.ts",
  "apps/api/src/server.test.ts",
  // Search and order.
  "apps/api/src/areas/*/*.search.test.ts",
  "tests/contract/lists.test.ts",
];

/** A browser tab has PGlite only. */
const ofTheTab = process.env.TEST_DATABASE_URL ? ["apps/api/src/tab.test.ts"] : [];

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
          setupFiles: setUp("count-assertions.ts"),
          environment: "node",
          include: ["tests/architecture/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "package",
          setupFiles: setUp("count-assertions.ts"),
          environment: "node",
          include: ["tests/package/**/*.test.ts"],
        },
      },
      // On the PostgreSQL that `TEST_DATABASE_URL` names, else on PGlite.
      {
        test: {
          ...onServer,
          name: "contract",
          include: ["tests/contract/**/*.test.ts", "tests/security/**/*.test.ts"],
          testTimeout: 120_000,
        },
      },
      { test: { ...onServer, name: "api", include: ["apps/api/src/**/*.test.ts"], exclude: ofTheTab, testTimeout: 30_000 } },
      { test: { ...onServer, name: "pglite", include: WHERE_PGLITE_DIFFERS, env: { DB: "pglite" }, testTimeout: 120_000 } },
      {
        extends: true,
        define: onlyRowsInSight,
        // Found before the first test: a package found while tests run would reload the page under them.
        optimizeDeps: { include: [...browserDependencies, "react-dom/client", "react/jsx-dev-runtime"] },
        test: {
          name: "accessibility",
          include: ["tests/accessibility/**/*.test.tsx"],
          isolate: false,
          setupFiles: setUp("count-assertions.ts", "accessibility/page.ts"),
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
    ],
  },
});
