import { readPasted, type StyledLetters } from "@reserve/domain/rich-text";
import { type Schema, DOMParser as SchemaReader, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { boxOf } from "./sanitize.ts";
import { fillCells } from "./tables.ts";

/** Converts pasted HTML to a document slice. */
export const sliceOf = (html: string, schema: Schema, styledLetters: StyledLetters): Slice =>
  Slice.maxOpen(
    SchemaReader.fromSchema(schema).parseSlice(boxOf(readPasted(html, styledLetters)), { preserveWhitespace: false }).content,
    true,
  );

/** Inserts copied HTML into the text after sanitizing it; returns false for plain text, which the editor handles itself. */
export function paste(view: EditorView, data: DataTransfer | null, at: number | null, styledLetters: StyledLetters): boolean {
  const html = data?.getData("text/html");
  if (!html || !view.editable) return false;
  const slice = sliceOf(html, view.state.schema, styledLetters);
  // Copied cells fill the table from the caret on.
  if (at === null && fillCells(view, slice)) return true;
  const change = at === null ? view.state.tr.replaceSelection(slice) : view.state.tr.replaceRange(at, at, slice);
  view.dispatch(change.scrollIntoView().setMeta("uiEvent", "paste"));
  return true;
}
