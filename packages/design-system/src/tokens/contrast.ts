import tokens from "./tokens.json" with { type: "json" };

type Values = Record<string, string>;
type Group = { [key: string]: Group | string | { hex: string } };

/** A colour and its background. */
export type Pair = readonly [colour: string, ground: string];
export type Scheme = "light" | "dark";

/** The clients that have colours of their own. */
export const clients = Object.keys(tokens.client).filter((name) => !name.startsWith("$")) as (keyof typeof tokens.client)[];

/** Every colour of a group by its CSS name. */
function colours(group: Group, path: string[] = []): Values {
  const found: Values = {};
  for (const [key, node] of Object.entries(group)) {
    if (key === "$value") found[path.join("-")] = (node as { hex: string }).hex;
    else if (!key.startsWith("$") && typeof node === "object") Object.assign(found, colours(node as Group, [...path, key]));
  }
  return found;
}

/** Red, green and blue as amounts of light, from 0 to 1. */
function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2); only accepts `#rrggbb`. */
export function ratio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the distance of two colours in OKLab, hue included, from 0 to about 1; only accepts `#rrggbb`. */
export function distance(a: string, b: string): number {
  const [one, other] = [oklab(a), oklab(b)];
  return Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));
}

function oklab(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  const [long, medium, short] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ];
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
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

/** Returns the declarations of the style sheet under « more contrast », as name and value. */
const stronger = (sheet: string) =>
  [...(/\[data-contrast="more"\] \{([^}]*)\}/.exec(sheet)?.[1] ?? "").matchAll(/--([\w-]+): ([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );

/**
 * Returns every colour by its CSS name without the dashes, for a client and a scheme; `selected` is the background of a selected row. With `sheet`,
 * the generated style sheet as text, the values with more contrast.
 */
export function coloursOf(client: (typeof clients)[number], scheme: Scheme, sheet = ""): Values {
  const schemes = tokens.client[client] as unknown as Record<Scheme, Group>;
  const values: Values = { ...colours(tokens.color[scheme]), ...colours(schemes[scheme]) };
  for (const [name, value] of stronger(sheet))
    values[name] = /^light-dark\((.+), (.+)\)$/.exec(value)?.[scheme === "light" ? 1 : 2] ?? value;
  const resolve = (value: string): string => {
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return name ? resolve(values[name] ?? "") : value;
  };
  for (const [name, value] of Object.entries(values)) values[name] = resolve(value);
  values.selected = mix(values["accent-soft"] ?? "", values.surface ?? "", 0.55);
  return values;
}

const grounds = ["canvas", "surface", "sunken", "raised", "hover", "selected"];

/** Every text colour with its backgrounds: at least 4.5 to 1, with more contrast 7 to 1. */
export const textPairs: readonly Pair[] = [
  ...grounds.flatMap((ground): Pair[] => ["ink", "ink-soft", "ink-muted", "accent-text"].map((text): Pair => [text, ground])),
  ...["success", "warning", "danger", "info", "neutral"].flatMap((tone): Pair[] => [
    [`${tone}-text`, `${tone}-soft`],
    ...grounds.map((ground): Pair => [`${tone}-text`, ground]),
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

/** Every part of a control that is no text: 3 to 1. */
export const partPairs: readonly Pair[] = [
  ...["canvas", "surface", "sunken", "raised", "hover"].map((ground): Pair => ["control", ground]),
  ...grounds.map((ground): Pair => ["accent-mark", ground]),
  ["accent", "surface"],
  ["danger-fill", "raised"],
  ["chrome-mark", "chrome-bg"],
];
