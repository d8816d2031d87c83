import { operations } from "@reserve/contract";
import { describe, expect, it } from "vitest";
import { ContractValidator } from "../../apps/api/src/platform/contract/validator.ts";
import { follow, operationIds, operationOf, type Schema } from "./contract.ts";

/** Every string that an operation answers which anybody may call, with the property that has it. */
function* publicStrings(): Generator<{ property: string; at: string; schema: Schema }> {
  const seen = new Set<Schema>();
  function* visit(given: Schema, property: string, at: string): Generator<{ property: string; at: string; schema: Schema }> {
    const schema = follow<Schema>(given);
    if (seen.has(schema)) return;
    seen.add(schema);
    if ([schema.type].flat().includes("string")) yield { property, at, schema };
    for (const [name, part] of Object.entries(schema.properties ?? {})) yield* visit(part, name, `${at}.${name}`);
    for (const part of [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])])
      yield* visit(part, property, at);
  }
  for (const id of operationIds.filter((one) => operations[one].isPublic)) {
    const { content } = follow<{ content?: Record<string, { schema: Schema }> }>(operationOf(id).responses["200"] ?? {});
    const json = content?.["application/json"];
    if (json) yield* visit(json.schema, id, id);
  }
}

describe("the strings that a public site reads", () => {
  const strings = [...publicStrings()];

  it("state their content: a format, a pattern, their values, or text and HTML", () => {
    const keywords = ["format", "pattern", "enum", "const", "contentMediaType"];
    expect(strings.filter(({ schema }) => !keywords.some((keyword) => keyword in schema)).map(({ at }) => at)).toEqual([]);
    expect(strings.length).toBeGreaterThan(70);
  });

  it("contain HTML only where it is listed here, cleaned, and a lead is HTML everywhere", () => {
    const html = strings.filter(({ schema }) => schema.contentMediaType === "text/html").map(({ at }) => at.split(".").at(-1));
    expect([...new Set(html)].sort()).toEqual(["description", "html", "lead"]);
    const others = strings.filter(({ property, schema }) => html.includes(property) && schema.contentMediaType !== "text/html");
    expect(others.map(({ at }) => at)).toEqual([]);
  });

  it.each([
    ["<p>Douze <strong>livres</strong></p>", true],
    ["<p onclick=alert(1)>Douze</p>", false],
    ["<img src=x onerror=alert(1)>", false],
    ["<p>&lt;img src=x onerror=alert(1)&gt;</p>", true],
  ])("are judged in every answer of a test: %s", (html, isClean) => {
    const popup = { id: 1, title: "<b>Noël</b>", html, cookieDurationDays: 1 };
    expect(new ContractValidator().answerFault("listPublicPopups", 200, { items: [popup] }) === null).toBe(isClean);
  });
});
