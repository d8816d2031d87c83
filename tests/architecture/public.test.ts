import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { surface } from "../../packages/design-system/scripts/surface.mjs";

test("what applications may import changed on purpose", () => {
  const written = readFileSync(new URL("../../packages/design-system/public.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const fix = [
    "The design system exports other names than public.txt lists.",
    "If that is meant, run « node packages/design-system/scripts/surface.mjs » and commit the file; a name that went breaks applications.",
  ].join(" ");
  expect(surface(), fix).toEqual(written);
});

const WITHOUT_PROPERTIES = ["PageSkeleton", "PrintableLists", "TableShortcuts"];

test("every component that applications may import has its properties on a page of the Storybook", () => {
  const home = fileURLToPath(new URL("../../packages/design-system/src", import.meta.url));
  const shown = globSync("**/*.stories.tsx", { cwd: home }).flatMap((file) => {
    const code = readFileSync(join(home, file), "utf8");
    const [, component = ""] = /\bcomponent: (\w+)/.exec(code) ?? [];
    const [, parts = ""] = /\bsubcomponents: \{([^}]*)\}/.exec(code) ?? [];
    return [component, ...parts.split(",").map((part) => part.trim())];
  });
  const names = surface().map((line) => line.split(" ").slice(1).join(" "));
  // Icons share their properties, and stand on a page of their own.
  const components = new Set(names.filter((name) => /^[A-Z][a-z]\w+$/.test(name) && !name.endsWith("Icon")));
  for (const name of WITHOUT_PROPERTIES) components.delete(name);
  expect(components.size).toBeGreaterThan(150);
  expect([...components].filter((name) => !shown.includes(name))).toEqual([]);
});
