import { focusText, readFocus, type StyledLetters } from "@reserve/domain/rich-text";
import { redoDepth, undoDepth } from "@tiptap/pm/history";
import { NodeSelection } from "@tiptap/pm/state";
import { EditorContent, type Editor as Tiptap, useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { ControlAttributes } from "../fields/Field.tsx";
import {
  BoldIcon,
  BookPlusIcon,
  Heading2Icon,
  Heading3Icon,
  Heading4Icon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  QuoteIcon,
  Redo2Icon,
  SpaceIcon,
  SubscriptIcon,
  SuperscriptIcon,
  TextQuoteIcon,
  Undo2Icon,
} from "../icons/editor-icons.generated.ts";
import { MinusIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Toolbar, ToolbarButton, ToolbarGroup } from "../toolbar/Toolbar.tsx";
import { ImageDialog, LinkDialog } from "./dialogs.tsx";
import { countIn, documentOf, htmlOf, isGone } from "./document.ts";
import { EditorBox } from "./Editor.styles.ts";
import { extensionsOf } from "./extensions.ts";
import { paste } from "./paste.ts";
import { FrameFoot } from "./RichText.styles.ts";
import { ButtonsPlace, useGroupKeysId, useTakesButtons } from "./RichTextGroup.tsx";
import { type ChoosePicture, ProductCards, type TextPicture, type TextProducts } from "./sources.ts";
import { TableButtons } from "./TableButtons.tsx";
import { toNextCell } from "./tables.ts";
import { editorTexts } from "./texts.ts";
import { countOf } from "./typography.ts";
import { useDebouncedChange } from "./useDebouncedChange.ts";

const CLEAR = { top: 136, right: 0, bottom: 88, left: 0 };

interface EditorProps {
  control: ControlAttributes;
  labelId: string;
  keysId: string;
  value: string;
  onChange: (html: string) => void;
  /** Minimum height of the text in px. */
  height: number;
  isReadOnly: boolean;
  products: TextProducts | undefined;
  choosePicture: ChoosePicture | undefined;
  pastedLetters: StyledLetters;
}

/** The editable text, with its buttons and its count. */
export function Editor({
  control,
  labelId,
  keysId,
  value,
  onChange,
  height,
  isReadOnly,
  products,
  choosePicture,
  pastedLetters,
}: EditorProps) {
  const texts = useOwnTexts(editorTexts);
  const [isFrench, setIsFrench] = useState(true);
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const french = useRef(true);
  const canChoose = useRef(false);
  // The last text that was reported or received from outside.
  const written = useRef(value);
  // No edit since the text was received: the first letter is reported at once, so that the form knows it is being changed.
  const isUntouched = useRef(true);
  useEffect(() => {
    french.current = isFrench;
    canChoose.current = !isReadOnly && products?.choose !== undefined;
  }, [isFrench, isReadOnly, products]);
  const [extensions] = useState(() => extensionsOf(() => french.current));
  const [content] = useState(() => documentOf(value));

  const attributes: Record<string, string> = {
    id: control.id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    style: `min-height: ${height}px`,
  };
  if (control["aria-describedby"]) attributes["aria-describedby"] = control["aria-describedby"];
  if (control["aria-invalid"]) attributes["aria-invalid"] = "true";
  if (isReadOnly) {
    attributes["aria-readonly"] = "true";
    attributes.tabindex = "0";
  }

  const isGrouped = useGroupKeysId() !== null;
  const takeButtons = useTakesButtons(control.id);
  const editor = useEditor({
    extensions,
    content,
    editable: !isReadOnly,
    onFocus: takeButtons,
    // Their sheet would be blocked without a nonce; the necessary rules are in Editor.styles.ts.
    injectCSS: false,
    editorProps: {
      attributes,
      // The page's top bar and the buttons are above, the save bar below: the line with the caret must not be covered by them.
      scrollMargin: CLEAR,
      scrollThreshold: CLEAR,
      handleDOMEvents: {
        // Tab leaves the text, in lists too, so that there is no keyboard trap (WCAG 2.1.2). Ctrl+] and Ctrl+[ indent and outdent. In a table Tab
        // moves from cell to cell and leaves at its end.
        keydown: (view, event) => {
          if (event.altKey && event.key === "F10") {
            event.preventDefault();
            const bar = document.querySelector<HTMLElement>(
              `[role="toolbar"][aria-controls="${CSS.escape(control.id)}"] button[tabindex="0"]`,
            );
            bar?.focus();
            return true;
          }
          if ((event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === "l" && canChoose.current) {
            event.preventDefault();
            setOpenDialog("product");
            return true;
          }
          if (event.key !== "Tab") return false;
          if (!event.ctrlKey && !event.altKey && !event.metaKey && toNextCell(view, event.shiftKey)) event.preventDefault();
          return true;
        },
        paste: (view, event) => {
          if (!paste(view, event.clipboardData, null, pastedLetters)) return false;
          event.preventDefault();
          return true;
        },
        drop: (view, event) => {
          const place = view.dragging ? null : view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (!place || !paste(view, event.dataTransfer, place.pos, pastedLetters)) return false;
          event.preventDefault();
          return true;
        },
      },
    },
    onUpdate: () => {
      debouncedChange.later();
      if (isUntouched.current) debouncedChange.now();
      isUntouched.current = false;
    },
    onBlur: () => debouncedChange.now(),
  });
  const debouncedChange = useDebouncedChange(() => {
    if (isGone(editor)) return;
    written.current = htmlOf(editor);
    onChange(written.current);
  });

  // A text from outside replaces the content; our own reported text comes back unchanged.
  useEffect(() => {
    if (value === written.current) return;
    // Unreported edits are newer.
    if (debouncedChange.isDue()) return debouncedChange.now();
    written.current = value;
    isUntouched.current = true;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, debouncedChange, value]);

  return (
    <>
      {isReadOnly ? null : (
        <ButtonsPlace keys={texts.keys} textId={control.id}>
          <Buttons
            openDialog={openDialog}
            choosePicture={choosePicture}
            editor={editor}
            isFrench={isFrench}
            key={editor.instanceId}
            labelId={labelId}
            onAsk={setOpenDialog}
            onFrench={() => setIsFrench((was) => !was)}
            products={products}
            texts={texts}
            textId={control.id}
          />
        </ButtonsPlace>
      )}
      <EditorBox data-editor="">
        <ProductCards value={products?.card}>
          <EditorContent editor={editor} style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }} />
        </ProductCards>
      </EditorBox>
      <FrameFoot>
        <Count editor={editor} key={editor.instanceId} texts={texts} />
        {isReadOnly || isGrouped ? null : <span id={keysId}>{texts.keys}</span>}
      </FrameFoot>
    </>
  );
}

