import type { Slice } from "@tiptap/pm/model";
import { type Command, Plugin, TextSelection } from "@tiptap/pm/state";
import { findTable, goToNextCell, handlePaste, tableEditing } from "@tiptap/pm/tables";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { type Attribute, Extension, Node, type Editor as Tiptap } from "@tiptap/react";

/** Attribute of a cell that spans several rows or columns. */
const span = (name: "colspan" | "rowspan"): Attribute => ({
  default: 1,
  parseHTML: (element) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes) => (attributes[name] > 1 ? { [name]: attributes[name] } : {}),
});

// A cell must not contain a table: nested tables are unreadable on a phone.
const inCell = "(paragraph | heading | bulletList | orderedList | blockquote | horizontalRule)+";

const TableCell = Node.create({
  name: "tableCell",
  content: inCell,
  isolating: true,
  addAttributes: () => ({ colspan: span("colspan"), rowspan: span("rowspan") }),
  parseHTML: () => [{ tag: "td" }],
  renderHTML: ({ HTMLAttributes }) => ["td", HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: "tableHeader",
  content: inCell,
  isolating: true,
  addAttributes: () => ({ colspan: span("colspan"), rowspan: span("rowspan"), scope: { default: null } }),
  parseHTML: () => [{ tag: "th" }],
  renderHTML: ({ HTMLAttributes }) => ["th", HTMLAttributes, 0],
});

const TableRow = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)+",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  // In the editor a table wider than the text scrolls in a frame of its own.
  addNodeView: () => () => {
    const dom = document.createElement("div");
    dom.dataset.frame = "";
    const contentDOM = document.createElement("tbody");
    dom.appendChild(document.createElement("table")).append(contentDOM);
    return { dom, contentDOM };
  },
});

/** A plugin that makes scrolling tables reachable by keyboard: with the caret, or as a tab stop when the text is read-only. */
const reachableFrames = (isEditable: () => boolean) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const frames: Decoration[] = [];
        const reached: Record<string, string> = isEditable() ? { contenteditable: "true" } : { tabindex: "0" };
        doc.descendants((node, position) => {
          if (node.type.name === "table") frames.push(Decoration.node(position, position + node.nodeSize, reached));
        });
        return DecorationSet.create(doc, frames);
      },
    },
  });

const roles: Readonly<Record<string, string>> = { table: "table", tableRow: "row", tableCell: "cell", tableHeader: "header_cell" };

/** Tables with ProseMirror's rules: cells are selected, filled and repaired as in a spreadsheet. */
const Tables = Extension.create({
  name: "tables",
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  addProseMirrorPlugins() {
    return [tableEditing(), reachableFrames(() => this.editor.isEditable)];
  },
});

/** Schema extensions for tables. */
export const tables = [Table, TableRow, TableCell, TableHeader, Tables];

/** Inserts a table of three rows and three columns plus headers at the caret, and moves the caret into its first cell. */
export function insertTable(editor: Tiptap): void {
  const cells = (type: string, attrs = {}) => ({
    type: "tableRow",
    content: Array.from({ length: 3 }, () => ({ type, attrs, content: [{ type: "paragraph" }] })),
  });
  const table = editor.schema.nodeFromJSON({
    type: "table",
    content: [cells("tableHeader", { scope: "col" }), cells("tableCell"), cells("tableCell")],
  });
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const at = tr.selection.from + 1;
      tr.replaceSelectionWith(table).setSelection(TextSelection.near(tr.doc.resolve(at)));
      const found = findTable(tr.selection.$from);
      const end = found ? found.pos + found.node.nodeSize : 0;
      // A table at the end of a text needs a paragraph after it, to type into.
      if (found && !tr.doc.resolve(end).nodeAfter) tr.insert(end, editor.schema.node("paragraph"));
      tr.scrollIntoView();
      return true;
    })
    .run();
}

/** Runs a ProseMirror command at the caret. */
export const runInTable = (editor: Tiptap, command: Command): boolean =>
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => command(state, dispatch))
    .run();

/** Moves the pen to the cell after or before; false outside a table and at its ends, where Tab leaves the text. */
export const toNextCell = (view: EditorView, isBack: boolean): boolean => goToNextCell(isBack ? -1 : 1)(view.state, view.dispatch);

/** Pastes copied cells from the caret on, growing the table; returns false outside a table, and for a slice without cells. */
export const fillCells = (view: EditorView, slice: Slice): boolean => handlePaste(view, new ClipboardEvent("paste"), slice);
