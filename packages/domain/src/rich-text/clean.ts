import type { RichElement, RichNode } from "./nodes.ts";
import { marksOf, type StyledLetters } from "./styled-letters.ts";
import { empties, readAllowed } from "./tree.ts";

// Escapes as a browser serializes its own nodes, so that stored text, the editor's content and the reloaded page are identical. `>` is escaped in
// attributes too: a parser that misreads the text finds no tag in it.
const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\u00a0": "&nbsp;", '"': "&quot;" };
const textOf = (text: string) => text.replace(/[&<>\u00a0]/g, (sign) => signs[sign] ?? "");
const attributeOf = (value: string) => value.replace(/[&<>\u00a0"]/g, (sign) => signs[sign] ?? "");

function written(node: RichNode): string {
  if (typeof node === "string") return textOf(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${attributeOf(value)}"`);
  const opened = `<${node.name}${attributes.join("")}>`;
  return empties.has(node.name) ? opened : `${opened}${inside(node)}</${node.name}>`;
}

const inside = (element: RichElement): string => element.children.map(written).join("");

/**
 * Returns the HTML reduced to the allowed content: no script, event handler, style or executable URL. Idempotent, and needs no DOM: server, browser
 * and tests get the same text. Letters that a style makes bold or italic become plain unless `styledLetters` is `marked`.
 */
export const cleanHtml = (html: string, styledLetters: StyledLetters = "plain"): string =>
  inside(readAllowed(html, styledLetters === "marked" ? { marksOf: marksOf("marked") } : {}));

/** Returns whether the text shows nothing to a reader: no word and no image. */
export const isBlankHtml = (html: string): boolean => isBlank(readAllowed(html));

const isBlank = (node: RichNode): boolean =>
  typeof node === "string" ? node.trim() === "" : node.name !== "img" && node.children.every(isBlank);
