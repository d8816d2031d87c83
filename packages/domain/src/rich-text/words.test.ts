import { expect, it } from "vitest";
import { hostile } from "./hostile.fixtures.ts";
import { richTextLines } from "./words.ts";

it.each([
  ["<p>Six voix.</p><p>Un <strong>escalier</strong>.</p>", "Six voix.\nUn escalier."],
  ["<h2>Où</h2><ul><li>Brest</li><li>Lyon</li></ul>", "Où\n• Brest\n• Lyon"],
  ['<p>Chez <a href="https://quai.example">nous</a></p>', "Chez nous [https://quai.example]"],
  ['<p><img src="/a.jpg" alt="Un phare"></p>', "[Un phare – /a.jpg]"],
  ["un<br>deux &amp; &lt;trois&gt;", "un\ndeux & <trois>"],
  ["<p>«&nbsp;oui&nbsp;»</p>", "«\u00a0oui\u00a0»"],
  [
    "<p>Horaires</p><table><thead><tr><th>Jour</th><th>Heures</th></tr></thead><tbody><tr><td><p>Mardi</p></td><td><p>10&nbsp;h</p><ul><li>sauf août</li></ul></td></tr><tr><td></td><td>x</td></tr></tbody></table>",
    "Horaires\nJour | Heures\nMardi | 10\u00a0h • sauf août\n| x",
  ],
  ["", ""],
])("%s", (html, text) => {
  expect(richTextLines(html)).toBe(text);
});

it("keeps nothing of an attack that could run: no URL that runs, no script", () => {
  expect(hostile.length).toBeGreaterThanOrEqual(300);
  // Text typed by an author stays text; a link or picture is output only if its URL is allowed.
  const links = hostile.flatMap((html) => [...richTextLines(html).matchAll(/\[(?:[^\]]* – )?([^\]\s]*)\]/g)].map(([, url = ""]) => url));
  expect(links.filter((url) => /^(?:javascript|vbscript|data):/i.test(url))).toEqual([]);
});
