import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { xml } from "@codemirror/lang-xml";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from "react";
import type { ControlAttributes } from "../fields/Field.tsx";

/** Imperative handle of the editor. */
export interface CodeHandle {
  /** Moves the caret to the start of a line; lines count from 1. */
  goTo: (line: number) => void;
  /** Returns the caret offset in characters. */
  pen: () => number;
  /** Inserts a text at a position and places the caret after it. */
  put: (text: string, at: number) => void;
}

/** A selection, in signs from the start. */
export interface Place {
  from: number;
  to: number;
}

export interface CodeProps {
  control: ControlAttributes;
  labelId: string;
  language: "html" | "mjml";
  value: string;
  onChange: (value: string) => void;
  /** Pixels. */
  height: number;
  phrases: Readonly<Record<string, string>>;
  editor: RefObject<CodeHandle | null>;
  /** Caret position in the plain text field; null when it was not focused. */
  place: RefObject<Place | null>;
  /** Opens the choice of snippets; absent when there is nothing to choose from. */
  onInsert: (() => void) | undefined;
}

/**
 * Returns the CSP nonce of the page, read from an element that carries it; empty without a policy. The page's policy only accepts style sheets with
 * this nonce.
 */
const pageNonce = () => document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";

// The library copies these into its own sheet: variables of the tokens, so that both themes apply.
const look = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "var(--ink)", fontSize: "0.8125rem" },
  // The box around it shows the focus; with forced colours, the text itself does.
  "&.cm-focused": { outline: "none" },
  "@media (forced-colors: active)": { ".cm-content:focus": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
  ".cm-scroller": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace", lineHeight: "20px", overflow: "auto" },
  ".cm-content": { padding: "5px 0", caretColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--ink-muted)", borderRight: "1px solid var(--hairline)" },
  ".cm-lineNumbers .cm-gutterElement": { padding: "0 8px", minWidth: "32px" },
  ".cm-activeLine": { backgroundColor: "var(--hover)" },
  ".cm-content ::selection, .cm-line::selection": { backgroundColor: "Highlight", color: "HighlightText" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--accent-text)" },
  "&.cm-focused .cm-nonmatchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--danger-text)" },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    border: "1px solid var(--hairline-strong)",
    borderRadius: "6px",
    boxShadow: "var(--shadow-menu)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "2px 8px", lineHeight: "20px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
});

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword], color: "var(--accent-text)", fontWeight: "600" },
  { tag: [tags.attributeName, tags.propertyName], color: "var(--info-text)" },
  { tag: [tags.attributeValue, tags.string], color: "var(--warning-text)" },
  { tag: [tags.comment, tags.meta], color: "var(--ink-muted)", fontStyle: "italic" },
  { tag: [tags.angleBracket, tags.punctuation], color: "var(--ink-soft)" },
  { tag: tags.invalid, color: "var(--danger-text)" },
]);

/**
 * Replaces a selection without the browser's default handling: that would preserve the colours of the replaced text in an inline style, which the
 * page's policy blocks and reports.
 */
const writeOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const { data } = event;
    if (event.inputType !== "insertText" || data === null || empty || view.composing) return false;
    event.preventDefault();
    const write = () => view.state.update(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    const isTaken = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, data, write));
    if (!isTaken) view.dispatch(write());
    return true;
  },
});

/** The text with numbered lines and coloured tags; Tab indents, Escape and then Tab leaves. */
export function CodeMirror({ control, labelId, language, value, onChange, height, phrases, editor, place, onInsert }: CodeProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useRef(onChange);
  const insert = useRef(onInsert);
  // Values reported to `onChange` that have not come back as `value` yet: typing may be faster than the page's render.
  const reportedValues = useRef<string[]>([]);
  const described = control["aria-describedby"];
  const isInvalid = control["aria-invalid"];
  const attributes = useMemo(
    (): Record<string, string> => ({
      id: control.id,
      "aria-labelledby": labelId,
      ...(described ? { "aria-describedby": described } : {}),
      ...(isInvalid ? { "aria-invalid": "true" } : {}),
      spellcheck: "false",
      // Focusable in any case; explicit, so that tools recognize the scrolling region as reachable by keyboard.
      tabindex: "0",
    }),
    [control.id, labelId, described, isInvalid],
  );
  const locale = useRef(new Compartment());
  const first = useRef({ value, phrases, language, attributes });
  useEffect(() => {
    change.current = onChange;
    insert.current = onInsert;
  }, [onChange, onInsert]);

  // Created once; later changes are dispatched below.
  useLayoutEffect(() => {
    if (!box.current) return;
    const initial = first.current;
    const made = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: initial.value,
        selection: place.current ? { anchor: place.current.from, head: place.current.to } : undefined,
        extensions: [
          EditorView.cspNonce.of(pageNonce()),
          EditorState.phrases.of(initial.phrases),
          // Set from the first moment, for users who focus it before React has painted.
          locale.current.of(EditorView.contentAttributes.of(initial.attributes)),
          EditorView.lineWrapping,
          lineNumbers(),
          history(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          autocompletion(),
          highlightActiveLine(),
          syntaxHighlighting(colours),
          look,
          writeOver,
          initial.language === "html" ? html() : xml(),
          keymap.of([
            // When nothing can be inserted, the browser's own shortcut stays in effect.
            {
              key: "Mod-Shift-l",
              run: () => {
                insert.current?.();
                return insert.current !== undefined;
              },
            },
          ]),
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const text = update.state.doc.toString();
            reportedValues.current.push(text);
            change.current(text);
          }),
        ],
      }),
    });
    view.current = made;
    if (place.current) made.focus();
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [place]);

  useImperativeHandle(editor, () => ({
    goTo(line) {
      const made = view.current;
      if (!made) return;
      const { from } = made.state.doc.line(Math.min(Math.max(1, line), made.state.doc.lines));
      made.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      made.focus();
    },
    pen: () => view.current?.state.selection.main.head ?? 0,
    put(text, at) {
      const made = view.current;
      if (!made) return;
      made.dispatch({
        changes: { from: at, insert: text },
        selection: { anchor: at + text.length },
        effects: EditorView.scrollIntoView(at, { y: "center" }),
        userEvent: "input.paste",
      });
      made.focus();
    },
  }));

  // The value may also change from outside; our own reported input comes back unchanged.
  useEffect(() => {
    const made = view.current;
    const reportedIndex = reportedValues.current.lastIndexOf(value);
    // A value of our own that comes back while later ones are under way: treated as an external text, it would undo the letters typed since.
    if (reportedIndex >= 0) reportedValues.current.splice(0, reportedIndex + 1);
    else if (made && made.state.doc.toString() !== value) {
      made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: value } });
      reportedValues.current = [];
    }
  }, [value]);

  useEffect(() => {
    view.current?.dispatch({ effects: locale.current.reconfigure(EditorView.contentAttributes.of(attributes)) });
  }, [attributes]);

  return <div data-code="" ref={box} style={{ height }} />;
}
