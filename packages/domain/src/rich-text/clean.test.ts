import { describe, expect, it } from "vitest";
import { cleanHtml, isBlankHtml } from "./clean.ts";
import { hostile, randomTexts } from "./hostile.fixtures.ts";
import { type RichNode, readAllowed } from "./tree.ts";

describe("what is kept of a text", () => {
  const cases: readonly (readonly [name: string, html: string, clean: string])[] = [
    ["plain text", "Le Mythe de Sisyphe", "Le Mythe de Sisyphe"],
    ["text with signs of HTML", "a &lt; b &amp; c", "a &lt; b &amp; c"],
    ["paragraphs and marks", "<p>Un <b>grand</b> <i>livre</i></p>", "<p>Un <strong>grand</strong> <em>livre</em></p>"],
    ["ordinals", "le 1<sup>er</sup>", "le 1<sup>er</sup>"],
    ["no-break spaces", "<p>«&nbsp;oui&nbsp;»</p>", "<p>«&nbsp;oui&nbsp;»</p>"],
    ["headings, stepped into the page", "<h1>A</h1><h3>B</h3><h6>C</h6>", "<h2>A</h2><h3>B</h3><h4>C</h4>"],
    ["boxes as paragraphs", "<div>a<p>b</p>c</div>", "<p>a</p><p>b</p>c"],
    ["a list in a list", "<ul><li>a</li><ul><li>b</li></ul></ul>", "<ul><li>a<ul><li>b</li></ul></li></ul>"],
    ["a line without a list", "<li>a</li><li>b</li>", "<ul><li>a</li><li>b</li></ul>"],
    ["a list that starts later", '<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
    ["links", '<a href="https://gallimard.fr" onclick="x()">G</a>', '<a href="https://gallimard.fr">G</a>'],
    ["links by mail", '<a href="mailto:a@b.fr">é</a>', '<a href="mailto:a@b.fr">é</a>'],
    ["a link in a link", '<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
    ["images", '<img src="/media/camus.jpg" alt="Couverture">', '<img src="/media/camus.jpg" alt="Couverture">'],
    ["images without words", '<img src="/a.jpg">', '<img src="/a.jpg" alt="">'],
    ["no styles and classes", '<p class="x" style="color:red" id="y">a</p>', "<p>a</p>"],
    ["no script", "a<script>alert(1)</script>b", "ab"],
    ["no style sheet", "<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
    ["no URL that runs", '<a href=" java\tscript:alert(1)">a</a>', "a"],
    ["no data of its own", '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ""],
    ["no form", '<form action="/x"><input name="a"><button>Envoyer</button></form>', "<p>Envoyer</p>"],
    ["nothing of an empty text", "", ""],
  ];
  it.each(cases)("%s", (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it("Word's lists become lists, without the signs that Word writes as text", () => {
    const bullets = ["Noces", "L’Été"].map(
      (title) =>
        `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${title}<o:p></o:p></p>`,
    );
    expect(
      cleanHtml(`<html xmlns:o="urn:x"><body><!--StartFragment--><p class=MsoNormal><b>À lire</b><o:p></o:p></p>${bullets.join("\n")}`),
    ).toBe("<p><strong>À lire</strong></p><ul><li>Noces</li><li>L’Été</li></ul>");
  });

  it("Word's numbered lists keep being numbered", () => {
    const lines = ["Premier", "Second"].map(
      (text, index) =>
        `<p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>${index + 1}.<span>&nbsp;</span></span>${text}</p>`,
    );
    expect(cleanHtml(lines.join(""))).toBe("<ol><li>Premier</li><li>Second</li></ol>");
  });
});

describe("what a reader would see nothing of", () => {
  it.each(["", " ", "<p> </p>", "<p>&nbsp;</p><hr>", "<script>a</script>", "<p><br></p>", "<a href=javascript:x><img src=data:x></a>"])(
    "%s",
    (html) => {
      expect(isBlankHtml(html)).toBe(true);
    },
  );
  it.each(["a", "<p>a</p>", '<p><img src="/a.jpg" alt=""></p>'])("is not %s", (html) => {
    expect(isBlankHtml(html)).toBe(false);
  });
});

describe("what is kept stays as it is", () => {
  it("after 10,000 random texts, no two alike: cleaning twice is cleaning once", () => {
    const random = [...randomTexts(10_000)];
    expect(new Set(random).size).toBe(10_000);
    const unlike = random.filter((html) => {
      const once = cleanHtml(html);
      return cleanHtml(once) !== once;
    });
    expect(unlike).toEqual([]);
  });

  it("after every attack, whose signs are text or gone", () => {
    expect(hostile.length).toBeGreaterThanOrEqual(300);
    const unlike = hostile.filter((html) => {
      const once = cleanHtml(html);
      return cleanHtml(once) !== once || /<(?!\/?(?:a|blockquote|br|em|h[234]|hr|img|li|ol|p|strong|su[bp]|ul)[ >])/.test(once);
    });
    expect(unlike).toEqual([]);
  });

  it.each(["blockquote", "ul><li", "ol", "div><p", "a href=/x"])(
    "and so deep that nobody falls, in time that grows with the text: %s",
    (tag) => {
      const html = `<${tag}>`.repeat(10_000);
      const depthOf = (node: RichNode): number => (typeof node === "string" ? 0 : 1 + Math.max(0, ...node.children.map(depthOf)));
      expect(depthOf(readAllowed(`${html}fin`))).toBeLessThan(50);
      const once = cleanHtml(`${html}fin`);
      expect(once).toContain("fin");
      expect(cleanHtml(once)).toBe(once);
    },
  );
});