// Keyed by the editor, as the buttons are: state read from a destroyed editor does not apply to the next.
function Count({ editor, texts }: Pick<ButtonsProps, "editor" | "texts">) {
  const { words: wordCount, signs } = useEditorState({
    editor,
    selector: ({ editor: read }) => (isGone(read) ? countOf("") : countIn(read.state.doc)),
  });
  return <span>{texts.count(wordCount, signs)}</span>;
}

/** The open dialog. */
type OpenDialog = "link" | "image" | "product" | null;

interface ButtonsProps {
  openDialog: OpenDialog;
  onAsk: (openDialog: OpenDialog) => void;
  products: TextProducts | undefined;
  choosePicture: ChoosePicture | undefined;
  editor: Tiptap;
  textId: string;
  labelId: string;
  isFrench: boolean;
  onFrench: () => void;
  texts: (typeof editorTexts)["fr"];
}

/** Formatting buttons; each shows whether it applies at the caret. */
function Buttons({
  editor,
  textId,
  labelId,
  isFrench,
  onFrench,
  texts,
  openDialog,
  onAsk: setOpenDialog,
  products,
  choosePicture,
}: ButtonsProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: read }) => {
      const is = (name: string, level?: number) => !isGone(read) && read.isActive(name, level === undefined ? {} : { level });
      return {
        heading2: is("heading", 2),
        heading3: is("heading", 3),
        heading4: is("heading", 4),
        bold: is("bold"),
        italic: is("italic"),
        superscript: is("superscript"),
        subscript: is("subscript"),
        bulletList: is("bulletList"),
        orderedList: is("orderedList"),
        blockquote: is("blockquote"),
        link: is("link"),
        url: isGone(read) ? "" : String(read.getAttributes("link").href ?? ""),
        canUndo: !isGone(read) && undoDepth(read.state) > 0,
        canRedo: !isGone(read) && redoDepth(read.state) > 0,
      };
    },
  });
  const pen = () => editor.chain().focus();
  const picture = openDialog === "image" ? pictureIn(editor) : null;
  return (
    <>
      <Toolbar controls={textId} label={texts.toolbar} of={labelId} onLeave={() => editor.commands.focus()}>
        <ToolbarGroup>
          <ToolbarButton
            icon={<Heading2Icon />}
            isPressed={on.heading2}
            label={texts.heading2}
            onPress={() => pen().toggleHeading({ level: 2 }).run()}
            shortcut="Control+Alt+2"
          />
          <ToolbarButton
            icon={<Heading3Icon />}
            isPressed={on.heading3}
            label={texts.heading3}
            onPress={() => pen().toggleHeading({ level: 3 }).run()}
            shortcut="Control+Alt+3"
          />
          <ToolbarButton
            icon={<Heading4Icon />}
            isPressed={on.heading4}
            label={texts.heading4}
            onPress={() => pen().toggleHeading({ level: 4 }).run()}
            shortcut="Control+Alt+4"
          />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton
            icon={<BoldIcon />}
            isPressed={on.bold}
            label={texts.bold}
            onPress={() => pen().toggleBold().run()}
            shortcut="Control+B"
          />
          <ToolbarButton
            icon={<ItalicIcon />}
            isPressed={on.italic}
            label={texts.italic}
            onPress={() => pen().toggleItalic().run()}
            shortcut="Control+I"
          />
          <ToolbarButton
            icon={<SuperscriptIcon />}
            isPressed={on.superscript}
            label={texts.superscript}
            onPress={() => pen().toggleMark("superscript").run()}
            shortcut="Control+."
          />
          <ToolbarButton
            icon={<SubscriptIcon />}
            isPressed={on.subscript}
            label={texts.subscript}
            onPress={() => pen().toggleMark("subscript").run()}
            shortcut="Control+,"
          />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton
            icon={<ListIcon />}
            isPressed={on.bulletList}
            label={texts.bulletList}
            onPress={() => pen().toggleBulletList().run()}
            shortcut="Control+Shift+8"
          />
          <ToolbarButton
            icon={<ListOrderedIcon />}
            isPressed={on.orderedList}
            label={texts.orderedList}
            onPress={() => pen().toggleOrderedList().run()}
            shortcut="Control+Shift+7"
          />
          <ToolbarButton
            icon={<TextQuoteIcon />}
            isPressed={on.blockquote}
            label={texts.quote}
            onPress={() => pen().toggleBlockquote().run()}
            shortcut="Control+Shift+B"
          />
          <ToolbarButton icon={<MinusIcon />} label={texts.rule} onPress={() => pen().setHorizontalRule().run()} />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton icon={<LinkIcon />} isPressed={on.link} label={texts.link} onPress={() => setOpenDialog("link")} opens="dialog" />
          <ToolbarButton icon={<ImageIcon />} label={texts.image} onPress={() => setOpenDialog("image")} opens="dialog" />
          {products?.choose ? (
            <ToolbarButton
              icon={<BookPlusIcon />}
              label={texts.product}
              onPress={() => setOpenDialog("product")}
              opens="dialog"
              shortcut="Control+Shift+L"
            />
          ) : null}
        </ToolbarGroup>
        <TableButtons editor={editor} texts={texts} />
        <ToolbarGroup>
          <ToolbarButton icon={<QuoteIcon />} isPressed={isFrench} label={texts.typography} onPress={onFrench} />
          <ToolbarButton
            icon={<SpaceIcon />}
            label={texts.noBreakSpace}
            onPress={() => pen().insertContent({ type: "text", text: "\u00a0" }).run()}
            shortcut="Control+Shift+Space"
          />
        </ToolbarGroup>
        <ToolbarGroup>
          <ToolbarButton
            icon={<Undo2Icon />}
            isOff={!on.canUndo}
            label={texts.undo}
            onPress={() => pen().undo().run()}
            shortcut="Control+Z"
          />
          <ToolbarButton
            icon={<Redo2Icon />}
            isOff={!on.canRedo}
            label={texts.redo}
            onPress={() => pen().redo().run()}
            shortcut="Control+Y"
          />
        </ToolbarGroup>
      </Toolbar>
      {openDialog === "link" ? (
        <LinkDialog
          url={on.url}
          onClose={() => setOpenDialog(null)}
          onRemove={() => {
            setOpenDialog(null);
            pen().extendMarkRange("link").unsetLink().run();
          }}
          onSet={(href) => {
            setOpenDialog(null);
            setLink(editor, href);
          }}
          texts={texts}
        />
      ) : null}
      {openDialog === "image" ? (
        <ImageDialog
          choose={choosePicture}
          onClose={() => setOpenDialog(null)}
          onSet={({ url, description, focus }) => {
            setOpenDialog(null);
            const attrs = { src: url, alt: description, focus: focusText(focus) };
            if (picture) pen().updateAttributes("image", attrs).run();
            else pen().insertContent({ type: "image", attrs }).run();
          }}
          picture={picture}
          texts={texts}
        />
      ) : null}
      {openDialog === "product"
        ? products?.choose?.({
            onClose: () => setOpenDialog(null),
            onChoose({ ean, title, url }) {
              setOpenDialog(null);
              pen()
                .insertContent({ type: "product", attrs: { ean, title, href: url } })
                .run();
            },
          })
        : null}
    </>
  );
}

/** Returns the selected picture; null for another selection. */
function pictureIn(editor: Tiptap): TextPicture | null {
  if (!(editor.state.selection instanceof NodeSelection) || !editor.isActive("image")) return null;
  const { src, alt, focus } = editor.getAttributes("image") as { src: string; alt: string | null; focus: string | null };
  return { url: src, description: alt ?? "", focus: readFocus(focus) };
}

/** Turns the selection into a link; with an empty selection, inserts the URL as text. */
function setLink(editor: Tiptap, href: string): void {
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive("link")) {
    editor
      .chain()
      .focus()
      .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
      .run();
    return;
  }
  editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
}
