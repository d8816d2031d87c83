// Makes the package that an application outside this repository installs: dist/package, then dist/reserve-design-system-<version>.tgz.
// One module stays one module, so that a bundler drops every part that the application does not name.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "oxc-transform-react";
import { parseSync } from "vite";
import { parse } from "yaml";
import { runCommand, runTool } from "../../../scripts/lib/processes.mjs";

const home = fileURLToPath(new URL("../", import.meta.url));
const repository = join(home, "../..");
const dist = join(home, "dist");
const stage = join(dist, "sources");
const target = join(dist, "package");
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

const manifest = readJson(join(home, "package.json"));
const domain = readJson(join(repository, "packages/domain/package.json"));
const { catalog } = parse(readFileSync(join(repository, "pnpm-workspace.yaml"), "utf8"));

const isScript = (file) => /\.tsx?$/.test(file);
const besides = /new URL\("(\.[^"]+)", import\.meta\.url\)|url\("(\.[^"]+)"\)|@import "(\.[^"]+)"/g;
const packageOf = (specifier) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/** Returns the import specifiers of a module with their positions, in order. */
function requestsOf(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries.slice(0, 1));
  return [...module.staticImports, ...exported, ...module.dynamicImports]
    .flatMap(({ moduleRequest }) => moduleRequest ?? [])
    .sort((one, other) => one.start - other.start);
}

/** Copies a file and all it leads to into the stage; the trade's rules for codes and amounts come to lie in `domain/`. Answers the npm packages met. */
function collect(entries) {
  const packages = new Set();
  const seen = new Set(entries);
  for (const file of seen) {
    const source = file.startsWith("domain/")
      ? join(repository, "packages/domain/src", file.slice("domain/".length))
      : join(home, "src", file);
    mkdirSync(dirname(join(stage, file)), { recursive: true });
    if (!/\.(tsx?|css)$/.test(file)) {
      cpSync(source, join(stage, file));
      continue;
    }
    let text = readFileSync(source, "utf8");
    // Last first, so that what is still to be replaced stays where it was found.
    for (const { start, end } of isScript(file) ? requestsOf(file, text).reverse() : []) {
      const specifier = text.slice(start + 1, end - 1);
      if (specifier.startsWith(".")) seen.add(posix.join(posix.dirname(file), specifier));
      else if (packageOf(specifier) === domain.name) {
        const rule = `domain/${posix.relative("src", domain.exports[`.${specifier.slice(domain.name.length)}`])}`;
        seen.add(rule);
        const path = posix.relative(posix.dirname(file), rule);
        text = `${text.slice(0, start)}"${path.startsWith(".") ? path : `./${path}`}"${text.slice(end)}`;
      } else packages.add(packageOf(specifier));
    }
    for (const [, ...paths] of text.matchAll(besides)) seen.add(posix.join(posix.dirname(file), paths.find(Boolean)));
    writeFileSync(join(stage, file), text);
  }
  return { files: [...seen].sort(), packages };
}

