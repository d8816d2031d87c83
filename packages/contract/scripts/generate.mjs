// Writes packages/contract/src from openapi/: the bundled document, the types, the operation table. Never edit what it writes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const room = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(room, "..", "..");
const src = join(room, "src");

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

  writeFileSync(join(src, "openapi.json"), `${JSON.stringify(document, null, 1)}\n`);

  const types = astToString(await openapiTS(structuredClone(document), { alphabetize: true, defaultNonNullable: false }));
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
        media: Object.keys(operation.responses["200"].content)[0],
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

/** Every operation of the contract: where it answers, who may call it, what it makes stale. */
export const operations = ${JSON.stringify(operations, null, 2)} as const;

/** The business areas, one tag each. */
export const areas = ${JSON.stringify(areas)} as const;
`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function resolve(document, value) {
  if (!value?.$ref) return value;
  return value.$ref
    .slice(2)
    .split("/")
    .reduce((node, key) => node[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
}
