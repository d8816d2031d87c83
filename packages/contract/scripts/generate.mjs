// Writes packages/contract/src from openapi/: the bundled document, the types, the operation table. Never edit what it writes.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const room = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(room, "..", "..");
const src = join(room, "src");

const HEAD = '// Generated from openapi/ by "npm run gen". Do not edit.\n';

/** Returns a copy of (a part of) the document without its examples, which would double the size of the types and mean nothing to the compiler. */
function withoutExamples(part, areNames = false) {
  if (Array.isArray(part)) return part.map((one) => withoutExamples(one));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => areNames || (key !== "example" && key !== "examples"))
      .map(([key, value]) => [key, withoutExamples(value, !areNames && key === "properties")]),
  );
}

const scratch = mkdtempSync(join(tmpdir(), "reserve-contract-"));
try {
  const bundled = join(scratch, "openapi.json");
  execFileSync(
    process.execPath,
    [
      join(root, "node_modules/@redocly/cli/bin/cli.js"),
      "bundle",
      "openapi/openapi.yaml",
      "-o",
      bundled,
      "--component-renaming-conflicts-severity=error",
    ],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  const document = JSON.parse(readFileSync(bundled, "utf8"));

  // API keys are rejected by operations open to every signed-in user, and are rate-limited: these responses are added here, not in each operation.
  for (const item of Object.values(document.paths))
    for (const { responses, security } of Object.values(item)) {
      if (!responses || security?.length === 0) continue;
      responses["403"] ??= { $ref: "#/components/responses/Forbidden" };
      responses["429"] ??= { $ref: "#/components/responses/TooMany" };
    }

  // Cleaned HTML is declared as such in openapi/: every other string is plain text, which a site must escape.
  for (const schema of publicStrings(document))
    if (!["contentMediaType", "format", "pattern", "enum", "const"].some((keyword) => keyword in schema))
      schema.contentMediaType = "text/plain";

  writeFileSync(join(src, "openapi.json"), `${JSON.stringify(document, null, 1)}\n`);

  const types = astToString(await openapiTS(withoutExamples(document), { alphabetize: true, defaultNonNullable: false }));
  writeFileSync(join(src, "schema.d.ts"), `// Generated from openapi/ by "npm run gen". Do not edit.\n${types}`);

  const operations = {};
  for (const [path, item] of Object.entries(document.paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const method of ["get", "post", "put", "patch", "delete"]) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
      const header = (name) =>
        parameters.some((parameter) => parameter.in === "header" && parameter.name === name && !parameter["x-needed-when"]);
      operations[operation.operationId] = {
        method,
        path,
        area: operation.tags[0],
        claims: operation["x-required-claims"],
        isPublic: Array.isArray(operation.security) && operation.security.length === 0,
        isWrite: method !== "get",
        media: mediaOf(operation.responses["200"] ?? operation.responses["302"]),
        needsIdempotencyKey: header("Idempotency-Key"),
        needsVersion: header("If-Match"),
        makesStale: operation["x-makes-stale"] ?? [],
      };
    }
  }
  const areas = document.tags.map((tag) => tag.name);
  writeFileSync(
    join(src, "operations.generated.ts"),
    `// Generated from openapi/ by "npm run gen". Do not edit.
import { readTable } from "./table.ts";

/** Every operation of the contract: where it answers, who may call it, what it makes stale. A line each, because every page carries this. */
export const operations = readTable(\`
${Object.entries(operations).map(lineOf).join("\n")}
\`) as unknown as {
${Object.entries(operations)
  .map(([id, operation]) => `  readonly ${id}: ${typeOf(operation)};`)
  .join("\n")}
};

/** The business areas, one tag each. */
export const areas = ${JSON.stringify(areas)} as const;
`,
  );

  // One file per list, so that a page loads only the lists it shows.
  const folder = join(src, "lists");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const lists = Object.keys(operations).filter((id) => {
    const list = listOf(document, operations[id], id);
    if (list)
      writeFileSync(join(folder, `${id}.generated.ts`), `${HEAD}import type { ListContract } from "../list-contract.ts";\n\n${list}\n`);
    return list !== null;
  });
  writeFileSync(
    join(src, "lists.generated.ts"),
    HEAD + lists.map((id) => `export { ${id} } from "./lists/${id}.generated.ts";\n`).join(""),
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Returns the schemas of all strings in the responses of public operations. */
function publicStrings(document) {
  const seen = new Set();
  const visit = (given) => {
    const schema = resolve(document, given);
    if (typeof schema !== "object" || seen.has(schema)) return;
    seen.add(schema);
    const parts = [schema.items, schema.additionalProperties, ...Object.values(schema.properties ?? {})];
    for (const part of [...parts, ...["allOf", "anyOf", "oneOf"].flatMap((keyword) => schema[keyword] ?? [])]) if (part) visit(part);
  };
  for (const { responses, security } of Object.values(document.paths).flatMap((item) => Object.values(item)))
    if (security?.length === 0)
      for (const response of Object.values(responses))
        for (const [media, { schema }] of Object.entries(resolve(document, response).content ?? {}))
          if (media.endsWith("json")) visit(schema);
  return [...seen].filter(({ type }) => [type].flat().includes("string"));
}

function resolve(document, value) {
  if (!value?.$ref) return value;
  return value.$ref
    .slice(2)
    .split("/")
    .reduce((node, key) => node[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}

/** Returns the media type of a response; any type where it may have several and its header decides. */
function mediaOf({ content }) {
  const [first, ...others] = Object.keys(content);
  return others.length > 0 ? "*/*" : first;
}

/** One operation as `readTable` reads it: id, method, area, path, marks, media, claims, areas made stale. */
function lineOf([id, { method, path, area, claims, isPublic, media, needsIdempotencyKey, needsVersion, makesStale }]) {
  const marks = `${isPublic ? "p" : ""}${needsIdempotencyKey ? "k" : ""}${needsVersion ? "v" : ""}`;
  return [id, method, area, path, marks, media === "application/json" ? "" : media, claims.join(), makesStale.join()].join("|");
}

function typeOf(operation) {
  const members = Object.entries(operation).map(
    ([name, value]) => `readonly ${name}: ${Array.isArray(value) ? "readonly " : ""}${JSON.stringify(value)}`,
  );
  return `{ ${members.join("; ")} }`;
}

/** Returns the filters and sorts of a paged list; null for other operations. */
function listOf(document, { method, path }, id) {
  const parameters = (document.paths[path][method].parameters ?? [])
    .map((parameter) => resolve(document, parameter))
    .filter(({ in: place }) => place === "query")
    .map(({ name, schema }) => [name, resolve(document, schema)]);
  if (!parameters.some(([name]) => name === "page")) return null;
  const sort = parameters.find(([name]) => name === "sort")?.[1];
  const filters = parameters.filter(([name]) => !["page", "pageSize", "after", "search", "sort"].includes(name));
  const lines = filters.map(([name, schema]) => `    ${name}: ${JSON.stringify(kindOf(document, schema, `${id}.${name}`))},`);
  return `/** Filters and sorts of \`${id}\`. */
export const ${id} = {
  id: "${id}",
  isSearched: ${parameters.some(([name]) => name === "search")},
  sorts: ${JSON.stringify(sort ? [...new Set([sort.default ?? sort.enum[0], ...sort.enum])] : [])},
  filters: {
${lines.join("\n")}
  },
} as const satisfies ListContract;`;
}

function kindOf(document, schema, name) {
  if (schema.type === "array") return { ...kindOf(document, resolve(document, schema.items), name), most: schema.maxItems };
  if (schema.enum) return { is: schema.enum };
  if (schema.type === "boolean") return { is: "flag" };
  if (schema.type === "integer") return { is: "id" };
  if (schema.format === "date") return { is: "day" };
  if (schema.pattern && schema.maxLength === undefined) return { is: "amount" };
  if (schema.type === "string" && schema.maxLength) return { is: schema.maxLength };
  throw new Error(`${name}: no list knows how to check this parameter`);
}
