import { safeUrl } from "@reserve/domain/rich-text";
import { Image } from "@tiptap/extension-image";
import type { Node } from "@tiptap/pm/model";
import { Plugin, Selection } from "@tiptap/pm/state";
import { Decoration, DecorationSet, type EditorView } from "@tiptap/pm/view";
import { Extension, type Extensions, Mark } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { Product } from "./product.tsx";
import { tables } from "./tables.ts";
import { typed } from "./typography.ts";

/** Creates a superscript or subscript mark; each excludes the other. */
const raised = (name: "superscript" | "subscript", tag: "sup" | "sub", shortcut: string) =>
  Mark.create({
    name,
    excludes: "superscript subscript",
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Returns decorations of the no-break spaces between two positions. */
function spacesIn(doc: Node, from: number, to: number): Decoration[] {
  const marks: Decoration[] = [];
  doc.nodesBetween(from, to, (node, position) => {
    for (const { index } of node.text?.matchAll(/[\u00a0\u202f]/g) ?? []) {
      marks.push(Decoration.inline(position + index, position + index + 1, { "data-space": "" }));
    }
  });
  return marks;
}

/** Underlines each no-break space, so that authors see it; only changed blocks are searched again. */
const visibleSpaces = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => DecorationSet.create(doc, spacesIn(doc, 0, doc.content.size)),
    apply(change, before) {
      if (!change.docChanged) return before;
      const { doc, mapping } = change;
      let marks = before.map(mapping, doc);
      mapping.maps.forEach((map, step) => {
        const since = mapping.slice(step + 1);
        map.forEach((_from, _to, start, end) => {
          const $from = doc.resolve(since.map(start, -1));
          const $to = doc.resolve(since.map(end, 1));
          const from = $from.depth > 0 ? $from.before(1) : $from.pos;
          const to = $to.depth > 0 ? $to.after(1) : $to.pos;
          marks = marks.remove(marks.find(from, to)).add(doc, spacesIn(doc, from, to));
        });
      });
      return marks;
    },
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

/** Inserts the typographic sign for the typed key. */
function typeSet(view: EditorView, from: number, to: number, key: string): boolean {
  const { state } = view;
  const $from = state.doc.resolve(from);
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 2), $from.parentOffset, undefined, "\ufffc");
  const result = typed(before, key);
  if (!result) return false;
  const change = state.tr.insertText(result.text, from - result.replaced, to);
  // When it replaces a whole text, the caret goes after the sign, not around it.
  view.dispatch(change.setSelection(Selection.near(change.doc.resolve(change.mapping.map(to)), -1)));
  return true;
}

interface PenOptions {
  /** Returns whether French typography applies; called at every key. */
  isFrench: () => boolean;
}

/** Typing rules: French typography, no-break space, indenting of lists. */
const Pen = Extension.create<PenOptions>({
  name: "pen",
  addOptions: () => ({ isFrench: () => true }),
  addKeyboardShortcuts() {
    return {
      "Mod-Shift-Space": () => this.editor.commands.insertContent({ type: "text", text: "\u00a0" }),
      "Mod-]": () => this.editor.commands.sinkListItem("listItem"),
      "Mod-[": () => this.editor.commands.liftListItem("listItem"),
    };
  },
  addProseMirrorPlugins() {
    const { isFrench } = this.options;
    return [
      visibleSpaces,
      new Plugin({
        props: { handleTextInput: (view, from, to, text) => isFrench() && text.length === 1 && typeSet(view, from, to, text) },
      }),
    ];
  },
});

/** An image with a focal point, which stays visible in crops. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      focus: {
        default: null,
        parseHTML: (image: HTMLElement) => image.getAttribute("data-focus"),
        renderHTML: ({ focus }: { focus?: string | null }) => (focus ? { "data-focus": focus } : {}),
      },
    };
  },
});

/** Returns the schema, which is the allow list, and the keys of the editor. */
export const extensionsOf = (isFrench: () => boolean): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
    dropcursor: { color: false },
    link: {
      autolink: false,
      linkOnPaste: true,
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url) => safeUrl(url, "href") !== null,
    },
  }),
  Picture.configure({ inline: true }),
  raised("superscript", "sup", "Mod-."),
  raised("subscript", "sub", "Mod-,"),
  ...tables,
  Product,
  Pen.configure({ isFrench }),
];
