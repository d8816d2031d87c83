import { cleanHtml } from "@reserve/domain/rich-text";
import { DOMParser as SchemaReader } from "@tiptap/pm/model";
import { getSchema, type JSONContent, type Editor as Tiptap } from "@tiptap/react";
import { extensionsOf } from "./extensions.ts";
import { safeBox } from "./sanitize.ts";

const schema = getSchema(extensionsOf(() => false));

/** The document of a text: read from nodes, because the page's policy lets no string become one; with every space that was typed. */
export const documentOf = (html: string): JSONContent =>
  SchemaReader.fromSchema(schema).parse(safeBox(html), { preserveWhitespace: true }).toJSON();

/** The text of a document as it is sent and stored. */
export const htmlOf = (editor: Tiptap): string => (editor.isEmpty ? "" : cleanHtml(editor.getHTML()));

/**
 * A pen that was put away before the page stood: on a busy machine Tiptap ends an editor whose first drawing comes late, and gives the next
 * drawing a new one; in between it can be asked nothing.
 */
export const isGone = ({ schema: held }: Tiptap): boolean => (held as Tiptap["schema"] | null) === null;
