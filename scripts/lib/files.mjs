import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "./root.mjs";

const never = new Set(["node_modules", "dist", ".git", ".tools", "storybook-static", ".demo-shop", "coverage", "test-results", "data"]);

/** Returns every file under the given paths (relative to the root, sorted, with `/`), without dependencies and build output. */
export function filesUnder(...paths) {
  const found = [];
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const entry of readdirSync(path)) if (!never.has(entry)) visit(join(path, entry));
    } else if (stats?.isFile()) found.push(relative(root, path).split(sep).join("/"));
  };
  for (const path of paths) visit(join(root, path));
  return found.sort();
}

/** The text of a file named from the root. */
export const read = (file) => readFileSync(join(root, file), "utf8");

/** A hash a file: what changed is what differs. */
export function fingerprints(files) {
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(root, file)))
        .digest("hex"),
    ]),
  );
}

/** Returns one hash of many files, including their names. */
export function fingerprint(files, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const [file, sum] of fingerprints(files)) hash.update(`${file} ${sum}\n`);
  return hash.digest("hex");
}
