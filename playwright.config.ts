import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findChromium } from "./scripts/lib/chromium.mjs";

// The tool asks for a default export. Each worker starts its own server on its own database: tests/e2e/fixtures.ts.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/build.ts",
  // One a core: a third takes longer for all three where memory is slow (FIGURES.md).
  workers: 2,
  // A trace costs a third of the run: only what failed is run again with one. It has failed all the same (scripts/reporters/playwright.mjs).
  retries: 1,
  forbidOnly: true,
  timeout: process.env.E2E_SLOW ? 240_000 : 60_000,
  // Every step asks a real server, and a cold page on a busy machine takes its time; what must come within a time says so itself.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    trace: "on-first-retry",
    // Where the system's language is not set, Chromium can write no accent, and calls what it downloads « download ».
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS, env: { ...process.env, LC_ALL: "C.UTF-8" } },
  },
});