/** The same text with what stands on disk: `./Button.tsx` is `./Button.js` in the package. */
const withBuiltEndings = (text) => text.replace(/((?:\bfrom|\bimport)\s*\(?\s*")(\.[^"]+)\.tsx?"/g, '$1$2.js"');

async function writeScripts(files) {
  const problems = [];
  await Promise.all(
    files.filter(isScript).map(async (file) => {
      const source = readFileSync(join(stage, file), "utf8");
      const { code, errors, fatal } = await transform(file, source, { reactCompiler: {}, target: "es2022" });
      if (fatal) problems.push(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
      writeInto(`lib/${file.replace(/\.tsx?$/, ".js")}`, withBuiltEndings(code));
    }),
  );
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/** The compiler writes what each module promises; a room's own check has already judged the sources. */
async function writeTypes(entries) {
  const foreign = Object.keys(domain.dependencies).map((name) => [name, [join(repository, "packages/domain/node_modules", name)]]);
  const settings = {
    extends: relative(stage, join(repository, "packages/tooling/tsconfig.base.json")),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      rootDir: ".",
      outDir: join(target, "lib"),
      paths: Object.fromEntries(foreign),
      types: [],
    },
    files: entries,
  };
  writeFileSync(join(stage, "tsconfig.json"), JSON.stringify(settings));
  const { code, output } = await runTool(["typescript", "tsc"], ["-p", stage, "--listEmittedFiles"]);
  if (code !== 0) throw new Error(output.replace(/^TSFILE:.*\n?/gm, ""));
  for (const [, file] of output.matchAll(/^TSFILE:\s*(.+\.d\.ts)\s*$/gm)) writeFileSync(file, withBuiltEndings(readFileSync(file, "utf8")));
}

function writeInto(file, text) {
  const path = join(target, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Returns the packages an application must install: imported ones and their peer dependencies. */
function dependenciesOf(packages) {
  const ours = { ...manifest.dependencies, ...domain.dependencies };
  const wanted = new Set([...packages].filter((name) => !(name in manifest.peerDependencies)));
  for (const name of wanted) {
    if (!(name in ours)) throw new Error(`${name} is imported, but no dependency of the design system`);
    const room = name in manifest.dependencies ? home : join(repository, "packages/domain");
    const { peerDependencies = {}, peerDependenciesMeta = {} } = readJson(join(room, "node_modules", name, "package.json"));
    for (const peer of Object.keys(peerDependencies)) if (peer in ours && !peerDependenciesMeta[peer]?.optional) wanted.add(peer);
  }
  // What our types name must be typed in the application too.
  for (const name of [...wanted]) if (`@types/${name}` in manifest.devDependencies) wanted.add(`@types/${name}`);
  return Object.fromEntries([...wanted].sort().map((name) => [name, `^${catalog[name]}`]));
}

function writeManifest(packages) {
  const built = (path) => path.replace("./src/", "./lib/");
  const entry = (path) =>
    isScript(path) ? { types: built(path).replace(/\.tsx?$/, ".d.ts"), default: built(path).replace(/\.tsx?$/, ".js") } : built(path);
  const { name, version, license, type, peerDependencies, sideEffects } = manifest;
  const published = {
    name,
    version,
    description: "Tokens, type faces, icons and the parts of Réserve’s screens: accessible, French first, for React.",
    license,
    type,
    sideEffects,
    files: ["lib"],
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).map(([subpath, path]) => [subpath, entry(path)])),
      "./package.json": "./package.json",
    },
    dependencies: dependenciesOf(packages),
    peerDependencies,
    publishConfig: { access: "public" },
  };
  writeInto("package.json", `${JSON.stringify(published, null, 2)}\n`);
  cpSync(join(home, "README.md"), join(target, "README.md"));
  cpSync(join(repository, "LICENSE"), join(target, "LICENSE"));
}

/** Writes the package anew; answers the path of the file that `npm install` takes. */
export async function pack() {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const entries = Object.values(manifest.exports).map((path) => posix.relative("./src", path));
  const { files, packages } = collect(entries);
  await Promise.all([writeScripts(files), writeTypes(entries.filter(isScript))]);
  for (const file of files.filter((path) => !isScript(path))) {
    mkdirSync(dirname(join(target, "lib", file)), { recursive: true });
    cpSync(join(stage, file), join(target, "lib", file));
  }
  for (const licence of ["icons/lucide", "tokens/fonts/literata", "tokens/fonts/radio-canada"])
    cpSync(join(home, `src/${licence}.LICENSE`), join(target, `lib/${licence}.LICENSE`));
  writeManifest(packages);
  rmSync(stage, { recursive: true });
  const { code, output } = await runCommand("npm", ["pack", target, "--pack-destination", dist, "--ignore-scripts", "--loglevel=error"], {
    cwd: dist,
    shell: process.platform === "win32",
  });
  const file = join(dist, `${manifest.name.slice(1).replace("/", "-")}-${manifest.version}.tgz`);
  if (code !== 0 || !existsSync(file)) throw new Error(`npm pack: ${output}`);
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(relative(process.cwd(), await pack()));
