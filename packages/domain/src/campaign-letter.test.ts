import { describe, expect, it } from "vitest";
import { findInLetter, letterText } from "./campaign-letter.ts";

const kinds = (source: string, bytes: number | null = null) => findInLetter(source, bytes, true).map(({ kind, line }) => [kind, line]);

describe("what is worth a second look in a letter", () => {
  it("is found with its line, in MJML and in HTML", () => {
    const letter = `<mjml>
<mj-image src="https://quai.fr/x.jpg" />
<mj-image src="vitrine.jpg" alt="La vitrine" />
<mj-button href="/noel">Voir</mj-button>
<a href="#">Rien</a>
<a href="{{unsubscribe}}">Partir</a>
</mjml>`;
    expect(kinds(letter)).toEqual([
      ["AltMissing", 2],
      ["ImageLocal", 3],
      ["LinkLocal", 4],
      ["LinkDead", 5],
    ]);
    expect(kinds('<p>{{unsubscribe}}</p>\n<img src="cid:a" alt="">\n<a href="mailto:a@b.fr">b</a><a href="https://quai.fr">c</a>')).toEqual(
      [],
    );
    expect(kinds("<p>Bonjour</p>", 100_001)).toEqual([
      ["UnsubscribeMissing", null],
      ["TooLarge", null],
    ]);
    expect(kinds("")).toEqual([]);
  });

  it.each(["", "#", "javascript:void(0)", "http://", "https://example.com/x", "http://localhost/x"])("a link to « %s » is dead", (href) => {
    expect(kinds(`{{unsubscribe}}<a href="${href}">x</a>`)).toEqual([["LinkDead", 1]]);
  });
});

describe("a letter as words", () => {
  it("keeps words, where links lead and what pictures say, and nothing of its head", () => {
    const html = `<!doctype html><html><head><title>Non</title><style>p{}</style></head><body><!-- rien --><h1>Offrir &amp; lire</h1>
      <p>Douze   livres,<br>et <a href="https://quai.fr/noel">les voici</a>.</p><ul><li>Un</li><li>Deux</li></ul>
      <img src="x" alt="La vitrine"><table><tr><td>a</td><td>b</td></tr></table></body></html>`;
    expect(letterText(html).split("\n").filter(Boolean)).toEqual([
      "Offrir & lire",
      "Douze livres,",
      "et les voici [https://quai.fr/noel].",
      "• Un",
      "• Deux",
      "[La vitrine]",
      "a b",
    ]);
  });
});
