import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../../packages");
const TABLE = "/packages/contract/src/operations.generated.ts";
const LIFETIMES = "/packages/api-client/src/lifetimes.ts";
const KNOWN = "/packages/contract/src/known.ts";

const source = (path: string) => readFileSync(join(packages, path), "utf8");

/** The lines of the contract's table by operation, each with its lifetime behind it, where it has one. */
function readLines(generated: string): Map<string, string> {
  const [, table = ""] = /readTable\(`\n([^`]*)`\)/.exec(generated) ?? [];
  const lifetimes = new Map(
    [...source("api-client/src/lifetimes.ts").matchAll(/^ {2}(\w+): "(\w+)",$/gm)].map(([, id = "", name = ""]) => [id, name]),
  );
  const lines = new Map<string, string>();
  for (const line of table.trim().split("\n")) {
    const [id = "", ...facts] = line.split("|");
    lines.set(id, [id, ...facts, lifetimes.get(id) ?? ""].join("|"));
  }
  if (lines.size === 0 || lifetimes.size === 0) throw new Error("The contract's table is no longer read here as it is written.");
  return lines;
}

/**
 * Replaces the contract's table of operations by the entries each module names, placed before their first use, so that sign-in carries only
 * a few.
 */
export function operationsByUse(): Plugin {
  const generated = source("contract/src/operations.generated.ts");
  const lines = readLines(generated);
  const [areas = ""] = /^export const areas = [^;]*(?= as const;)/m.exec(generated) ?? [];
  const every = [...lines.values()].join("\n");
  return {
    name: "reserve:operations-by-use",
    apply: "build",
    load: {
      filter: { id: [new RegExp(`${TABLE}$`), new RegExp(`${LIFETIMES}$`)] },
      handler: (id) =>
        id.endsWith(LIFETIMES)
          ? `export { lifetimes } from "@reserve/contract/known";`
          : `export { operations } from "./known.ts"; ${areas}`,
    },
    transform: {
      filter: {
        id: { include: /\/(?:apps\/console|packages\/(?:api-client|workflows))\/src\/.*\.tsx?$/, exclude: new RegExp(`${LIFETIMES}$`) },
      },
      handler(code) {
        // The activity log names whatever changes something: it takes them all.
        const isWhole = /Object\.\w+\(operations\)/.test(code);
        const named = [...code.matchAll(/"(\w+)"|\boperations\.(\w+)/g)].map(([, quoted, member]) => quoted ?? member ?? "");
        const operationLines = isWhole ? every : [...new Set(named)].flatMap((id) => lines.get(id) ?? []).join("\n");
        if (operationLines === "") return null;
        return {
          code: `import { know as $know } from ${JSON.stringify(packages + KNOWN.slice("/packages".length))};\n$know(${JSON.stringify(operationLines)});\n${code}`,
          map: null,
        };
      },
    },
  };
}
