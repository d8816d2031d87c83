import type { RichNode } from "./nodes.ts";
import { readAllowed } from "./tree.ts";

const lines = new Set(["blockquote", "h2", "h3", "h4", "hr", "li", "ol", "p", "ul"]);

/** A formatted text as its words alone, a paragraph, heading, line of a list or row of a table each on a line of its own; where a link leads and what a picture shows in brackets. */
export function richTextLines(html: string): string {
  return said(readAllowed(html))
    .split("\n")
    .map((line) => line.replace(/[^\S\n\u00a0]+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

function said(node: RichNode): string {
  if (typeof node === "string") return node.replace(/\s+/g, (blank) => (blank === "\u00a0" ? blank : " "));
  if (node.name === "br") return "\n";
  if (node.name === "img") return ` [${[node.attributes.alt, node.attributes.src].filter(Boolean).join(" – ")}] `;
  if (node.name === "tr")
    return `\n${node.children
      .map((cell) =>
        said(cell)
          .replace(/[^\S\u00a0]+/g, " ")
          .trim(),
      )
      .join(" | ")}\n`;
  const inner = node.children.map(said).join("");
  if (node.name === "a") return node.attributes.href ? `${inner} [${node.attributes.href}]` : inner;
  if (node.name === "li") return `\n• ${inner}\n`;
  return lines.has(node.name) ? `\n${inner}\n` : inner;
}
