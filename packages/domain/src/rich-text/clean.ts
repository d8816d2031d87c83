import type { RichElement, RichNode } from "./nodes.ts";
import { marksOf, type StyledLetters } from "./styled-letters.ts";
import { empties, readAllowed } from "./tree.ts";

// As a browser writes its own nodes, so that what is stored, what an editor holds and what a page reads back are one text. What closes a tag is
// written as a sign in attributes too: a second reader that takes the text for something else finds no tag in it.
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
 * The text with nothing left but what a rich text may hold: no script, no handler, no style, no URL that runs. Cleaning twice is cleaning once, and
 * it needs no document: server, browser and tests get the same letters. Letters that a style makes bold or italic become plain unless they are to be marked.
 */
export const cleanHtml = (html: string, styledLetters: StyledLetters = "plain"): string =>
  inside(readAllowed(html, styledLetters === "marked" ? { marksOf: marksOf("marked") } : {}));

/** True when a reader would see nothing: no word and no image. */
export const isBlankHtml = (html: string): boolean => isBlank(readAllowed(html));

const isBlank = (node: RichNode): boolean =>
  typeof node === "string" ? node.trim() === "" : node.name !== "img" && node.children.every(isBlank);
