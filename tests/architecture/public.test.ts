import { expect, test } from "vitest";
import { surface } from "../../packages/design-system/scripts/surface.mjs";
import written from "../../packages/design-system/public.json" with { type: "json" };

/** Each name with the subpath it comes from, so that a failure shows what came and what went. */
const lines = (names: Record<string, string[]>) =>
  Object.entries(names).flatMap(([subpath, exported]) => exported.map((name) => `${subpath} ${name}`));

test("what applications may import changed on purpose", () => {
  const cure = [
    "The design system exports other names than public.json lists.",
    "If that is meant, run « node packages/design-system/scripts/surface.mjs » and commit the file; a name that went breaks applications.",
  ].join(" ");
  expect(lines(surface()), cure).toEqual(lines(written));
});
