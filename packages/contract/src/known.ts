import type { Operation } from "./index.ts";
import { readTable } from "./table.ts";

/** The operations that the code of the page has named so far, where it was built to bring along no others (apps/console/vite.operations.ts). */
export const operations: Record<string, Operation> = {};

/** How long the answers of those that read stay fresh. */
export const lifetimes: Record<string, string> = {};

/** Makes operations known by their lines of the table, each with its lifetime behind it. */
export function know(lines: string): void {
  Object.assign(operations, readTable(lines));
  for (const line of lines.split("\n")) {
    const [id = "", ...facts] = line.split("|");
    const lifetime = facts[7];
    if (lifetime) lifetimes[id] = lifetime;
  }
}
