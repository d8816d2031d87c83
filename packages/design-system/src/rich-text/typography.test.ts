import { describe, expect, it } from "vitest";
import { countOf, typed } from "./typography.ts";

describe("French signs while one types", () => {
  it.each([
    ["the first quote opens", "", '"', "«\u00a0"],
    ["a quote after a space opens", "dit ", '"', "«\u00a0"],
    ["a quote after a bracket opens", "(", '"', "«\u00a0"],
    ["a quote after a word closes", "oui", '"', "\u00a0»"],
    ["a quote after a stop closes", "oui.", '"', "\u00a0»"],
    ["an apostrophe bends", "l", "'", "’"],
  ])("%s", (_, before, key, text) => {
    expect(typed(before, key)).toEqual({ text, replaced: 0 });
  });
  it.each([
    ["a colon", ":", "\u00a0:"],
    ["a semicolon", ";", "\u202f;"],
    ["an exclamation mark", "!", "\u202f!"],
    ["a question mark", "?", "\u202f?"],
  ])("%s takes the place of a plain space before it", (_, key, text) => {
    expect(typed("i ", key)).toEqual({ text, replaced: 1 });
  });
  it("other keys write themselves", () => {
    expect(typed("oui", "!")).toBeNull();
    expect(typed("i ", "a")).toBeNull();
  });
});

describe("the count", () => {
  it("counts words and not the marks that stand alone", () => {
    expect(countOf("Aujourd’hui, maman est morte\u202f!")).toEqual({ words: 4, signs: 30 });
    expect(countOf("")).toEqual({ words: 0, signs: 0 });
  });
});
