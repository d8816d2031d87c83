import { describe, expect, it } from "vitest";
import { ratio } from "../tokens/contrast.ts";
import { coverDesign, coverFamilies, coverInks, coverPapers } from "./design.ts";
import { widthOf } from "./letters.ts";
import { firstThatFits, formsOfName, setTitle } from "./setting.ts";

const book = (title: string, publisher: string | null, collection: string | null = null) => ({ title, authors: [], publisher, collection });

describe("the design of a cover", () => {
  it("follows publisher and collection alone, the same for good", () => {
    const design = { family: "initial", ink: "#50521a", paper: "#f7f0e1", initial: "M" };
    expect(coverDesign(book("Le Mur invisible", "Actes Sud", "Babel"))).toMatchObject(design);
    expect(coverDesign(book("Mémoires", "ÉDITIONS ACTES SUD", "babel"))).toMatchObject(design);
    expect(coverDesign(book("Mémoires", "Éditions d’Actes Sud", "Babel"))).toMatchObject(design);
  });

  it("is never without one, whatever is missing", () => {
    for (const title of ["", "…", "1984", "🎈", "L’"]) expect(coverFamilies).toContain(coverDesign(book(title, null)).family);
    expect(coverDesign(book("L’Étranger", null)).initial).toBe("É");
    expect(coverDesign(book("Les Années", null)).initial).toBe("A");
  });

  it("is read: white on every ink, every ink on every paper, at 5.5 or more", () => {
    for (const ink of coverInks) for (const paper of ["#ffffff", ...coverPapers]) expect(ratio(ink, paper)).toBeGreaterThanOrEqual(5.5);
  });
});

describe("the title of a cover", () => {
  const room = { face: "serif", width: 72, size: 15, maxLines: 4 } as const;

  it("is set as large as it goes without breaking a word", () => {
    expect(setTitle("Ça", room)).toEqual({ lines: ["Ça"], size: 15 });
    expect(setTitle("La Vie mode d’emploi", room).lines.join(" ").replaceAll("\u00a0", " ")).toBe("La Vie mode d’emploi");
  });

  it.each([
    ["a long one", "À la recherche du temps perdu, tome premier : Du côté de chez Swann, édition critique et annotée"],
    ["one endless word", "A".repeat(300)],
    ["a word that is too wide", "Anticonstitutionnellement"],
    ["nothing", ""],
  ])("stays within its room: %s", (_, title) => {
    const { lines, size } = setTitle(title, room);
    expect(size).toBeGreaterThanOrEqual(9.5);
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(widthOf(line, "serif") * size).toBeLessThanOrEqual(72);
  });

  it("breaks a word that is too wide with a hyphen, and ends in an ellipsis what does not fit", () => {
    expect(setTitle("Anticonstitutionnellement", room).lines[0]).toMatch(/-$/);
    expect(setTitle("Mot ".repeat(80), room).lines.at(-1)).toMatch(/…$/);
  });
});

describe("a name on a cover", () => {
  it("is shortened as far as it has to be", () => {
    const at = (width: number) => firstThatFits(formsOfName("Goliarda Sapienza"), "text", 10, width);
    expect([at(200), at(65), at(50), at(20)]).toEqual(["Goliarda Sapienza", "G. Sapienza", "Sapienza", expect.stringMatching(/…$/)]);
    expect(firstThatFits(formsOfName("Voltaire"), "text", 10, 200)).toBe("Voltaire");
  });
});
