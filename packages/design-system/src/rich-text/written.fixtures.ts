// Random texts as written in the editor, the same ones at every run.

const words =
  "librairie L’Étranger Œuvre noël août çà coquille n° 1942 «\u00a0oui\u00a0» 12,50\u00a0€ alors\u00a0: vraiment\u202f! 📚 👩🏽‍🏫 🇫🇷 cafe\u0301 E\u0301luard A\u030angstro\u0308m – — … a&b 1<2 3>2 &amp; &nbsp; &lt;p&gt; <p> \" ' ` \u00ad Łódź Ελλάδα שלום 東京 \u200b [x] {y} \\ /".split(
    " ",
  );

const escaped = (text: string) =>
  text.replace(/[&<>\u00a0]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\u00a0": "&nbsp;" })[sign] ?? sign);
const inAttribute = (text: string) => escaped(text).replaceAll('"', "&quot;");

const urls = [
  "https://www.gallimard.fr/catalogue?tri=date&page=2#haut",
  "/livres/9782070300952",
  "mailto:bonjour@quai.example",
  "tel:+33298000000",
  "http://例え.jp/é à",
];

/** Texts of headings, paragraphs, lists in lists, quotations, tables, links and pictures, in the shape that the editor writes. */
export function* writtenTexts(count: number): Generator<string> {
  let state = 20_261_125;
  const next = (below: number) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const one = <Item>(list: readonly Item[]): Item => list[next(list.length)] as Item;
  const times = (least: number, most: number, write: (index: number) => string) =>
    Array.from({ length: least + next(most - least + 1) }, (_, index) => write(index)).join("");
  const text = () => Array.from({ length: 1 + next(6) }, () => one(words)).join(one([" ", " ", " ", "  "])) + one(["", "", "", " "]);

  const title = () => (next(4) === 0 ? ` title="${inAttribute(text().trim())}"` : "");
  const link = () => `<a href="${inAttribute(one(urls))}"${title()}>`;
  /** Inline stretches by their outer mark: two neighbours with the same mark would merge. */
  const stretches: readonly (readonly [outer: string, write: (inner: string) => string])[] = [
    ["", (inner) => inner],
    ["strong", (inner) => `<strong>${inner}</strong>`],
    ["strong", (inner) => `<strong><em>${inner}</em></strong>`],
    ["em", (inner) => `<em>${inner}</em>`],
    ["sup", (inner) => `<sup>${inner}</sup>`],
    ["sub", (inner) => `<sub>${inner}</sub>`],
    ["a", (inner) => `${link()}${inner}</a>`],
    ["a", (inner) => `${link()}<strong>${inner}</strong></a>`],
  ];
  const line = () => {
    let before: string | null = null;
    return times(1, 5, () => {
      if (next(12) === 0) {
        before = null;
        return one([
          "<br>",
          `<a href="/livres/9782070300952" data-ean="9782070300952">${escaped(text().trim() || "Titre")}</a>`,
          `<img src="/media/${next(9)}.jpg"${title()} alt="${inAttribute(text().trim())}">`,
        ]);
      }
      const [outer, write] = one(stretches.filter(([name]) => name !== before));
      before = outer;
      return write(escaped(text()));
    });
  };
  const paragraph = () => `<p>${line()}</p>`;
  const heading = () => {
    const level = 2 + next(3);
    return `<h${level}>${line()}</h${level}>`;
  };
  const list = (depth: number): string => {
    const isNumbered = next(2) === 0;
    const start = 2 + next(40);
    const open = isNumbered ? one(["<ol>", `<ol start="${start}">`]) : "<ul>";
    const items = times(1, 4, () => `<li>${paragraph()}${depth > 0 && next(3) === 0 ? list(depth - 1) : ""}</li>`);
    return `${open}${items}</${isNumbered ? "ol" : "ul"}>`;
  };
  const quote = () => `<blockquote>${times(1, 3, paragraph)}</blockquote>`;
  const inCell = () => one([() => "", paragraph, paragraph, paragraph, () => paragraph() + paragraph(), () => list(1), quote, heading])();
  const table = () => {
    const [width, height] = [2 + next(4), 2 + next(4)];
    const hasTitles = next(3) > 0;
    // In the body, two cells side by side, or two above one another, may be merged.
    const [wide, high] = [next(3) === 0, next(3) === 0];
    const first = hasTitles ? 1 : 0;
    const row = (at: number) => {
      if (at < first) return `<tr>${Array.from({ length: width }, () => `<th scope="col">${inCell()}</th>`).join("")}</tr>`;
      const cells = Array.from({ length: width }, (_, column) => {
        if (wide && at === height - 1 && column < 2) return column === 0 ? `<td colspan="2">${inCell()}</td>` : "";
        if (high && height - first > 2 && column === width - 1 && at < first + 2)
          return at === first ? `<td rowspan="2">${inCell()}</td>` : "";
        return column === 0 && next(4) === 0 ? `<th scope="row">${inCell()}</th>` : `<td>${inCell()}</td>`;
      });
      return `<tr>${cells.join("")}</tr>`;
    };
    const rows = Array.from({ length: height }, (_, at) => row(at));
    const head = hasTitles ? `<thead>${rows[0]}</thead>` : "";
    return `<table>${head}<tbody>${rows.slice(first).join("")}</tbody></table>`;
  };
  const kinds = [paragraph, paragraph, paragraph, heading, () => list(3), quote, table, () => "<hr>"];
  for (let index = 0; index < count; index++) yield times(3, 9, () => one(kinds)());
}

/**
 * Returns the same text as another program writes it: bare text in list items, quotations and cells, bold within italics, line breaks between blocks.
 */
export const writtenElsewhere = (html: string): string =>
  html
    .replace(/<(li|td|th|blockquote)([^>]*)><p>((?:(?!<\/p>).)*)<\/p>(?=<\/\1>)/g, "<$1$2>$3")
    .replaceAll("<strong><em>", "<i><b>")
    .replaceAll("</em></strong>", "</b></i>")
    .replaceAll("</p><p>", "</p>\n<p>")
    .replaceAll("</tr><tr>", "</tr>\n  <tr>")
    .replaceAll("<tbody>", "")
    .replaceAll("</tbody>", "");
