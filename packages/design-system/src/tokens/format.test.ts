import { describe, expect, test } from "vitest";
import tokens from "./tokens.json" with { type: "json" };

// The rules of the Design Tokens Format Module 2025.10 (Design Tokens Community Group): https://www.designtokens.org/tr/2025.10/format/
type Node = Record<string, unknown>;
const isObject = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;
const hasOnly = (value: Node, required: readonly string[], optional: readonly string[] = []) =>
  required.every((key) => key in value) && Object.keys(value).every((key) => required.includes(key) || optional.includes(key));
const isReference = (value: unknown): value is string => typeof value === "string" && /^\{[^{}$]+\}$/.test(value);
const or = (isSound: (value: unknown) => boolean) => (value: unknown) => isReference(value) || isSound(value);

const isMeasure =
  (...units: string[]) =>
  (value: unknown) =>
    isObject(value) && hasOnly(value, ["value", "unit"]) && typeof value.value === "number" && units.includes(String(value.unit));
const isDimension = isMeasure("px", "rem");
const weightNames =
  "thin hairline extra-light ultra-light light normal regular book medium semi-bold demi-bold bold extra-bold ultra-bold black heavy extra-black ultra-black".split(
    " ",
  );

/** Whether a value is one of its type. */
const isSound: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: (value) =>
    isObject(value) &&
    hasOnly(value, ["colorSpace", "components"], ["alpha", "hex"]) &&
    value.colorSpace === "srgb" &&
    Array.isArray(value.components) &&
    value.components.length === 3 &&
    value.components.every(isShare) &&
    (!("alpha" in value) || isShare(value.alpha)) &&
    (!("hex" in value) || /^#[\da-f]{6}$/i.test(String(value.hex))),
  dimension: isDimension,
  duration: isMeasure("ms", "s"),
  number: (value) => typeof value === "number",
  fontFamily: (value) => typeof value === "string" || (Array.isArray(value) && value.every((name) => typeof name === "string")),
  fontWeight: (value) => (typeof value === "number" ? value >= 1 && value <= 1000 : weightNames.includes(String(value))),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((point) => typeof point === "number") &&
    isShare(value[0]) &&
    isShare(value[2]),
  shadow: (value) =>
    (Array.isArray(value) ? value : [value]).every(
      (layer) =>
        isObject(layer) &&
        hasOnly(layer, ["color", "offsetX", "offsetY", "blur", "spread"], ["inset"]) &&
        or((colour) => isSound.color?.(colour) === true)(layer.color) &&
        [layer.offsetX, layer.offsetY, layer.blur, layer.spread].every(or(isDimension)),
    ),
  typography: (value) =>
    isObject(value) &&
    hasOnly(value, ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]) &&
    or((family) => isSound.fontFamily?.(family) === true)(value.fontFamily) &&
    or((weight) => isSound.fontWeight?.(weight) === true)(value.fontWeight) &&
    [value.fontSize, value.letterSpacing].every(or(isDimension)) &&
    or((height) => typeof height === "number")(value.lineHeight),
};

/** Every reference within a value. */
const referencesIn = (value: unknown): string[] =>
  isReference(value) ? [value.slice(1, -1)] : typeof value === "object" && value !== null ? Object.values(value).flatMap(referencesIn) : [];

/** Returns the violations of the format in a file, each with the path of its token. */
function problemsOf(file: Node): string[] {
  const found: string[] = [];
  const references: [from: string, to: string][] = [];
  const tokensByPath = new Map<string, string | undefined>();
  const visit = (node: Node, path: string, inherited: string | undefined) => {
    const type = "$type" in node ? String(node.$type) : inherited;
    const ofToken = ["$value", "$type", "$description", "$extensions", "$deprecated"];
    if ("$description" in node && typeof node.$description !== "string") found.push(`${path}: $description is no text`);
    if ("$extensions" in node && !isObject(node.$extensions)) found.push(`${path}: $extensions is no object`);
    if ("$value" in node) {
      tokensByPath.set(path, type);
      if (!hasOnly(node, ["$value"], ofToken)) found.push(`${path}: a token holds ${Object.keys(node).join(", ")}`);
      if (type === undefined || !(type in isSound)) found.push(`${path}: no type that is known (${type})`);
      else if (!or(isSound[type] ?? (() => false))(node.$value)) found.push(`${path}: no ${type}: ${JSON.stringify(node.$value)}`);
      references.push(...referencesIn(node.$value).map((to): [string, string] => [path, to]));
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      const at = path ? `${path}.${name}` : name;
      if (name.startsWith("$")) {
        if (!["$type", "$description", "$extensions", "$deprecated"].includes(name)) found.push(`${at}: unknown property of a group`);
      } else if (/[{}.]/.test(name)) found.push(`${at}: a name has no { } and no point`);
      else if (isObject(child)) visit(child, at, type);
      else found.push(`${at}: neither group nor token`);
    }
  };
  visit(file, "", undefined);
  for (const [from, to] of references) if (!tokensByPath.has(to)) found.push(`${from}: {${to}} names no token`);
  return found;
}

describe("tokens.json is a file of the design-token format 2025.10", () => {
  test("every token has a known type and a value of that type", () => expect(problemsOf(tokens)).toEqual([]));

  test("a colour's fallback is the colour itself", () => {
    const astray: string[] = [];
    const visit = (node: Node, path: string) => {
      const { $value } = node;
      if (isObject($value) && Array.isArray($value.components)) {
        const hex = `#${$value.components
          .map((part: number) =>
            Math.round(part * 255)
              .toString(16)
              .padStart(2, "0"),
          )
          .join("")}`;
        if (hex !== $value.hex) astray.push(`${path}: ${hex}, not ${$value.hex}`);
      }
      for (const [name, child] of Object.entries(node)) if (!name.startsWith("$") && isObject(child)) visit(child, `${path}.${name}`);
    };
    visit(tokens, "");
    expect(astray).toEqual([]);
  });

  test.each([
    ["a colour written as text", { ink: { $type: "color", $value: "#1c1914" } }],
    ["a component above 1", { ink: { $type: "color", $value: { colorSpace: "srgb", components: [28, 25, 20] } } }],
    ["an alpha inside the fallback", { ink: { $type: "color", $value: { colorSpace: "srgb", components: [0, 0, 0], hex: "#00000080" } } }],
    ["a length written as text", { gap: { $type: "dimension", $value: "4px" } }],
    ["a unit that a design tool does not know", { gap: { $type: "dimension", $value: { value: 1, unit: "em" } } }],
    ["a token without a type", { gap: { $value: { value: 4, unit: "px" } } }],
    ["a type face that is half said", { body: { $type: "typography", $value: { fontFamily: "Literata" } } }],
    ["a reference to nothing", { gap: { $type: "dimension", $value: "{space.7}" } }],
    ["a token that is also a group", { gap: { $type: "number", $value: 1, small: { $value: 2 } } }],
    ["a name with a point", { "gap.small": { $type: "number", $value: 1 } }],
    ["a curve that runs back in time", { ease: { $type: "cubicBezier", $value: [-0.2, 0, 0, 1] } }],
  ])("refuses %s", (_, file) => expect(problemsOf(file)).toHaveLength(1));
});
