import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tokensCss } from "../../scripts/tokens.mjs";
import { clients, coloursOf, distance, type Pair, partPairs, ratio, textPairs } from "./contrast.ts";
import tokens from "./tokens.json" with { type: "json" };

describe("contrast of the tokens", () => {
  for (const client of clients) {
    for (const scheme of ["light", "dark"] as const) {
      const failing = (sheet: string, pairs: readonly Pair[], least: number) => {
        const values = coloursOf(client, scheme, sheet);
        return pairs
          .map(([a, b]) => ({ pair: `${a} on ${b}`, ratio: ratio(values[a] ?? "", values[b] ?? "") }))
          .filter((found) => !(found.ratio >= least));
      };
      test(`${client}, ${scheme}: every text has 4.5 to 1`, () => expect(failing("", textPairs, 4.5)).toEqual([]));
      test(`${client}, ${scheme}: every part of a control has 3 to 1`, () => expect(failing("", partPairs, 3)).toEqual([]));
      test(`${client}, ${scheme}, more contrast: every text has 7 to 1`, () =>
        expect(failing(tokensCss(tokens), textPairs, 7)).toEqual([]));
      test(`${client}, ${scheme}, more contrast: every part of a control has 4.5 to 1`, () =>
        expect(failing(tokensCss(tokens), partPairs, 4.5)).toEqual([]));
      test(`${client}, ${scheme}: what is chosen looks neither wrong nor urgent`, () => {
        const values = coloursOf(client, scheme);
        const apart = (a: string, b: string) => distance(values[a] ?? "", values[b] ?? "");
        for (const ground of ["accent-soft", "selected"])
          for (const tone of ["danger-soft", "warning-soft"]) expect(apart(ground, tone), `${ground}, ${tone}`).toBeGreaterThan(0.028);
        expect(apart("accent-mark", "danger-text"), "the edge of a chosen row").toBeGreaterThan(0.1);
      });
    }
  }
});

const here = import.meta.dirname;

test("the style sheet is up to date with the tokens", () => {
  const message = "run « node packages/design-system/scripts/tokens.mjs »";
  expect(readFileSync(join(here, "tokens.generated.css"), "utf8"), message).toBe(tokensCss(tokens));
});

test("the type faces keep their budget: 45 kB before a list, 90 kB in all", () => {
  const bytes = (name: string) => readFileSync(join(here, "fonts", `${name}.woff2`)).length;
  const early = bytes("radio-canada") + bytes("literata");
  expect(early).toBeLessThanOrEqual(45_000);
  expect(early + bytes("literata-italic")).toBeLessThanOrEqual(90_000);
});
