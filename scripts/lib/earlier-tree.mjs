// An earlier commit in a folder of its own, for benches that compare it with this tree in one run.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.mjs";

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

/** Checks out `ref` with nothing installed. Returns its folder, its short hash, and `remove`, which also ends git's worktree. */
export function checkOutEarlier(ref) {
  const parent = mkdtempSync(join(tmpdir(), "reserve-earlier-"));
  const folder = join(parent, "tree");
  git("worktree", "add", "--detach", folder, ref);
  return {
    folder,
    name: git("rev-parse", "--short", ref),
    remove() {
      git("worktree", "remove", "--force", folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
