import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flagNames } from "@reserve/client-variant";
import { operations } from "@reserve/contract";
import { allClaims, unusedClaims } from "@reserve/domain";
import { expect, it } from "vitest";
import { withoutComments } from "./words.ts";

const root = join(import.meta.dirname, "..", "..");

/** Returns the flags that a file reads: `flags.multiStore`, or by destructuring. */
function flagsRead(code: string): string[] {
  const direct = [...code.matchAll(/\bflags\.(\w+)/g)].map(([, name]) => name ?? "");
  const apart = [...code.matchAll(/\{([^{}]*)\}\s*(?:=\s*[\w.]*\bflags\b|:\s*(?:Pick<)?ClientFlags\b)/g)];
  return [...direct, ...apart.flatMap(([, names = ""]) => names.match(/\w+/g) ?? [])];
}

it("finds a flag that is read, and none that is only declared or has the name of a function", () => {
  expect(flagsRead("if (variant.flags.multiStore) show();")).toEqual(["multiStore"]);
  expect(flagsRead("const { multiStore } = variant.flags;")).toEqual(["multiStore"]);
  expect(flagsRead("function rulesOf({ multiStore, cleanHtml }: ClientFlags) {}")).toEqual(["multiStore", "cleanHtml"]);
  expect(flagsRead("const variant = { flags: { ...defaultFlags, cleanHtml: true } }; cleanHtml(text);")).toEqual([]);
});

it("every flag of a client is read by the product", () => {
  const files = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories|fixtures)\.tsx?$|^packages\/(?:client-variant|mocks)\/|\/testing\//.test(file.replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(500);
  const read = new Set(files.flatMap((file) => flagsRead(withoutComments(readFileSync(join(root, file), "utf8")))));
  expect(flagNames.filter((flag) => !read.has(flag))).toEqual([]);
});

it("every claim opens an operation, or is listed with its reason among those that open none", () => {
  const required = new Set(Object.values(operations).flatMap(({ claims }): readonly string[] => claims));
  expect(required.size).toBeGreaterThan(20);
  expect(allClaims.filter((claim) => !required.has(claim))).toEqual(Object.keys(unusedClaims));
  for (const [claim, reason] of Object.entries(unusedClaims)) expect(reason, claim).toMatch(/^[A-Z].{40,}\.$/);
});
