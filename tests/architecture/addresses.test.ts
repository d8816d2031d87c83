import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/** What leads a browser elsewhere, or says where it is. */
const LEADS =
  /\blocation\s*\.\s*(?:assign|replace)\s*\(|(?<!\w )\blocation(?:\s*\.\s*href)?\s*=(?![=>{])|\bhistory\s*\.\s*(?:push|replace)State\s*\(|\bwindow\s*\.\s*open\s*\(/;

/** The one place that builds addresses, and the guard that gives the browser back the address it had. */
const ALLOWED = ["apps/console/src/shared/leave-guard.ts", "apps/console/src/shared/own-address.ts"];

it("leads the browser to addresses that one function has looked at", () => {
  const files = globSync("{apps/console,packages/*}/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const leading = files.filter((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .some((line) => LEADS.test(line) && !/^\s*(?:\/\/|\*|const |let )/.test(line)),
  );
  expect(leading.sort()).toEqual(ALLOWED);
});
