import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Global setup: builds the console if it is stale, and creates a folder shared by the workers. Playwright requires a default export. */
export default function prepare(): () => void {
  execFileSync(process.execPath, [fileURLToPath(new URL("../../scripts/run.mjs", import.meta.url)), "build"], { stdio: "inherit" });
  const shared = mkdtempSync(join(tmpdir(), "reserve-e2e-shared-"));
  process.env.E2E_SHARED = shared;
  return () => rmSync(shared, { recursive: true, force: true });
}
