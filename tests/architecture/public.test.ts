import { readFileSync } from "node:fs";
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
