import type { RichNode } from "./nodes.ts";
import { readAllowed } from "./tree.ts";

const lines = new Set(["blockquote", "h2", "h3", "h4", "hr", "li", "ol", "p", "ul"]);

/** A formatted text as its words alone, a paragraph, heading, line of a list or row of a table each on a line of its own; where a link leads and what a picture shows in brackets. */
export function richTextLines(html: string): string {
  return linesOf(nodeText(readAllowed(html))).join("\n");
}

/** A formatted text as its words alone, on one line: neither where a link leads nor what a picture shows. */
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
