import { describe, expect, it } from "vitest";
import { countableLinks, findInLetter, letterText, withLinks } from "./campaign-letter.ts";

const kinds = (source: string, page: Parameters<typeof findInLetter>[1] = null) =>
  findInLetter(source, page).map(({ kind, line }) => [kind, line]);

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
    expect(kinds("<p>Bonjour</p>", { bytes: 100_001, unsubscribe: "Added" })).toEqual([
      ["UnsubscribeAdded", null],
      ["TooLarge", null],
    ]);
    expect(kinds("<p>Bonjour</p>", { bytes: 100, unsubscribe: "Hidden" })).toEqual([["UnsubscribeHidden", null]]);
    expect(kinds("<mj-raw>\n<script>x()</script></mj-raw>\n<p onclick=x></p><form></form>")).toEqual([
      ["LeftOut", 2],
      ["LeftOut", 3],
      ["LeftOut", 3],
    ]);
    expect(kinds("")).toEqual([]);
  });

  it.each(["", "#", "javascript:void(0)", "http://", "https://example.com/x", "http://localhost/x"])("a link to « %s » is dead", (href) => {
    expect(kinds(`<a href="${href}">x</a>`)).toEqual([["LinkDead", 1]]);
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

describe("the links of a letter", () => {
  const letter = `<p><a  HREF='https://a.fr/?x=1&amp;y=2' class=x>A</a> <a href=https://b.fr/>B</a> <a href="{{unsubscribe}}">Partir</a>
<a href = "https://a.fr/?x=1&y=2">z</a><!--[if mso]><a href="https://m.fr">m</a><![endif]--><link href="https://css.fr"><area href="https://e.fr/été">
<a href="mailto:x@y.fr">m</a><a href=" javascript:alert(1)">j</a><a href="/noel">n</a><a href="https://f.fr/?qui={{unsubscribe}}">f</a></p>`;

  it("are those to the web, each once, and no way out", () => {
    expect(countableLinks(letter)).toEqual(["https://a.fr/?x=1&y=2", "https://b.fr/", "https://e.fr/été"]);
    expect(countableLinks(`<a href="https://long.fr/${"a".repeat(1_500)}">`)).toEqual([]);
    expect(countableLinks('<a href="https://fini.fr/')).toEqual([]);
  });

  it("lead elsewhere with everything else as it was, in the plain text too, and nothing ends its attribute", () => {
    const changed = withLinks(letter, (url) => `https://nous.fr/?u=${encodeURIComponent(url)}&"><b>`);
    const quoted = "&amp;&quot;>&lt;b>";
    expect(changed.replaceAll(quoted, "")).toBe(
      letter
        .replace("HREF='https://a.fr/?x=1&amp;y=2'", `href="https://nous.fr/?u=${encodeURIComponent("https://a.fr/?x=1&y=2")}"`)
        .replace("href=https://b.fr/", `href="https://nous.fr/?u=${encodeURIComponent("https://b.fr/")}"`)
        .replace('href = "https://a.fr/?x=1&y=2"', `href="https://nous.fr/?u=${encodeURIComponent("https://a.fr/?x=1&y=2")}"`)
        .replace('href="https://e.fr/été"', `href="https://nous.fr/?u=${encodeURIComponent("https://e.fr/été")}"`),
    );
    expect(letterText(changed)).not.toMatch(/https:\/\/[abe]\.fr/);
    expect(withLinks(changed, (url) => url)).toBe(changed);
  });
});
