import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operations } from "@reserve/contract";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|stories|fixtures)\.tsx?$/.test(file));

it("the frame imports no feature: the table of routes is small, their screens are loaded on demand", () => {
  const files = sources("apps/console/src/{app,guest,shared}/**/*.{ts,tsx}").filter(
    (file) => !/\/app\/(?:all-routes|texts(?:\.en)?)\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const feature = /^(?:import|export) (?!type\b)[^;]*from "[^"]*(?:\/features\/|\.routes\.ts|all-routes\.ts|loaders\.generated\.ts)/m;
  expect(files.filter((file) => feature.test(read(file)))).toEqual([]);
  const words = /features\/(?!orders\/)[^"]*locales/;
  expect(["texts.ts", "texts.en.ts"].filter((file) => words.test(read(`apps/console/src/app/${file}`)))).toEqual([]);
});

it("operations are named by literal ids, so that the build includes only those of the operation table", () => {
  const ids = Object.keys(operations);
  const files = sources("{apps/console,packages/workflows,packages/api-client}/src/**/*.{ts,tsx}");
  const beginnings = new RegExp(`\`(?:${[...new Set(ids.map((id) => /^[a-z]+/.exec(id)?.[0]))].join("|")})\\$\\{`);
  expect(files.filter((file) => beginnings.test(read(file)))).toEqual([]);
});
