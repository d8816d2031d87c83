import { inParagraphs, type RichElement, type RichNode } from "./nodes.ts";
import { marksOf, type StyledLetters } from "./styled-letters.ts";
import { readAllowed } from "./tree.ts";

// Content copied from a page or document includes more than text: controls, hidden elements, and bold or italic set only by a style.

const gone = new Set(["button", "dialog", "menu", "nav", "xml"]);
const goneRoles = new Set(["button", "menu", "navigation", "toolbar"]);

type Attributes = Readonly<Record<string, string>>;

/** Returns whether an element was not visible text on the page: buttons, hidden elements, and tracking pixels. */
function isGone(source: string, attributes: Attributes): boolean {
  const style = attributes.style ?? "";
  if (gone.has(source) || goneRoles.has(attributes.role ?? "")) return true;
  if (attributes.hidden !== undefined || attributes["aria-hidden"] === "true") return true;
  if (/(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(style)) return true;
  if (attributes.class === "Apple-interchange-newline") return true;
  const isDot = (side: "width" | "height") =>
    /^\s*[0-2](?:px)?\s*$/.test(attributes[side] ?? "") || new RegExp(`(?:^|;)\\s*${side}\\s*:\\s*[0-2]px`, "i").test(style);
  return source === "img" && isDot("width") && isDot("height");
}

/** Returns the URL of a lazily loaded picture from its data attributes. */
const lateUrl = (attributes: Attributes): string | undefined => attributes["data-src"] ?? attributes["data-lazy-src"];

const written = new Set(["blockquote", "h2", "h3", "h4", "li", "ol", "p", "ul"]);

const isBlank = (node: RichNode): boolean =>
  typeof node === "string" ? node.trim() === "" : !["hr", "img", "table"].includes(node.name) && node.children.every(isBlank);

/** Removes empty lines, which only separated paragraphs in the source. */
function dropBlank(root: RichElement): void {
  if (root.children.some((node) => typeof node !== "string" && (written.has(node.name) || node.name === "table")))
    root.children = inParagraphs(root.children);
  const walk = (element: RichElement): void => {
    element.children = element.children.filter((node) => {
      if (typeof node === "string") return true;
      walk(node);
      return !(written.has(node.name) && isBlank(node));
    });
  };
  walk(root);
}

/** Returns the allowed nodes of pasted HTML, without buttons, hidden content and empty lines. */
export function readPasted(html: string, styledLetters: StyledLetters): RichElement {
  const root = readAllowed(html, { isGone, marksOf: marksOf(styledLetters), lateUrl });
  dropBlank(root);
  return root;
}
