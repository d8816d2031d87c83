import { spawnSync } from "node:child_process";

/** Commands that create a network namespace, for users who are allowed to. */
const WAYS = [
  ["unshare", "--net"],
  ["unshare", "--user", "--map-root-user", "--net"],
  ["sudo", "--non-interactive", "unshare", "--net"],
];

/**
 * Returns the command prefix that runs a process in a network of its own, like another container on the same folder. Throws if Linux does not allow
 * it; empty on other systems, which have no such feature.
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
