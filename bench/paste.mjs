// Counts what the editor of formatted texts keeps and removes of the clipboard contents of ten programs, in the copies of
// packages/design-system/src/rich-text/paste.fixtures.ts (its test checks the editor's result); written to bench/paste.md.
//   npm run bench -- paste
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { copies } from "../packages/design-system/src/rich-text/paste.fixtures.ts";

const { window } = new JSDOM();
const read = (html) => new window.DOMParser().parseFromString(`<!doctype html>${html}`, "text/html");
const count = (page, selector) => page.querySelectorAll(selector).length;

function commentsOf(page) {
  const walker = page.createTreeWalker(page, window.NodeFilter.SHOW_COMMENT);
  let found = 0;
  while (walker.nextNode()) found += 1;
  return found;
}

const elements = (page) =>
  [...page.documentElement.querySelectorAll("*")].filter((element) => element !== page.head && element !== page.body);
const attributesOf = (page) => elements(page).reduce((sum, element) => sum + element.attributes.length, 0);

const keptKinds = [
  ["headings", "h2, h3, h4"],
  ["paragraphs", "p"],
  ["bold", "strong"],
  ["italic", "em"],
  ["lines of lists", "li"],
  ["cells", "td, th"],
  ["quotations", "blockquote"],
  ["links", "a"],
  ["pictures", "img"],
];

const goneKinds = [
  ["scripts", (page) => count(page, "script")],
  [
    "handlers",
    (page) => elements(page).reduce((sum, { attributes }) => sum + [...attributes].filter(({ name }) => /^on/.test(name)).length, 0),
  ],
  ["frames", (page) => count(page, "iframe")],
  ["style sheets", (page) => count(page, "style, link")],
  ["tags of Office", (page) => elements(page).filter(({ localName }) => localName.includes(":")).length],
  ["comments", commentsOf],
  ["buttons, menus, fields", (page) => count(page, "button, [role=button], nav, input")],
  ["hidden", (page) => count(page, "[hidden], [aria-hidden=true], [style*='display:none'], [style*='mso-hide']")],
  ["links that run", (page) => count(page, "a[href^='javascript:']")],
];

const listed = (parts) =>
  parts
    .filter(([, found]) => found > 0)
    .map(([name, found]) => `${name} ${found}`)
    .join(", ") || "–";
const lines = copies.map(({ from, html, stored }) => {
  const [before, after] = [read(html), read(stored)];
  const pictures = count(before, "img") - count(after, "img");
  const gone = [
    ...goneKinds.map(([name, find]) => [name, find(before)]),
    ["pictures", pictures],
    ["attributes", attributesOf(before) - attributesOf(after)],
  ];
  return `| ${from} | ${listed(keptKinds.map(([name, selector]) => [name, count(after, selector)]))} | ${listed(gone)} | ${html.length} → ${stored.length} |`;
});

const text = `# What is kept of a copied text

\`npm run bench -- paste\` counts it in the copies of \`packages/design-system/src/rich-text/paste.fixtures.ts\`, which we wrote after the manner of each program; that the editor keeps exactly this, letter for letter, is asserted by
\`paste.test.ts\` beside it.

| Copied from | Kept | Left out | Letters |
| ----------- | ---- | -------- | ------: |
${lines.join("\n")}

Kept in any of them: words, headings (a page's own level steps down to the second), bold, italics and raised letters whether a tag or a style sets them, lists with their levels, also those that Word writes as paragraphs, tables with titles and spans, quotations, links, pictures with
their words, also those that load late. Left out: styles, classes, ids, comments, scripts, handlers, frames, forms, buttons, what is hidden, pictures of a dot, pictures without a URL that others can read, links that run something, empty paragraphs.
`;
writeFileSync(join(import.meta.dirname, "paste.md"), text);
console.log(text);
