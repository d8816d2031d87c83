import { type ReactNode, type RefObject, useId, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../actions/Button.tsx";
import type { ControlAttributes, FieldProps } from "../fields/Field.tsx";
import { Field } from "../fields/Field.tsx";
import { splitField } from "../fields/TextField.tsx";
import { BookPlusIcon } from "../icons/editor-icons.generated.ts";
import { CircleAlertIcon } from "../icons.ts";
import { loadable } from "../loadable/loadable.ts";
import { PreviewFrame } from "../preview/PreviewFrame.tsx";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Below, CodeBox, Halves, Plain, Problems, SideBySide } from "./CodeEditors.styles.ts";
import type { CodeHandle, CodeProps, Place } from "./CodeMirror.tsx";
import type { Problem } from "./problems.ts";
import { codeTexts } from "./texts.ts";

// The editor needs a page; until its code is there, and on a server, the plain field is.
const CodeMirror = loadable(async () => (await import("./CodeMirror.tsx")).CodeMirror, PlainText);

/** Request to insert something at the caret, with a callback for the choice. */
interface Inserting {
  source: string;
  pen: number;
  onChoose: (text: string, at: number) => void;
  onClose: () => void;
}

/** A choice that inserts a snippet into the text, as an alternative to typing it. */
export interface Insertion {
  /** « Insérer un bloc ». */
  label: string;
  ask: (inserting: Inserting) => ReactNode;
}

interface CodeEditorProps extends FieldProps {
  value: string;
  /** Called with the new text at every key. */
  onChange: (value: string) => void;
  /** HTML preview beside the text; null for none. */
  preview: string | null;
  /** Problems reported by the compiler, in order. */
  problems?: readonly Problem[];
  /** Lines that are visible without moving. */
  rows?: number;
  /** Insertion at the caret, by button and Ctrl Shift L. */
  insertion?: Insertion | undefined;
}

/** Props of HtmlEditor. */
export interface HtmlEditorProps extends Omit<CodeEditorProps, "preview"> {
  /** HTML preview beside the text; the text itself by default. */
  preview?: string | null;
}

/** An HTML editor with line numbers, and a preview beside it. */
export function HtmlEditor({ preview, ...props }: HtmlEditorProps) {
  return <CodeField {...props} language="html" preview={preview === undefined ? props.value : preview} />;
}

/** An MJML editor with a preview of the mail beside it and the compiler's problems below; a problem links to its line. */
export function MjmlEditor(props: CodeEditorProps) {
  return <CodeField {...props} language="mjml" />;
}

function CodeField(props: CodeEditorProps & Pick<CodeProps, "language">) {
  const [field, { value, onChange, preview, problems = [], rows = 16, insertion, language }] = splitField(props);
  const texts = useOwnTexts(codeTexts);
  const labelId = useId();
  const keysId = useId();
  const editor = useRef<CodeHandle>(null);
  const place = useRef<Place | null>(null);
  const [pen, setPen] = useState<number | null>(null);
  const ask = () => setPen(editor.current?.pen() ?? 0);
  const label = typeof field.label === "string" ? field.label : "";
  const height = rows * 20 + 10;
  return (
    <SideBySide>
      <Halves>
        <Field
          {...field}
          describedBy={keysId}
          help={
            <>
              {field.help ? <p>{field.help}</p> : null}
              <p id={keysId}>
                {texts.keys} {insertion ? texts.insertKey : null}
              </p>
            </>
          }
          labelElement="span"
          labelId={labelId}
        >
          {(control) => {
            const shared = { control, editor, height, labelId, onChange, place, value };
            return (
              <>
                <CodeBox>
                  <CodeMirror {...shared} language={language} onInsert={insertion ? ask : undefined} phrases={texts.phrases} />
                </CodeBox>
                {insertion ? (
                  <Below>
                    <Button aria-haspopup="dialog" aria-keyshortcuts="Control+Shift+L" icon={<BookPlusIcon />} onClick={ask}>
                      {insertion.label}
                    </Button>
                  </Below>
                ) : null}
                {problems.length > 0 ? (
                  <Problems>
                    <p role="status">
                      <CircleAlertIcon size={14} />
                      {texts.problems(problems.length)}
                    </p>
                    <ol>
                      {problems.map(({ line, message }) => (
                        <li key={`${line} ${message}`}>
                          <button onClick={() => editor.current?.goTo(line)} type="button">
                            <span>{texts.line(line)}</span> {message}
                          </button>
                        </li>
                      ))}
                    </ol>
                  </Problems>
                ) : null}
              </>
            );
          }}
        </Field>
        {insertion && pen !== null
          ? insertion.ask({
              source: value,
              pen,
              onClose: () => setPen(null),
              onChoose(text, at) {
                // Closing the dialog returns the focus first; then the editor focuses the text.
                flushSync(() => setPen(null));
                editor.current?.put(text, at);
              },
            })
          : null}
        <PreviewFrame html={preview} title={texts.preview(label)} width="tablet" />
      </Halves>
    </SideBySide>
  );
}

interface PlainTextProps {
  control: ControlAttributes;
  labelId: string;
  value: string;
  onChange: (value: string) => void;
  height: number;
  editor: RefObject<CodeHandle | null>;
  /** Caret position when the full editor took over. */
  place: RefObject<Place | null>;
}

/** The same text in a plain textarea until the editor is loaded; input and caret position are preserved. */
function PlainText({ control, labelId, value, onChange, height, editor, place }: PlainTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(editor, () => ({
    goTo(line) {
      const start =
        value
          .split("\n")
          .slice(0, line - 1)
          .join("\n").length + (line > 1 ? 1 : 0);
      area.current?.focus();
      area.current?.setSelectionRange(start, start);
    },
    pen: () => area.current?.selectionStart ?? 0,
    put(text, at) {
      onChange(value.slice(0, at) + text + value.slice(at));
      area.current?.focus();
    },
  }));
  const note = () => {
    if (area.current) place.current = { from: area.current.selectionStart, to: area.current.selectionEnd };
  };
  return (
    <Plain
      {...control}
      aria-labelledby={labelId}
      onBlur={() => {
        place.current = null;
      }}
      onChange={(event) => {
        note();
        onChange(event.target.value);
      }}
      onFocus={note}
      onSelect={note}
      ref={area}
      spellCheck={false}
      style={{ height }}
      value={value}
    />
  );
}
