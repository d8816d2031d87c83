import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The console as it is served, built when it is stale. The tool asks for a default export. */
export default function build(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL("../../scripts/run.mjs", import.meta.url)), "build"], { stdio: "inherit" });
}
