import { allowed, type RichElement, type RichNode, readAllowed } from "@reserve/domain/rich-text";
import purifier, { type Config } from "dompurify";

// The browser's own parsers take strings, which the page's policy blocks (Trusted Types), and would report every inline style of a pasted text. So
// the domain parses the text, only its allowed nodes are created, in a document that loads nothing, and DOMPurify checks them once more.

/**
 * Second layer of defence: DOMPurify with the same allow list, which covers known bypasses. It needs no Trusted Types policy, because it works on
 * nodes in place.
 */
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
  // A link or image whose URL the second layer removed is removed too.
  for (const link of box.querySelectorAll("a:not([href])")) link.replaceWith(...link.childNodes);
  for (const image of box.querySelectorAll("img:not([src])")) image.remove();
  box.normalize();
  return box;
}
