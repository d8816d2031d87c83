import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { tokensCss } from "../../scripts/tokens.mjs";
import tokens from "./tokens.json" with { type: "json" };

type Values = Record<string, string>;
type Group = { [key: string]: Group | string | { hex: string } };

/** Every colour of a group by its CSS name. */
function colours(group: Group, path: string[] = []): Values {
  const found: Values = {};
  for (const [key, node] of Object.entries(group)) {
    if (key === "$value") found[path.join("-")] = (node as { hex: string }).hex;
    else if (!key.startsWith("$") && typeof node === "object") Object.assign(found, colours(node as Group, [...path, key]));
  }
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A selected row's ground: 55 % of the soft accent over the surface. */
function mix(over: string, under: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(over, at) * share + part(under, at) * (1 - share))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const grounds = ["canvas", "surface", "sunken", "raised", "hover", "selected"];
const textPairs: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => ["ink", "ink-soft", "ink-muted", "accent-text"].map((text) => [text, ground])),
  ...["success", "warning", "danger", "info", "neutral"].flatMap((tone): [string, string][] => [
    [`${tone}-text`, `${tone}-soft`],
    ...grounds.map((ground): [string, string] => [`${tone}-text`, ground]),
    ["ink", `${tone}-soft`],
  ]),
  ["danger-on-fill", "danger-fill"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["ink", "accent-soft"],
  ["ink-soft", "accent-soft"],
  ["ink-muted", "accent-soft"],
  ["accent-text", "accent-soft"],
  ["chrome-ink", "chrome-bg"],
  ["chrome-muted", "chrome-bg"],
  ["chrome-ink", "chrome-current"],
  ["chrome-muted", "chrome-current"],
  ["chrome-on-mark", "chrome-mark"],
];
const partPairs: [string, string][] = [
  ...["canvas", "surface", "sunken", "raised", "hover"].map((ground): [string, string] => ["control", ground]),
  ...grounds.map((ground): [string, string] => ["accent-mark", ground]),
  ["accent", "surface"],
  ["danger-fill", "raised"],
  ["chrome-mark", "chrome-bg"],
];

describe("contrast of the tokens", () => {
  for (const [client, schemes] of Object.entries(tokens.client)) {
    if (client.startsWith("$") || typeof schemes === "string") continue;
    for (const scheme of ["light", "dark"] as const) {
      const values = { ...colours(tokens.color[scheme]), ...colours(schemes[scheme] as unknown as Group) };
      values.selected = mix(values["accent-soft"] ?? "", values.surface ?? "", 0.55);
      const failing = (pairs: [string, string][], least: number) =>
        pairs
          .map(([a, b]) => ({ pair: `${a} on ${b}`, ratio: contrast(values[a] ?? "#000000", values[b] ?? "#000000") }))
          .filter(({ ratio }) => !(ratio >= least));
      test(`${client}, ${scheme}: every text has 4.5 to 1`, () => expect(failing(textPairs, 4.5)).toEqual([]));
      test(`${client}, ${scheme}: every part of a control has 3 to 1`, () => expect(failing(partPairs, 3)).toEqual([]));
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
