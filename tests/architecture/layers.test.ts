import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const libraries = [
  "react",
  "react-router-dom",
  "@tanstack/react-query",
  "styled-components",
  "openapi-fetch",
  "msw",
  "xstate",
  "isbn3",
  "pg",
];

/** A file that must be rejected: the rule, its path, its imports. */
const fixtures: readonly (readonly [rule: string, file: string, code: string])[] = [
  ["no-cycles", "packages/domain/src/round.ts", 'import { b } from "./trip.ts"; export const a = () => b;'],
  // Types form a cycle, too: a reader of one file must read the other.
  ["no-cycles", "packages/domain/src/spoke.ts", 'import type { Wheel } from "./wheel.ts"; export interface Spoke { wheel: Wheel }'],
  ["no-unresolved", "packages/domain/src/nowhere.ts", 'import "./there-is-no-such-file.ts";'],
  ["contract-stands-alone", "packages/contract/src/curious.ts", 'import { a } from "../../domain/src/plain.ts"; export { a };'],
  ["domain-is-pure", "packages/domain/src/drawn.ts", 'import { useState } from "react"; export { useState };'],
  ["domain-is-pure", "packages/domain/src/reading.ts", 'import { readFileSync } from "node:fs"; export { readFileSync };'],
  ["client-variant-stands-alone", "packages/client-variant/src/curious.ts", 'export type { A } from "../../domain/src/plain.ts";'],
  ["api-client-knows-the-contract", "packages/api-client/src/drawn.ts", 'import { useState } from "react"; export { useState };'],
  [
    "workflows-know-the-domain",
    "packages/workflows/src/ship.machine.ts",
    'import { get } from "../../api-client/src/plain.ts"; export { get };',
  ],
  ["design-system-knows-no-product", "packages/design-system/src/Row.tsx", 'export { get } from "../../api-client/src/plain.ts";'],
  ["design-system-knows-no-product", "packages/design-system/src/Go.tsx", 'import { Link } from "react-router-dom"; export { Link };'],
  ["mocks-know-contract-and-domain", "packages/mocks/src/close.ts", 'export { get } from "../../api-client/src/plain.ts";'],
  [
    "mocks-only-in-stories-and-tests",
    "apps/console/src/app/fake.ts",
    'export const load = () => import("../../../../packages/mocks/src/plain.ts");',
  ],
  ["tooling-only-for-tools", "apps/console/src/app/tool.ts", 'export { t } from "../../../../packages/tooling/src/plain.ts";'],
  ["packages-know-no-app", "packages/workflows/src/high.ts", 'export { s } from "../../../apps/console/src/shared/plain.ts";'],
  [
    "apps-are-strangers",
    "apps/console/src/shared/server.ts",
    'import type { S } from "../../../api/src/platform/plain.ts"; export type { S };',
  ],
  ["a-client-is-data", "clients/bookshop/variant.ts", 'export { other } from "../publisher/plain.ts";'],
  ["features-are-strangers", "apps/console/src/features/orders/Across.tsx", 'export { p } from "../products/plain.ts";'],
  ["features-know-no-app", "apps/console/src/features/orders/Up.tsx", 'export { r } from "../../app/plain.ts";'],
  ["shared-knows-no-feature", "apps/console/src/shared/Up.tsx", 'export { p } from "../features/products/plain.ts";'],
  ["guest-knows-no-console", "apps/console/src/guest/Heavy.tsx", 'export { r } from "../app/plain.ts";'],
  ["guest-knows-no-console", "apps/console/src/guest/Asking.tsx", 'import { useQuery } from "@tanstack/react-query"; export { useQuery };'],
  ["areas-are-strangers", "apps/api/src/areas/orders/across.ts", 'export { c } from "../catalog/plain.ts";'],
  ["platform-knows-no-area", "apps/api/src/platform/up.ts", 'export { c } from "../areas/catalog/plain.ts";'],
  ["node-only-in-platform-node", "apps/api/src/areas/orders/file.ts", 'import { readFileSync } from "node:fs"; export { readFileSync };'],
  ["node-parts-come-by-port", "apps/api/src/areas/orders/pool.ts", 'import pg from "pg"; export { pg };'],
  ["node-parts-come-by-port", "apps/api/src/areas/orders/disk.ts", 'export { n } from "../../platform/node/plain.ts";'],
  ["node-parts-come-by-port", "apps/api/src/platform/tab/disk.ts", 'export { n } from "../node/plain.ts";'],
  ["the-world-comes-by-port", "apps/api/src/areas/orders/tab.ts", 'export { t } from "../../platform/tab/plain.ts";'],
  ["api-draws-nothing", "apps/api/src/platform/html.tsx", 'import { createElement } from "react"; export { createElement };'],
  [
    "openapi-fetch-only-in-api-client",
    "apps/console/src/shared/fetching.ts",
    'import createClient from "openapi-fetch"; export { createClient };',
  ],
  ["msw-only-in-mocks", "apps/console/src/shared/answers.ts", 'import { http } from "msw"; export { http };'],
  [
    "styled-components-only-in-design-system",
    "apps/console/src/features/orders/Painted.tsx",
    'import { styled } from "styled-components"; export { styled };',
  ],
  ["stories-are-leaves", "apps/console/src/features/orders/reuse.ts", 'export { Loaded } from "./Order.stories.tsx";'],
  ["story-states-only-in-stories", "apps/console/src/features/orders/states.ts", 'export { failed } from "../../shared/story-states.ts";'],
  ["story-states-only-in-stories", "apps/console/src/features/orders/found.ts", 'export { found } from "../../shared/story-records.ts";'],
  ["tests-are-leaves", "apps/console/src/features/orders/reuse-test.ts", 'export { helper } from "./orders.test.ts";'],
  ["test-helpers-stay-in-tests", "apps/api/src/platform/helped.ts", 'export { h } from "../testing/plain.ts";'],
];

