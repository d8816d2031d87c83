// A copy of this tree to write into: what git tracks (and what it does not know yet), with the packages that are installed here.
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
  const rooms = ["", ...["packages", "apps", "clients"].flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))];
  for (const room of rooms) link(folder, join(room, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links what a folder of packages holds: packages of the workspace to the copy's, others to where they lie here. */
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
