import type { Operation } from "./index.ts";
import { readTable } from "./table.ts";

/** Operations registered so far, in a build that contains no others (apps/console/vite.operations.ts). */
export const operations: Record<string, Operation> = {};

/** Lifetimes of the read operations. */
export const lifetimes: Record<string, string> = {};

/** Registers operations from their table lines, with their lifetimes. */
export function know(lines: string): void {
  Object.assign(operations, readTable(lines));
  for (const line of lines.split("\n")) {
    const [id = "", ...facts] = line.split("|");
    const lifetime = facts[7];
    if (lifetime) lifetimes[id] = lifetime;
  }
}
