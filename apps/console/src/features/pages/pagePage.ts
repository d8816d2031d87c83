import type { Schemas } from "@reserve/contract";
import { blocRows, layoutColumns } from "@reserve/domain";
import { cleanHtml, richTextWords } from "@reserve/domain/rich-text";
import type { SiteTheme } from "./siteTheme.ts";

interface Shown {
  /** Name of the shop. */
  shop: string;
  page: Schemas["ShownPage"];
  /** The bloc that is being written: it is framed. */
  selected: string | null;
  /** The client's own colours and faces. */
  theme: SiteTheme;
  /** CSS rules of the typefaces. */
  faceRules: string;
  /** Returns the URL of a picture by its key. */
  pictureUrl: (key: string, size: "medium" | "large") => string;
  /** Drawn covers of products without a picture, as SVG, by product id. */
  covers: ReadonlyMap<number, string>;
  priceOf: (price: string | null) => string;
  dateOf: (at: string) => string;
  nothing: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a page of the shop's site as HTML for the preview's frame: the header is a sketch, the blocs are what the site would show. */
export function pagePage({ shop, page, selected, theme, faceRules, ...words }: Shown): string {
  const columns = layoutColumns[page.pageLayout].map(({ column, sixths }) => {
    const blocs = page.blocs.filter((bloc) => bloc.column === column);
    const rows = blocRows(blocs.map(({ width }) => width)).map((row) => {
      const cells = row.flatMap((at) => {
        const bloc = blocs[at];
        return bloc
          ? [
              `<section class="bloc${bloc.id === selected ? " chosen" : ""}" style="flex:0 1 ${bloc.width}%">${blocHtml(bloc, words)}</section>`,
            ]
          : [];
      });
      return `<div class="row">${cells.join("")}</div>`;
    });
    return `<div class="column" style="flex:${sixths} 1 0">${rows.join("")}</div>`;
  });
  return `<style>${faceRules}${styleOf(theme)}</style><header>${escaped(shop)}</header><main><h1>${escaped(page.name)}</h1><div class="columns">${columns.join("")}</div></main>`;
}

/** Maximum characters of a lead in the sketch; the site cuts leads in its own way. */
const LONGEST_LEAD = 300;

type Words = Pick<Shown, "pictureUrl" | "covers" | "priceOf" | "dateOf" | "nothing">;

function blocHtml(bloc: Schemas["ShownBloc"], words: Words): string {
  const title = bloc.title ? `<h2>${bloc.url ? `<a href="#">${escaped(bloc.title)}</a>` : escaped(bloc.title)}</h2>` : "";
  if (bloc.blocType === "Html") return title + cleanHtml(bloc.html);
  const { pictureUrl, priceOf, dateOf, nothing } = words;
  const items = [
    ...bloc.posts.map(
      (post) =>
        `<li class="post"><strong>${escaped(post.title)}</strong>${post.eventStart ? `<em>${escaped(dateOf(post.eventStart))}</em>` : ""}<span>${escaped(richTextWords(post.lead).slice(0, LONGEST_LEAD))}</span></li>`,
    ),
    ...bloc.products.map(
      (product) =>
        `<li class="book"><i>${coverHtml(product, words)}</i><strong>${escaped(product.title)}</strong><span>${escaped(product.authors.join(", "))}</span><b>${escaped(priceOf(product.priceWithTax))}</b></li>`,
    ),
    ...bloc.pictures.map(({ picture, altText, focalPoint }) => {
      const at = focalPoint ? `${focalPoint.x * 100}% ${focalPoint.y * 100}%` : "50% 50%";
      return `<li class="picture"><img alt="${escaped(altText)}" src="${escaped(pictureUrl(picture, "large"))}" style="object-position:${at}"></li>`;
    }),
    ...bloc.words.map(({ name }) => `<li class="word">${escaped(name)}</li>`),
  ];
  return `${title}${items.length > 0 ? `<ul class="tiles">${items.join("")}</ul>` : `<p class="nothing">${escaped(nothing)}</p>`}`;
}

/** Returns a product's picture, or its drawn cover, as HTML. */
function coverHtml({ id, picture }: Schemas["ShownTitle"], { pictureUrl, covers }: Words): string {
  return picture ? `<img alt="" src="${escaped(pictureUrl(picture, "medium"))}">` : (covers.get(id) ?? "");
}

function styleOf({ ink, inkMuted, paper, hairline, accent, onAccent, link, heading, body }: SiteTheme): string {
  return `
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.6 ${body}; color: ${ink}; background: ${paper}; color-scheme: light; overflow-wrap: anywhere; }
  header { padding: 16px 24px; background: ${accent}; color: ${onAccent}; font: 600 18px/1.4 ${heading}; }
  main { padding: 8px 24px 32px; }
  h1, h2 { font-family: ${heading}; line-height: 1.25; }
  h1 { font-size: 28px; } h2 { margin: 0 0 12px; font-size: 20px; }
  a { color: ${link}; }
  table { display: block; overflow-x: auto; border-collapse: collapse; }
  th, td { padding: 4px 8px; border: 1px solid ${hairline}; text-align: start; vertical-align: top; }
  .columns { display: flex; gap: 32px; }
  .column { min-width: 0; }
  .row { display: flex; gap: 24px; margin-bottom: 32px; }
  .bloc { min-width: 0; }
  .chosen { outline: 2px dashed ${link}; outline-offset: 8px; }
  .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
  .tiles > li { display: flex; flex-direction: column; gap: 4px; font-size: 14px; line-height: 1.4; }
  .post { grid-column: 1 / -1; padding-bottom: 12px; border-bottom: 1px solid ${hairline}; }
  .post em, .book span { color: ${inkMuted}; }
  .book i { width: 96px; height: 144px; outline: 1px solid ${hairline}; }
  .book :is(svg, img) { display: block; width: 100%; height: 100%; object-fit: cover; }
  [data-face] { font-family: ${body}; font-weight: 500; font-stretch: 92%; font-style: normal; }
  [data-face="sans"] { font-weight: 600; }
  :is([data-face="serif"], [data-face="italic"]) { font-family: ${heading}; font-stretch: normal; }
  [data-face="serif"] { font-weight: 600; }
  [data-face="italic"] { font-style: italic; }
  .picture { grid-column: 1 / -1; }
  .picture img { width: 100%; height: 280px; object-fit: cover; }
  .word { padding: 4px 12px; border: 1px solid ${link}; color: ${link}; border-radius: 99px; }
  .nothing { color: ${inkMuted}; }
  @media (max-width: 600px) { .columns, .row { flex-direction: column; } .row { gap: 32px; } }
`;
}
