import type { StyledLetters } from "@reserve/domain/rich-text";
import { useId } from "react";
import { Field, type FieldProps } from "../fields/Field.tsx";
import { loadable } from "../loadable/loadable.ts";
import { Frame, FrameFoot } from "./RichText.styles.ts";
import { useGroupKeysId } from "./RichTextGroup.tsx";
import type { ChoosePicture, TextProducts } from "./sources.ts";

// The editor needs a DOM; until its code is there, and on a server, the plain text is rendered.
const Editor = loadable(async () => (await import("./Editor.tsx")).Editor, ReadableText);

/** Props of RichText. */
export interface RichTextProps extends FieldProps {
  /** HTML; elements and attributes that a rich text does not allow are removed. */
  value: string;
  /** Called with the cleaned HTML at every change; an empty text is `""`. */
  onChange: (html: string) => void;
  /** Minimum height in lines. */
  rows?: number;
  isReadOnly?: boolean;
  /** Rendering and picker of products; without it products are plain text. */
  products?: TextProducts | undefined;
  /** Picker of the media library; without it pictures are inserted by URL. */
  choosePicture?: ChoosePicture | undefined;
  /** Whether pasted text that is bold, italic, superscript or subscript only by its style stays so. */
  pastedLetters?: StyledLetters;
}

/** A rich-text field with headings, lists, tables, links and images; its text is readable before the editor is loaded. */
export function RichText({
  value,
  onChange,
  rows = 8,
  isReadOnly = false,
  products,
  choosePicture,
  pastedLetters = "marked",
  ...field
}: RichTextProps) {
  const labelId = useId();
  const ownKeysId = useId();
  const height = rows * 20 + 20;
  const groupKeysId = useGroupKeysId();
  const keysId = groupKeysId ?? ownKeysId;
  return (
    <Field {...field} describedBy={isReadOnly ? undefined : keysId} labelElement="span" labelId={labelId}>
      {(control) => (
        <Frame>
          <Editor
            choosePicture={choosePicture}
            control={control}
            height={height}
            isReadOnly={isReadOnly}
            keysId={keysId}
            labelId={labelId}
            onChange={onChange}
            pastedLetters={pastedLetters}
            products={products}
            value={value}
          />
        </Frame>
      )}
    </Field>
  );
}

/** The text without the editor, in its place and size. */
function ReadableText({ height, isReadOnly, value }: { height: number; isReadOnly: boolean; value: string }) {
  const isInGroup = useGroupKeysId() !== null;
  return (
    <>
      {isReadOnly || isInGroup ? null : <div data-reserved="" />}
      <div aria-busy="true" data-text="" style={{ minHeight: height }}>
        {plainText(value)}
      </div>
      <FrameFoot>&nbsp;</FrameFoot>
    </>
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", gt: ">", lt: "<", nbsp: "\u00a0", quot: '"' };

/** Returns the text of an HTML string, one line per paragraph, shown until the editor is loaded: rendered as text, whatever it contains. */
function plainText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|blockquote|t[dh])>(?!$)|<br>/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .replace(/&(amp|gt|lt|nbsp|quot);/g, (_, name: string) => entities[name] ?? "");
}
