import { describe, expect, it, test } from "vitest";
import { mergeValues, onlyParts, withPaths } from "./merge-values.ts";

const base = {
  name: "Hiver",
  price: "12.50" as string | null,
  categoryIds: ["1", "2"],
  texts: { fr: { title: "Hiver", lead: "<p>Froid</p>" }, en: { title: "Winter", lead: "" } },
};
type Values = typeof base;
const merge = (mine: Partial<Values>, theirs: Partial<Values>, from: Values | null = base) =>
  mergeValues(from, { ...base, ...mine }, { ...base, ...theirs });

describe("two versions of a record", () => {
  it("what one side alone has changed is taken from that side", () => {
    const { values, taken, questions } = merge({ name: "Neige" }, { price: null, categoryIds: ["2"] });
    expect(values).toEqual({ ...base, name: "Neige", price: null, categoryIds: ["2"] });
    expect(taken).toEqual([{ field: "price" }, { field: "categoryIds" }]);
    expect(questions).toEqual([]);
  });

  it("what both have changed alike is no question", () => {
    expect(merge({ name: "Neige" }, { name: "Neige" })).toEqual({ values: { ...base, name: "Neige" }, taken: [], questions: [] });
  });

  it("what both have changed otherwise is a question, and mine until it is answered", () => {
    const { values, questions } = merge({ name: "Neige" }, { name: "Gel" });
    expect([values.name, questions]).toEqual(["Neige", [{ field: "name" }]]);
    expect(withPaths(values, { ...base, name: "Gel" }, questions).name).toBe("Gel");
  });

  it("goes by language and by the parts of a language", () => {
    const mine = { texts: { fr: { title: "Neige", lead: "<p>Froid</p>" }, en: { title: "Snow", lead: "" } } };
    const theirs = { texts: { fr: { title: "Hiver", lead: "<p>Gel</p>" }, en: { title: "Frost", lead: "Cold" } } };
    const { values, taken, questions } = merge(mine, theirs);
    expect(values.texts).toEqual({ fr: { title: "Neige", lead: "<p>Gel</p>" }, en: { title: "Snow", lead: "Cold" } });
    expect(taken.map(({ part }) => `${part?.locale} ${part?.name}`)).toEqual(["fr lead", "en lead"]);
    expect(questions).toEqual([{ field: "texts", part: { locale: "en", name: "title" } }]);
    expect(withPaths(values, { ...base, ...theirs }, questions).texts.en).toEqual({ title: "Frost", lead: "Cold" });
    expect(onlyParts(values, "texts", "en", ["title"]).texts).toEqual({ fr: { title: "", lead: "" }, en: { title: "Snow", lead: "" } });
  });

  it("a language that only one side has is taken from it", () => {
    const french = { texts: { fr: { title: "Hiver" } } } as { texts: Record<string, { title: string }> };
    const both = { texts: { fr: { title: "Hiver" }, en: { title: "Winter" } } } as typeof french;
    expect(mergeValues(french, { texts: { fr: { title: "Neige" } } }, both).values.texts).toEqual({
      fr: { title: "Neige" },
      en: { title: "Winter" },
    });
  });

  test("without a base all that differs is a question", () => {
    const { values, taken, questions } = merge({ name: "Neige" }, { price: null }, null);
    expect([values.name, values.price, taken, questions]).toEqual(["Neige", "12.50", [], [{ field: "name" }, { field: "price" }]]);
  });
});
