import { cleanHtml } from "@reserve/domain/rich-text";
import { fixTables } from "@tiptap/pm/tables";
import { Editor } from "@tiptap/react";
import { describe, expect, it } from "vitest";
import { hostile, randomTexts } from "../../../domain/src/rich-text/hostile.fixtures.ts";
import { documentOf, htmlOf } from "./document.ts";
import { extensionsOf } from "./extensions.ts";
import { writtenElsewhere, writtenTexts } from "./written.fixtures.ts";

/** Returns the HTML that the editor reports for a given text. */
function edited(editor: Editor, html: string): string {
  editor.commands.setContent(documentOf(html), { emitUpdate: false });
  return htmlOf(editor);
}

const texts = [...writtenTexts(500)];
const editor = new Editor({ element: null, extensions: extensionsOf(() => false) });

describe("a text that goes from the editor to the server and back", () => {
  it("is one of five hundred, no two alike, with everything that a text may hold", () => {
    expect(new Set(texts).size).toBe(500);
    const all = texts.join("");
    for (const mark of [
      "<h4>",
      "<ul><li><p>",
      '<ol start="',
      "<blockquote>",
      "<hr>",
      "<br>",
      "<img ",
      "<a href=",
      "<sup>",
      "<sub>",
      "<table>",
    ])
      expect(all).toContain(mark);
    for (const mark of ['colspan="2"', 'rowspan="2"', 'scope="row"', "<td></td>", "&nbsp;", "\u202f", "e\u0301", "📚", "  "])
      expect(all).toContain(mark);
  });

  it.each(Array.from({ length: 10 }, (_, index) => index * 50))("loses and gains not a byte: fifty texts from the %i-th on", (from) => {
    for (const html of texts.slice(from, from + 50)) {
      const sent = edited(editor, html);
      expect(sent).toBe(html);
      const stored = cleanHtml(sent);
      expect(stored).toBe(sent);
      expect(edited(editor, stored)).toBe(html);
      // Nor would the tables' own repair change anything once the user types.
      expect(fixTables(editor.state)).toBeUndefined();
    }
  });

  it.each(Array.from({ length: 10 }, (_, index) => index * 50))(
    "takes the editor's shape at once when another program wrote it, and keeps it: fifty texts from the %i-th on",
    (from) => {
      for (const html of texts.slice(from, from + 50)) {
        const stored = cleanHtml(writtenElsewhere(html));
        expect(edited(editor, stored)).toBe(html);
      }
    },
  );

  const others = [...hostile, ...randomTexts(500)];
  it.each(Array.from({ length: 10 }, (_, index) => index))(
    "stays what the editor made of it, whatever attacked or came in pieces: every tenth from the %i-th on",
    (first) => {
      for (const html of others.filter((_, index) => index % 10 === first)) {
        const sent = edited(editor, cleanHtml(html));
        expect(fixTables(editor.state), html).toBeUndefined();
        expect(cleanHtml(sent), html).toBe(sent);
        expect(edited(editor, sent), html).toBe(sent);
      }
    },
  );
});
