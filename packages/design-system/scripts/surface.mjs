// Writes public.txt: every name that an application may import, by the subpath it comes from. Run it when you mean to change that.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const home = join(import.meta.dirname, "..");
const target = join(home, "public.txt");

/** The names that a module exports, types marked as such. */
function namesOf(file) {
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return program.body.flatMap((statement) => {
    if (statement.type === "ExportAllDeclaration") return namesOf(join(dirname(file), statement.source.value));
    if (statement.type === "ExportDefaultDeclaration") return ["default"];
    if (statement.type !== "ExportNamedDeclaration") return [];
    const isType = (kind) => kind === "type" || statement.exportKind === "type";
    const marked = (name, kind) => (isType(kind) ? `type ${name}` : name);
    const declared = statement.declaration;
    const own = declared ? (declared.declarations ?? [declared]).map(({ id }) => marked(id.name, statement.exportKind)) : [];
    return [...own, ...statement.specifiers.map(({ exported, exportKind }) => marked(exported.name ?? exported.value, exportKind))];
  });
}

/** Returns the public API, one line per name: subpath, name, « type » before a type. A file that is no script is one line. */
export function surface() {
  const { exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const bare = (name) => name.replace("type ", "");
  return Object.entries(exports).flatMap(([subpath, file]) => {
    const names = /\.tsx?$/.test(file) ? namesOf(join(home, file)).sort((a, b) => (bare(a) < bare(b) ? -1 : 1)) : ["(file)"];
    return names.map((name) => `${subpath} ${name}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, `${surface().join("\n")}\n`);
