/** An allowed element with only its allowed attributes. */
export interface RichElement {
  name: string;
  readonly attributes: Record<string, string>;
  children: RichNode[];
  parent: RichElement | null;
  /** Number of ancestors. */
  readonly depth: number;
}

/** An element, or unescaped text. */
export type RichNode = RichElement | string;

/** Creates an empty element. */
export const made = (name: string, parent: RichElement | null = null): RichElement => ({
  name,
  attributes: {},
  children: [],
  parent,
  depth: parent ? parent.depth + 1 : 0,
});

/** Block elements beside paragraphs. */
export const blocks: ReadonlySet<string> = new Set(["blockquote", "h2", "h3", "h4", "hr", "ol", "p", "table", "ul"]);

/** Wraps loose text beside blocks into paragraphs. */
export function inParagraphs(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = [];
  let open: RichElement | null = null;
  for (const node of nodes) {
    if (typeof node !== "string" && blocks.has(node.name)) {
      out.push(node);
      open = null;
    } else if (open) open.children.push(node);
    else if (typeof node !== "string" || node.trim() !== "") {
      open = made("p");
      open.children.push(node);
      out.push(open);
    }
  }
  return out;
}
