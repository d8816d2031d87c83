interface Wanted {
  ground: "light" | "dark";
  hasImages: boolean;
}

/** Elements that run code, navigate or change page rules; removed from previews. */
const REFUSED =
  "script, noscript, base, meta[http-equiv], iframe, frame, frameset, object, embed, applet, portal, link:not([rel=stylesheet])";

/**
 * Fills an empty page of our origin with a text and returns the number of its remote images. The text is parsed by the page's own parser, under the
 * page's own policy: that of the console, which blocks parsing strings as HTML, stays strict.
 */
export function fillFrame(page: Document, html: string, { ground, hasImages }: Wanted): number {
  const Reader = (page.defaultView as (Window & typeof globalThis) | null)?.DOMParser;
  if (!Reader) return 0;
  const read = new Reader().parseFromString(html, "text/html");
  for (const element of read.querySelectorAll(REFUSED)) element.remove();
  const images = [...read.querySelectorAll<HTMLElement>("img[src], img[srcset], source[srcset], [background]")].filter((element) =>
    ["src", "srcset", "background"].some((name) => /^\s*(?:https?:)?\/\//i.test(element.getAttribute(name) ?? "")),
  );
  if (!hasImages) {
    for (const image of images) for (const name of ["src", "srcset", "background"]) image.removeAttribute(name);
  }
  const head = page.createElement("head");
  // Fonts of our own origin notify nobody. The policy comes first, so that no style can load an image either: it applies from the moment its element
  // is in the head.
  if (!hasImages)
    head.append(element(page, "meta", { "http-equiv": "Content-Security-Policy", content: "img-src data: 'self'; font-src 'self'" }));
  // Links do nothing: the frame may neither navigate nor open a window.
  head.append(element(page, "base", { target: "_blank" }));
  head.append(element(page, "meta", { name: "color-scheme", content: ground }));
  head.append(...[...read.head.childNodes].map((node) => page.adoptNode(node)));
  if (!page.head.isEqualNode(head)) page.head.replaceChildren(...head.childNodes);
  page.documentElement.style.colorScheme = ground;
  // A page of frames has no body once its frameset is removed.
  follow(page.body, read.querySelector("body") ?? page.createElement("body"));
  return images.length;
}

/**
 * Updates an element to match another one and leaves equal nodes untouched: when one word of a long text changes, only that word is rendered again.
 */
function follow(shown: Element, wanted: Element): void {
  if (shown.isEqualNode(wanted)) return;
  const [before, after] = [[...shown.childNodes], [...wanted.childNodes]];
  if (before.length !== after.length || !shown.cloneNode().isEqualNode(wanted.cloneNode())) shown.replaceWith(wanted);
  else
    for (const [index, node] of after.entries()) {
      const old = before[index];
      if (old && isElement(old) && isElement(node)) follow(old, node);
      else if (!old?.isEqualNode(node)) old?.replaceWith(node);
    }
}

// The frame has its own classes: `instanceof` recognizes none of its nodes.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function element(page: Document, name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = page.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
