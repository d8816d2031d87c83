import { cleanHtml } from "@reserve/domain/rich-text";
import { Editor } from "@tiptap/react";
import { describe, expect, it } from "vitest";
import { htmlOf } from "./document.ts";
import { extensionsOf } from "./extensions.ts";
import { copies } from "./paste.fixtures.ts";
import { sliceOf } from "./paste.ts";

const editor = new Editor({ element: null, extensions: extensionsOf(() => false), content: "" });

/** What the editor sends once this was pasted into an empty text. */
function pasted(html: string): string {
  editor.commands.setContent("");
  const { tr } = editor.state;
  editor.commands.setContent(tr.replaceSelection(sliceOf(html, editor.schema)).doc.toJSON());
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
});
