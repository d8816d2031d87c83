// Checks that tracked files reveal nothing about the author's machine: no registry host in lockfile or settings, no home path.
import { filesUnder, read } from "./lib/files.mjs";
import { runCommand } from "./lib/processes.mjs";

const settings = /(^|\/)(pnpm-lock\.yaml|package-lock\.json|pnpm-workspace\.yaml|package\.json|\.npmrc|renovate\.json)$/;
const binaryFile = /\.(png|woff2?|ico|jpe?g|webp|gz|br|tgz)$/;
const hosts = [/\b(?:resolved|tarball|registry)\b[^\n]{0,12}[:=]\s*["']?https?:\/\//, /registry\.(?:npmjs|npmmirror|yarnpkg)\./];
// Written in pieces, so that this file does not find itself.
const machinePaths = new RegExp(
  ["/wor" + "k/(?:wt|main|shared)\\b", "/ho" + "me/[a-z]+/", "/Us" + "ers/[a-z]+/", "[\"'`(= ]/t" + "mp/[a-z]"].join("|"),
);

async function trackedFiles() {
  const { code, output } = await runCommand("git", ["ls-files", "--cached", "--others", "--exclude-standard"]);
  return code === 0 ? output.trim().split("\n") : filesUnder(".");
}

/** Registry hosts in lockfile and settings, and paths of a machine anywhere. */
export async function lintOrigins() {
  const problems = [];
  for (const file of (await trackedFiles()).filter((path) => !binaryFile.test(path))) {
    let text;
    try {
      text = read(file);
    } catch {
      // Deleted, but not yet committed: nothing to read.
      continue;
    }
    const patterns = settings.test(file) ? [...hosts, machinePaths] : [machinePaths];
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found) problems.push(`${file}:${text.slice(0, found.index).split("\n").length}: ${found[0].trim()}`);
    }
  }
  return { problems };
}
