import { cleanHtml } from "@reserve/domain/rich-text";
import { type Node, DOMParser as SchemaReader } from "@tiptap/pm/model";
import { getSchema, getText, getTextSerializersFromSchema, type JSONContent, type Editor as Tiptap } from "@tiptap/react";
import { extensionsOf } from "./extensions.ts";
import { safeBox } from "./sanitize.ts";
import { countOf } from "./typography.ts";

const schema = getSchema(extensionsOf(() => false));

/** Returns the document of an HTML text: parsed from nodes, because the page's policy blocks parsing strings; every typed space is preserved. */
export const documentOf = (html: string): JSONContent =>
  SchemaReader.fromSchema(schema).parse(safeBox(html), { preserveWhitespace: true }).toJSON();

/** The text of a document as it is sent and stored. */
export const htmlOf = (editor: Tiptap): string => (editor.isEmpty ? "" : cleanHtml(editor.getHTML()));

// An unchanged block is the same object: its words are counted once.
const counted = new WeakMap<Node, ReturnType<typeof countOf>>();

/** Returns the length of a document, with a space at each block start. */
export function countIn(doc: Node): ReturnType<typeof countOf> {
  const sum = { words: 0, signs: Math.max(0, doc.childCount - 1) };
  doc.forEach((block) => {
    let count = counted.get(block);
    if (!count) {
      const { words, signs } = countOf(
        getText(block, { blockSeparator: " ", textSerializers: getTextSerializersFromSchema(block.type.schema) }),
      );
      count = { words, signs: signs + (block.firstChild?.isBlock ? 1 : 0) };
      counted.set(block, count);
    }
    sum.words += count.words;
    sum.signs += count.signs;
  });
  return sum;
}

/**
 * Returns whether an editor was destroyed before the page was mounted: on a busy machine Tiptap destroys an editor whose first render comes late, and
 * the next render gets a new one; in between the old one has no schema.
 */
export const isGone = ({ schema: editorSchema }: Tiptap): boolean => (editorSchema as Tiptap["schema"] | null) === null;