/** Files that break no rule: the targets of the fixtures, and allowed dependencies. */
const sound: Record<string, string> = {
  "packages/domain/src/plain.ts": 'import isbn from "isbn3"; export const a = isbn; export type A = string;',
  "packages/domain/src/wheel.ts": 'import type { Spoke } from "./spoke.ts"; export interface Wheel { spokes: Spoke[] }',
  "packages/domain/src/trip.ts": 'import { a } from "./round.ts"; export const b = () => a;',
  "packages/api-client/src/plain.ts": 'import createClient from "openapi-fetch"; export const get = createClient;',
  "packages/mocks/src/plain.ts": 'import { http } from "msw"; export { a } from "../../domain/src/plain.ts"; export { http };',
  "packages/tooling/src/plain.ts": "export const t = 1;",
  "packages/client-variant/src/plain.ts": "export const v = 1;",
  "packages/design-system/src/plain.tsx": 'import { styled } from "styled-components"; export const Part = styled;',
  "packages/workflows/src/sound.machine.ts":
    'import { setup } from "xstate"; export { a } from "../../domain/src/plain.ts"; export { setup };',
  "apps/console/src/shared/plain.ts": 'export { get as s } from "../../../../packages/api-client/src/plain.ts";',
  "apps/console/src/features/products/plain.ts": 'export { s as p } from "../../shared/plain.ts";',
  "apps/console/src/shared/story-states.ts": 'export { http as failed } from "../../../../packages/mocks/src/plain.ts";',
  "apps/console/src/shared/story-records.ts": 'export { http as found } from "../../../../packages/mocks/src/plain.ts";',
  "apps/console/src/features/orders/States.stories.tsx": 'export { failed } from "../../shared/story-states.ts";',
  "apps/console/src/features/orders/Records.stories.tsx": 'export { found } from "../../shared/story-records.ts";',
  "apps/console/src/features/orders/Order.stories.tsx": 'export { http as Loaded } from "../../../../../packages/mocks/src/plain.ts";',
  "apps/console/src/features/orders/orders.test.ts": "export const helper = 1;",
  "apps/console/src/app/plain.ts": 'export { p as r } from "../features/products/plain.ts";',
  "apps/api/src/areas/catalog/plain.ts": 'export type { S } from "../../platform/plain.ts"; export const c = 1;',
  "apps/api/src/platform/plain.ts": "export type S = string;",
  "apps/api/src/platform/tab/plain.ts": "export const t = 1;",
  "apps/api/src/platform/node/plain.ts":
    'import pg from "pg"; import { readFileSync } from "node:fs"; export const n = [pg, readFileSync];',
  "apps/api/src/testing/plain.ts": 'export { n as h } from "../platform/node/plain.ts";',
  "clients/publisher/plain.ts": 'export { v as other } from "../../packages/client-variant/src/plain.ts";',
};

interface Violation {
  from: string;
  rule: { name: string };
}

let folder = "";
let violations: Violation[] = [];

function write(file: string, text: string) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "reserve-layers-"));
  write(
    "package.json",
    JSON.stringify({ name: "fixture", type: "module", dependencies: Object.fromEntries(libraries.map((name) => [name, "*"])) }),
  );
  for (const name of libraries) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" }));
    write(`node_modules/${name}/index.js`, "export default {};");
  }
  for (const [, file, code] of fixtures) write(file, code);
  for (const [file, code] of Object.entries(sound)) write(file, code);
  const cruiser = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const args = [cruiser, "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", "packages", "apps", "clients"];
  const output = await new Promise<string>((resolve) => {
    // The exit code is the number of violations.
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 64e6 }, (_, stdout) => resolve(stdout));
  });
  violations = (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("layers and dependencies", () => {
  test.each(fixtures)("%s refuses %s", (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
  });

  test("allowed dependencies are accepted", () => {
    const innocent = violations.filter(({ from, rule }) => from in sound && rule.name !== "no-cycles");
    expect(innocent).toEqual([]);
  });

  test("every rule has a fixture and names its fix", async () => {
    const { default: config } = (await import(join(root, ".dependency-cruiser.mjs"))) as {
      default: { forbidden: { name: string; comment: string }[] };
    };
    const fixtureRules = new Set(fixtures.map(([rule]) => rule));
    expect(config.forbidden.filter(({ name }) => !fixtureRules.has(name)).map(({ name }) => name)).toEqual([]);
    expect(config.forbidden.filter(({ comment }) => comment.length < 20)).toEqual([]);
  });
});
