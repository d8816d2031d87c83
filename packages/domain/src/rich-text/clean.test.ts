import { describe, expect, it } from "vitest";
import { cleanHtml, isBlankHtml } from "./clean.ts";
import { hostile, randomTexts } from "./hostile.fixtures.ts";
import type { RichNode } from "./nodes.ts";
import { styledLettersOf } from "./styled-letters.ts";
import { readAllowed } from "./tree.ts";

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
    ["a title of the catalogue", '<a data-ean="9782070300952" href="/l">L</a>', '<a href="/l" data-ean="9782070300952">L</a>'],
    ["a link in a link", '<a href="/a">a<a href="/b">b</a></a>', '<a href="/a">a</a><a href="/b">b</a>'],
    ["images", '<img src="/media/camus.jpg" alt="Couverture">', '<img src="/media/camus.jpg" alt="Couverture">'],
    ["images without words", '<img src="/a.jpg">', '<img src="/a.jpg" alt="">'],
    ["what stays in sight of an image", '<img data-focus="30 70" src="/a.jpg" alt="a">', '<img src="/a.jpg" data-focus="30 70" alt="a">'],
    ["no word for its middle", '<img src="/a.jpg" alt="a" data-focus="50 50">', '<img src="/a.jpg" alt="a">'],
    ["no point outside of it", '<img src="/a.jpg" alt="a" data-focus="101 -1">', '<img src="/a.jpg" alt="a">'],
    ["no point that is a script", `<img src="/a.jpg" alt="a" data-focus='30 70"><script>x</script>'>`, '<img src="/a.jpg" alt="a">'],
    ["no point elsewhere", '<p data-focus="30 70">a</p>', "<p>a</p>"],
    ["no styles and classes", '<p class="x" style="color:red" id="y">a</p>', "<p>a</p>"],
    ["no script", "a<script>alert(1)</script>b", "ab"],
    ["no style sheet", "<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
    ["no EAN of twelve digits", '<a href="/l" data-ean="978207030095">L</a>', '<a href="/l">L</a>'],
    ["no EAN with a wrong key", '<a href="/l" data-ean="9782070300953">L</a>', '<a href="/l">L</a>'],
    ["no EAN that is a script", `<a href="/l" data-ean='9782070300952"><script>x</script>'>L</a>`, '<a href="/l">L</a>'],
    [
      "no script in a title",
      '<a href="/l" data-ean="9782070300952"><script>x</script>L</a>',
      '<a href="/l" data-ean="9782070300952">L</a>',
    ],
    ["no title that leads nowhere", '<a href="javascript:x" data-ean="9782070300952">L</a>', "L"],
    ["no EAN elsewhere", '<p data-ean="9782070300952">L</p>', "<p>L</p>"],
    ["no URL that runs", '<a href=" java\tscript:alert(1)">a</a>', "a"],
    ["no data of its own", '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ""],
    ["no words of a drawing", "<svg><title>Logo</title><text>Quai</text></svg><p>a</p>", "<p>a</p>"],
    ["no form", '<form action="/x"><input name="a"><button>Envoyer</button></form>', "<p>Envoyer</p>"],
    ["nothing of an empty text", "", ""],
  ];
  it.each(cases)("%s", (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  const tables: readonly (readonly [name: string, html: string, clean: string])[] = [
    [
      "a table with titles",
      '<table border=1><tr><th width=3>Titre</th><th scope="COL">Prix</th></tr><tr><td style="x">Noces</td><td>6&nbsp;€</td></tr></table>',
      '<table><thead><tr><th scope="col">Titre</th><th scope="col">Prix</th></tr></thead><tbody><tr><td>Noces</td><td>6&nbsp;€</td></tr></tbody></table>',
    ],
    [
      "titles by the part that they stand in",
      "<table><thead><tr><td>Titre<td>Prix</thead><tbody><tr><td>Noces<td>6</table>",
      '<table><thead><tr><th scope="col">Titre</th><th scope="col">Prix</th></tr></thead><tbody><tr><td>Noces</td><td>6</td></tr></tbody></table>',
    ],
    [
      "titles of rows, the last part at the end",
      "<table><tbody><tr><th>Lundi<td>fermé</tbody><tfoot><tr><th>Mardi<td>10 h</tfoot></table>",
      '<table><tbody><tr><th scope="row">Lundi</th><td>fermé</td></tr><tr><th scope="row">Mardi</th><td>10 h</td></tr></tbody></table>',
    ],
    [
      "cells over several rows and columns",
      '<table><tr><td colspan="2">a</td><td rowspan=2>b</td></tr><tr><td>c</td><td>d</td></tr></table>',
      '<table><tbody><tr><td colspan="2">a</td><td rowspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    [
      "a title as wide as the table, whatever it says",
      '<table><tr><td colspan="1000">a</td></tr><tr><td>b</td><td rowspan="9999">c</td></tr></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    ],
    [
      "spans that are none",
      '<table><tr><td colspan="-1" rowspan=0>a</td><td colspan="1e3" rowspan="2;x">b</td></tr></table>',
      "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
    ],
    [
      "holes filled",
      "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>",
      "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>",
    ],
    [
      "no two cells in one place",
      "<table><tr><td>a</td><td rowspan=2>b</td></tr><tr><td colspan=2>c</td></tr></table>",
      '<table><tbody><tr><td>a</td><td rowspan="2">b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    [
      "a row that holds nothing",
      "<table><tr><td rowspan=3>a</td><td>b</td></tr><tr></tr><tr><td>c</td></tr></table>",
      '<table><tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    ],
    [
      "a title that reaches below the titles is no top",
      "<table><tr><th rowspan=2>a<th>b<tr><td>c</table>",
      '<table><tbody><tr><th rowspan="2" scope="row">a</th><th scope="row">b</th></tr><tr><td>c</td></tr></tbody></table>',
    ],
    ["a table in a paragraph", "<p>a<table><tr><td>b</table>c</p>", "<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>c"],
    [
      "a table in a link",
      '<a href="/a">a<table><td>b</table>c</a>',
      '<a href="/a">a</a><table><tbody><tr><td>b</td></tr></tbody></table>c',
    ],
    ["a table in a list", "<ul><li>a<table><tr><td>b</table></ul>", "<ul><li>a<table><tbody><tr><td>b</td></tr></tbody></table></li></ul>"],
    [
      "a list and a heading in a cell",
      "<ul><li>z<table><tr><td><li>a<li>b<h2>c</table></ul>",
      "<ul><li>z<table><tbody><tr><td><ul><li>a</li><li>b<h2>c</h2></li></ul></td></tr></tbody></table></li></ul>",
    ],
    [
      "a caption before its table",
      "<table><caption>Horaires</caption><colgroup><col width=3></colgroup><tr><td>a</td></tr></table>",
      "<p>Horaires</p><table><tbody><tr><td>a</td></tr></tbody></table>",
    ],
    [
      "words in a table and in no cell before it",
      "<table>a<b>b</b><tr>c<td>d</td><img src=/x.jpg></tr>e</table>f",
      '<p>a<strong>b</strong>c<img src="/x.jpg" alt="">e</p><table><tbody><tr><td>d</td></tr></tbody></table>f',
    ],
    [
      "a table in a cell as paragraphs",
      "<table><tr><td>a<table><tr><td>b<td>c</table>d<td>e</table>",
      "<table><tbody><tr><td>a<p>b</p><p>c</p>d</td><td>e</td></tr></tbody></table>",
    ],
    [
      "a table right in a table before it",
      "<table><tr><td>a</td></tr><table><tr><td>b</td></tr></table></table>",
      "<table><tbody><tr><td>b</td></tr></tbody></table><table><tbody><tr><td>a</td></tr></tbody></table>",
    ],
    ["cells without a table as paragraphs", "<tr><td>a</td><td>b</td></tr>", "<p>a</p><p>b</p>"],
    ["cells without a row", "<table><td>a<td>b</table>", "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>"],
    ["no table without cells", "a<table><tr></tr><tbody></tbody></table>b", "ab"],
    [
      "a layout that says so as paragraphs",
      '<table role="presentation"><td>a<table><td>b</table>',
      "<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>",
    ],
    ["empty cells", "<table><tr><td></td><td><p></p></td></tr></table>", "<table><tbody><tr><td></td><td></td></tr></tbody></table>"],
    [
      "a layout with more hole than cells as paragraphs",
      `<table><tr>${"<td>a".repeat(12)}<tr><td>b<tr><td>c<tr><td>d<tr><td>e<tr><td>f<tr><td>g<tr><td>h</table>`,
      `${"<p>a</p>".repeat(12)}<p>b</p><p>c</p><p>d</p><p>e</p><p>f</p><p>g</p><p>h</p>`,
    ],
    ["a table that is wider than a page as paragraphs", `<table><tr>${"<td>a".repeat(31)}</table>`, "<p>a</p>".repeat(31)],
  ];
  it.each(tables)("%s", (_, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(clean)).toBe(clean);
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

  it("Word's lists keep their levels, and end where another list or a paragraph begins", () => {
    const line = (list: string, sign: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:${list} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp; </span></span>${text}</p>\n`;
    expect(
      cleanHtml(
        line("l0 level1", "·", "a") +
          line("l0 level2", "1.", "b") +
          line("l0 level2", "2.", "c") +
          line("l0 level1", "·", "d") +
          line("l1 level1", "1)", "e") +
          "<p>f</p>",
      ).replaceAll("\n", ""),
    ).toBe("<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><ol><li>e</li></ol><p>f</p>");
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

describe("letters that only a style makes bold, italic, raised or lowered", () => {
  it.each([
    ['<p><span style="font-weight:700">a</span></p>', "<p>a</p>", "<p><strong>a</strong></p>"],
    ['<p><span style="color:red; FONT-STYLE: Italic">a</span></p>', "<p>a</p>", "<p><em>a</em></p>"],
    ['<p>1<span style="vertical-align:super">er</span></p>', "<p>1er</p>", "<p>1<sup>er</sup></p>"],
    ['<p><font style="font-weight:bold;vertical-align:sub">a</font></p>', "<p>a</p>", "<p><strong><sub>a</sub></strong></p>"],
    ['<p><b style="font-weight:600">a</b></p>', "<p><strong>a</strong></p>", "<p><strong>a</strong></p>"],
    ['<p style="font-weight:700;text-align:center">a</p>', "<p>a</p>", "<p>a</p>"],
  ])("%s", (html, plain, marked) => {
    expect([cleanHtml(html), cleanHtml(html, "plain"), cleanHtml(html, "marked")]).toEqual([plain, plain, marked]);
    expect(cleanHtml(marked, "marked")).toBe(marked);
  });

  it("are a client's choice", () => {
    expect([styledLettersOf({ cleanHtml: true }), styledLettersOf({ cleanHtml: false })]).toEqual(["plain", "marked"]);
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
    for (const styledLetters of ["plain", "marked"] as const) {
      const unlike = hostile.filter((html) => {
        const once = cleanHtml(html, styledLetters);
        return (
          cleanHtml(once) !== once ||
          cleanHtml(once, styledLetters) !== once ||
          /<(?!\/?(?:a|blockquote|br|em|h[234]|hr|img|li|ol|p|strong|su[bp]|t[dhr]|table|tbody|thead|ul)[ >])/.test(once)
        );
      });
      expect(unlike, styledLetters).toEqual([]);
    }
  });

  it.each([
    "blockquote",
    "ul><li",
    "ol",
    "div><p",
    "a href=/x",
    "table",
    "table><tr><td",
    "tr",
    "td",
    "table><caption",
    "blockquote><table><td",
  ])("and so deep that nobody falls, in time that grows with the text: %s", (tag) => {
    const html = `<${tag}>`.repeat(10_000);
    const depthOf = (node: RichNode): number => (typeof node === "string" ? 0 : 1 + Math.max(0, ...node.children.map(depthOf)));
    expect(depthOf(readAllowed(`${html}fin`))).toBeLessThan(50);
    const once = cleanHtml(`${html}fin`);
    expect(once).toContain("fin");
    expect(cleanHtml(once)).toBe(once);
  });

  it.each([
    ["wide spans", `<table><tr>${"<td colspan=9999 rowspan=9999>a".repeat(20_000)}</table>`],
    ["rows below wide ones", `<table><tr>${"<td>a".repeat(30)}${"<tr><td>b".repeat(20_000)}</table>`],
    ["high cells", `<table>${"<tr><td rowspan=9999>a<td rowspan=9999>b".repeat(20_000)}</table>`],
    ["words between rows", `<table>${"<tr><td>a</td></tr>b<b>c</b>".repeat(20_000)}</table>`],
    ["tables without an end", "<table><tr>a<td>b</td>".repeat(20_000)],
  ])("and no longer than what was sent, many times over: %s", (_, html) => {
    const once = cleanHtml(html);
    expect(once.length).toBeLessThan(8 * html.length);
    expect(cleanHtml(once)).toBe(once);
  });
});
