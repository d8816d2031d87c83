// Checks that catalogues and code have the same keys: nothing unused, both languages alike, the same placeholders. (A missing key is a type error
// already.)
import { filesUnder, read } from "./lib/files.mjs";

const plural = /_(zero|one|two|few|many|other)$/;

function* leaves(value, path = "") {
  if (typeof value === "string") yield [path, value];
  else for (const [key, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${key}` : key);
}

/** `apps/console/src/features/orders/locales/fr.json` → namespace `orders`, language `fr`; `order.fr.json` beside it: a part of the same namespace. */
function catalogues() {
  const found = new Map();
  for (const file of filesUnder("apps/console/src")) {
    const [, namespace, part = "", language] = /\/([^/]+)\/locales\/(?:([\w-]+)\.)?(fr|en)\.json$/.exec(file) ?? [];
    if (!namespace) continue;
    const name = `${namespace}/${part}`;
    const entry = found.get(name) ?? { namespace };
    entry[language] = { file, texts: new Map(leaves(JSON.parse(read(file)))) };
    found.set(name, entry);
  }
  return [...found.values()];
}

/** Returns the keys that string literals of the code may refer to: whole keys, and patterns of composed ones, for their possible namespaces. */
function mentions() {
  const exact = new Map();
  const patterns = [];
  const namespaces = new Set(catalogues().map(({ namespace }) => namespace));
  for (const file of filesUnder("apps/console/src").filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test)\.|\.d\.ts$/.test(path))) {
    const code = read(file);
    const home = /\/src\/(?:features\/)?([^/]+)\//.exec(file)?.[1];
    const own = [...namespaces].filter((name) => name === home || name === "shared" || code.includes(`"${name}"`));
    const meant = (prefix) => (namespaces.has(prefix) ? [prefix] : own);
    for (const [, prefix, key] of code.matchAll(/["'`](?:(\w+):)?([\w-]+(?:\.[\w-]+)*)["'`]/g)) {
      for (const namespace of meant(prefix)) exact.set(`${namespace}:${key}`, true);
    }
    for (const [, prefix, key] of code.matchAll(/`(?:(\w+):)?((?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}[\w.-]*)`/g)) {
      const shape = key.replace(/\$\{[^}]*\}/g, "*");
      // A lone placeholder, or one without a dot, would match every key.
      if (!/[\w*]\.[\w*]/.test(shape)) continue;
      const pattern = new RegExp(`^${shape.replaceAll(".", "\\.").replaceAll("*", "[\\w-]+")}$`);
      for (const namespace of meant(prefix)) patterns.push([namespace, pattern]);
    }
  }
  return (namespace, key) =>
    exact.has(`${namespace}:${key}`) || patterns.some(([name, pattern]) => name === namespace && pattern.test(key));
}

const placeholders = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)]
    .map(([, name]) => name)
    .sort()
    .join(" ");
const base = (key) => key.replace(plural, "");

/** Unused keys, keys of one language only, placeholders that differ. */
export function lintTexts() {
  const isMentioned = mentions();
  const problems = [];
  for (const { namespace, fr, en } of catalogues()) {
    if (!fr || !en) {
      problems.push(`${(fr ?? en).file} has no ${fr ? "English" : "French"} beside it`);
      continue;
    }
    const inEnglish = new Set([...en.texts.keys()].map(base));
    const inFrench = new Set([...fr.texts.keys()].map(base));
    for (const key of inFrench) if (!inEnglish.has(key)) problems.push(`${en.file} lacks ${key}`);
    for (const key of inEnglish) if (!inFrench.has(key)) problems.push(`${fr.file} lacks ${key}`);
    for (const key of inFrench) if (!isMentioned(namespace, key)) problems.push(`${fr.file}: unused ${namespace}:${key}`);
    for (const [key, text] of fr.texts) {
      const english = en.texts.get(key);
      if (english !== undefined && placeholders(english) !== placeholders(text)) {
        problems.push(`${fr.file}, ${key}: « ${text} » and « ${english} » do not have the same placeholders`);
      }
    }
  }
  return { problems };
}
