import type { RichNode } from "./nodes.ts";
import { readAllowed } from "./tree.ts";

const lines = new Set(["blockquote", "h2", "h3", "h4", "hr", "li", "ol", "p", "ul"]);

/** Returns a rich text as plain text, one line per paragraph, heading, list item or table row; link URLs and picture texts in brackets. */
export function richTextLines(html: string): string {
  return linesOf(nodeText(readAllowed(html))).join("\n");
}

/** Returns a rich text as plain text on one line, without link URLs and picture texts. */
export function richTextWords(html: string): string {
  return linesOf(nodeText(readAllowed(html), false)).join(" ");
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(/[^\S\n\u00a0]+/g, " ").trim())
    .filter(Boolean);
}

function nodeText(node: RichNode, isWhole = true): string {
  if (typeof node === "string") return node.replace(/\s+/g, (blank) => (blank === "\u00a0" ? blank : " "));
  if (node.name === "br") return "\n";
  if (node.name === "img") return isWhole ? ` [${[node.attributes.alt, node.attributes.src].filter(Boolean).join(" – ")}] ` : " ";
  if (node.name === "tr")
    return `\n${node.children
      .map((cell) =>
        nodeText(cell, isWhole)
          .replace(/[^\S\u00a0]+/g, " ")
          .trim(),
      )
      .join(" | ")}\n`;
  const inner = node.children.map((child) => nodeText(child, isWhole)).join("");
  if (node.name === "a" && isWhole) return node.attributes.href ? `${inner} [${node.attributes.href}]` : inner;
  if (node.name === "li") return `\n• ${inner}\n`;
  return lines.has(node.name) ? `\n${inner}\n` : inner;
}
