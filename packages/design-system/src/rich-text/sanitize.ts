import { allowed, type RichElement, type RichNode, readAllowed } from "@reserve/domain/rich-text";
import purifier, { type Config } from "dompurify";

// The browser's own parsers take strings, which the page's policy refuses (Trusted Types), and report every inline style that a pasted text brings.
// So the domain's rule reads the text, its allowed nodes alone are made, in a document that loads nothing, and DOMPurify looks at them once more.

/** The second wall: the same list, read by a library that knows the tricks. Without a policy, for it gets nodes and gives nodes. */
const secondWall: Config & { IN_PLACE: true } = {
  ALLOWED_TAGS: ["div", ...Object.keys(allowed)],
  ALLOWED_ATTR: [...new Set(Object.values(allowed).flat())],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  IN_PLACE: true,
  TRUSTED_TYPES_POLICY: null,
};

function domOf(node: RichNode, inside: Document): Node {
  if (typeof node === "string") return inside.createTextNode(node);
  const element = inside.createElement(node.name);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map((child) => domOf(child, inside)));
  return element;
}

/** The allowed nodes of a text, in a box that belongs to no page: nothing in it has run or was loaded. */
export const safeBox = (html: string): HTMLElement => boxOf(readAllowed(html));

/** Converts the domain's parsed rich text to DOM nodes. */
export function boxOf(read: RichElement): HTMLElement {
  const inside = document.implementation.createHTMLDocument("");
  const box = domOf(read, inside) as HTMLElement;
  purifier.sanitize(box, secondWall);
  // What the second wall took a URL from is neither link nor image any more.
  for (const link of box.querySelectorAll("a:not([href])")) link.replaceWith(...link.childNodes);
  for (const image of box.querySelectorAll("img:not([src])")) image.remove();
  box.normalize();
  return box;
}
