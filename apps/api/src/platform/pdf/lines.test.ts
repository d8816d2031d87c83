import { describe, expect, it } from "vitest";
import { breakLines } from "./lines.ts";

/** Ten wide a letter, and what was measured. */
function ruler() {
  const measured = { letters: 0 };
  return {
    measured,
    measure: (text: string) => {
      measured.letters += text.length;
      return text.length * 10;
    },
  };
}

const broken = (text: string, width: number) => breakLines(text, width, ruler().measure);

describe("lines", () => {
  it.each([
    ["un deux trois", 80, ["un deux", "trois"]],
    ["un deux", 70, ["un deux"]],
    ["anticonstitutionnellement", 100, ["anticonsti", "tutionnell", "ement"]],
    ["le anticonstitutionnel mot", 100, ["le", "anticonsti", "tutionnel", "mot"]],
    ["Maréchal-de-Lattre-de-Tassigny", 200, ["Maréchal-de-Lattre-", "de-Tassigny"]],
    ["-anticonstitutionnel", 100, ["-", "anticonsti", "tutionnel"]],
    ["aaaaaaaaaaaa bb", 50, ["aaaaa", "aaaaa", "aa bb"]],
    ["un\n\ndeux\r\ntrois", 500, ["un", "", "deux", "trois"]],
    ["abc", 5, ["a", "b", "c"]],
    ["", 100, [""]],
  ])("breaks « %s » at %i", (text, width, lines) => {
    expect(broken(text, width)).toEqual(lines);
  });

  it.each([
    ["one long word", (length: number) => "x".repeat(length)],
    ["many short ones", (length: number) => "x ".repeat(length / 2)],
    ["one short, one long", (length: number) => `x ${"y".repeat(length - 2)}`],
  ])("measures of %s twice as long twice as much", (_, textOf) => {
    const [once, twice] = [4_000, 8_000].map((length) => {
      const { measure, measured } = ruler();
      breakLines(textOf(length), 500, measure);
      return measured.letters;
    });
    expect(twice).toBeLessThan(2.2 * (once ?? 0));
  });
});
