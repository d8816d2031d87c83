// Writes src/tokens/tokens.generated.css from src/tokens/tokens.json. With --check it only says whether the file is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = new URL("../src/tokens/tokens.json", import.meta.url);
const target = new URL("../src/tokens/tokens.generated.css", import.meta.url);

const length = ({ value, unit }) => `${value}${unit}`;
const colour = ({ hex, components, alpha }) =>
  alpha === undefined ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;
const shadow = (layers) =>
  layers
    .map((layer) => [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(length).concat(colour(layer.color)).join(" "))
    .join(", ");
const families = (names) => names.map((name) => (name.includes(" ") ? `"${name}"` : name)).join(", ");

/** Depth-first list of [path, value] below a group, without the $ keys. */
function leaves(group, path = []) {
  return Object.entries(group).flatMap(([key, node]) => {
    if (key.startsWith("$")) return [];
    return "$value" in node ? [[[...path, key], node.$value, node]] : leaves(node, [...path, key]);
  });
}

const block = (selector, declarations, indent = "") =>
  `${indent}${selector} {\n${declarations.map(([name, value]) => `${indent}  ${name}: ${value};`).join("\n")}\n${indent}}\n`;

/** The whole style sheet as text, so that a test can compare it with the file. */
export function tokensCss(tokens) {
  const isItalicOrNot = (name) => (name === "sans" || name === "serif" ? `var(--font-${name})` : name);
  const text = leaves(tokens.text).flatMap(([[name], value, node]) => {
    const family = isItalicOrNot(value.fontFamily.replace("{font.family.", "").replace("}", ""));
    const weight = typeof value.fontWeight === "number" ? value.fontWeight : resolve(tokens, value.fontWeight);
    const lineHeight = node.$extensions?.["reserve.lineHeightRem"];
    const lines = [[`--text-${name}`, `${weight} ${length(value.fontSize)}/${lineHeight}rem ${family}`]];
    if (value.letterSpacing && value.letterSpacing.value !== 0) lines.push([`--track-${name}`, length(value.letterSpacing)]);
    return lines;
  });
  const group = (prefix, node, write) =>
    leaves(node).map(([path, value]) => [`--${[prefix, ...path].filter(Boolean).join("-")}`, write(value)]);
  const density = (name) => group("density", tokens.density[name], length);
  const theme = (name) => [
    ["color-scheme", name],
    ...group("", tokens.color[name], colour),
    ...group("shadow", tokens.shadow[name], shadow),
  ];
  const client = (name, scheme) => group("", tokens.client[name][scheme], colour);
  const clients = Object.keys(tokens.client).filter((key) => !key.startsWith("$"));

  const out = ["/* Generated from tokens.json: change the tokens, not this file. */\n"];
  out.push(
    block(":root", [
      ["--font-sans", families(tokens.font.family.sans.$value)],
      ["--font-serif", families(tokens.font.family.serif.$value)],
      ["--font-width-ui", `${tokens.font.width.ui.$value}%`],
      ["--font-width-compact", `${tokens.font.width.compact.$value}%`],
      ...text,
      ...group("space", tokens.space, length),
      ...group("size", tokens.size, length),
      ...group("radius", tokens.radius, length),
      ...group("border", tokens.border.width, length),
      ...group("layer", tokens.layer, String),
      ...group("motion", tokens.motion.duration, length),
      ...group("easing", tokens.motion.easing, (curve) => `cubic-bezier(${curve.join(", ")})`),
      ...density("normal"),
      ...theme("light"),
      ...client("generic", "light"),
    ]),
  );
  out.push(block('[data-density="compact"]', [...density("compact"), ["--font-width-ui", `${tokens.font.width.compact.$value}%`]]));
  out.push(block('[data-density="comfortable"]', density("comfortable")));
  const dark = [...theme("dark"), ...client("generic", "dark")];
  out.push(block('[data-theme="dark"]', dark));
  out.push(`@media (prefers-color-scheme: dark) {\n${block('[data-theme="system"]', dark, "  ")}}\n`);
  for (const name of clients.filter((key) => key !== "generic")) {
    out.push(block(`[data-client="${name}"]`, client(name, "light")));
    out.push(block(`[data-client="${name}"][data-theme="dark"]`, client(name, "dark")));
    out.push(
      `@media (prefers-color-scheme: dark) {\n${block(`[data-client="${name}"][data-theme="system"]`, client(name, "dark"), "  ")}}\n`,
    );
  }
  // One declaration serves both themes: `color-scheme` stands on the same element.
  const light = new Map(group("", tokens.contrast.light, colour));
  const strong = [
    ["--hairline", "var(--ink-muted)"],
    ["--hairline-strong", "var(--ink-soft)"],
    ["--control", "var(--ink-soft)"],
    ["--ink-muted", "var(--ink-soft)"],
    ["--accent-text", "var(--accent-hover)"],
    ["--accent-mark", "var(--accent-text)"],
    ["--chrome-muted", "var(--chrome-ink)"],
    ...group("", tokens.contrast.dark, colour).map(([name, value]) => [name, `light-dark(${light.get(name)}, ${value})`]),
  ];
  // Theme and client attributes set the same names on the same element: as heavy as both together, and last.
  out.push(`@media (prefers-contrast: more) {\n${block(":root:root:root", strong, "  ")}}\n`);
  out.push(block(':root:root[data-contrast="more"]', strong));
  out.push(
    `@media (prefers-reduced-motion: reduce) {\n${block(
      ":root",
      ["quick", "base", "slow"].map((name) => [`--motion-${name}`, "0ms"]),
      "  ",
    )}}\n`,
  );
  return out.join("");
}

function resolve(tokens, reference) {
  return reference
    .slice(1, -1)
    .split(".")
    .reduce((node, key) => node[key], tokens).$value;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const css = tokensCss(JSON.parse(readFileSync(source, "utf8")));
  if (process.argv.includes("--check")) {
    if (readFileSync(target, "utf8") !== css) {
      console.error("tokens.generated.css is behind tokens.json: run « node packages/design-system/scripts/tokens.mjs »");
      process.exit(1);
    }
  } else writeFileSync(target, css);
}
