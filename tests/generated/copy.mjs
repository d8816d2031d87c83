// A second tree to write into, with the packages that are installed here: a copy of what git tracks (and what it does not know yet), or a checkout.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "../../scripts/lib/root.mjs";

/** Makes a copy of the tree in a temporary folder: `{ folder, remove }`. Its packages of the workspace are the copy's own, the others those of here. */
export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), "reserve-generated-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" }).split(
    "\n",
  );
  for (const file of files) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Makes a checkout of a commit in a temporary folder: `{ folder, remove }`. Unlike a copy it is a work tree of git, whose changes
 * `npm test -- --changed` sees.
 */
export function checkOut(commit) {
  const folder = mkdtempSync(join(tmpdir(), "reserve-checkout-"));
  const git = (...args) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  git("worktree", "add", "--detach", folder, commit);
  linkPackages(folder);
  return { folder, remove: () => git("worktree", "remove", "--force", folder) };
}

/** Gives a tree the packages that are installed here. */
function linkPackages(folder) {
  const packages = [
    "",
    ...["packages", "apps", "clients"].flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name))),
  ];
  for (const name of packages) link(folder, join(name, "node_modules"));
}

/** Links the contents of a folder of packages: packages of the workspace to the copy's, others to the originals. */
function link(folder, path) {
  if (!existsSync(join(root, path))) return;
  mkdirSync(join(folder, path), { recursive: true });
  for (const name of readdirSync(join(root, path))) {
    const from = join(root, path, name);
    // A tool's own cache is not shared: it remembers another tree.
    if (name.startsWith(".") && name !== ".bin" && name !== ".pnpm") continue;
    if (name.startsWith("@")) link(folder, join(path, name));
    else symlinkSync(isOfWorkspace(from) ? readlinkSync(from) : from, join(folder, path, name));
  }
}

function isOfWorkspace(path) {
  if (!lstatSync(path).isSymbolicLink()) return false;
  return /^(packages|apps|clients)[\\/](?!.*node_modules)/.test(relative(root, resolve(dirname(path), readlinkSync(path))));
}
