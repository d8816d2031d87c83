import { cleanHtml, type StyledLetters } from "@reserve/domain/rich-text";
import { Editor } from "@tiptap/react";
import { describe, expect, it } from "vitest";
import { htmlOf } from "./document.ts";
import { extensionsOf } from "./extensions.ts";
import { copies } from "./paste.fixtures.ts";
import { sliceOf } from "./paste.ts";

const editor = new Editor({ element: null, extensions: extensionsOf(() => false), content: "" });

/** Returns the HTML that the editor reports after this was pasted into an empty text. */
function pasted(html: string, styledLetters: StyledLetters = "marked"): string {
  editor.commands.setContent("");
  const { tr } = editor.state;
  editor.commands.setContent(tr.replaceSelection(sliceOf(html, editor.schema, styledLetters)).doc.toJSON());
  return htmlOf(editor);
}

describe("what is pasted", () => {
  it("comes from ten programs", () => {
    expect(new Set(copies.map(({ from }) => from)).size).toBe(10);
  });

  it.each(copies.map((copy) => [copy.from, copy] as const))("%s", (_, { html, stored }) => {
    expect(pasted(html)).toBe(stored);
    expect(cleanHtml(stored)).toBe(stored);
    expect(pasted(stored)).toBe(stored);
  });

  it("loses what only styles say where that is wanted, and not a word", () => {
    const withoutMarks = (html: string) => html.replace(/<\/?(?:strong|em|su[bp])>/g, "");
    const lost = copies.filter(({ html, stored }) => {
      const plain = pasted(html, "plain");
      expect(withoutMarks(plain)).toBe(withoutMarks(stored));
      return plain !== stored;
    });
    expect(lost.map(({ from }) => from)).toEqual([
      "Google Docs: marks that styles set",
      "Google Docs: lists in lists",
      "Apple Mail: an answer with what it answers",
    ]);
  });
});
