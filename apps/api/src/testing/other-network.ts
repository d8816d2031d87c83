import { spawnSync } from "node:child_process";

/** Whoever may make a network namespace does it in one of these ways. */
const WAYS = [
  ["unshare", "--net"],
  ["unshare", "--user", "--map-root-user", "--net"],
  ["sudo", "--non-interactive", "unshare", "--net"],
];

/**
 * What to put before a command so that it runs in a network of its own, as another container does on the same folder. Throws where Linux lets nobody do that;
 * other systems have no such thing, and no prefix.
 */
export function otherNetwork(): string[] {
  if (process.platform !== "linux") return [];
  const refusals: string[] = [];
  for (const [command = "", ...options] of WAYS) {
    const { status, stderr, error } = spawnSync(command, [...options, "true"], { encoding: "utf8" });
    if (status === 0) return [command, ...options];
    refusals.push(`${command} ${options.join(" ")}: ${error?.message ?? stderr.trim()}`);
  }
  throw new Error(`no network namespace can be made here:\n${refusals.join("\n")}`);
}
