import { useLayoutEffect, useRef } from "react";
import { useWords, type Words } from "../texts/TextsProvider.tsx";
import { ProseBox } from "./RichText.styles.ts";
import { safeBox } from "./sanitize.ts";

/** What the frame of a table is called; apart from the editor's words, which only the editor loads. */
const words: Words<{ table: string }> = { fr: { table: "Tableau" }, en: { table: "Table" } };

interface SafeHtmlProps {
  /** Any HTML, from whatever source. */
  html: string;
}

/** A text with its headings, lists, tables, links and images; whatever else its HTML holds is left out. Links open in a tab of their own. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const { table: tableName } = useWords(words);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const safe = safeBox(html);
    for (const link of safe.querySelectorAll("a")) {
      link.rel = "noopener noreferrer";
      if (!link.getAttribute("href")?.startsWith("#")) link.target = "_blank";
    }
    // What is wider than the text is scrolled in a frame of its own, by keys too.
    for (const table of safe.querySelectorAll("table")) {
      const frame = safe.ownerDocument.createElement("div");
      Object.assign(frame, { role: "group", ariaLabel: tableName, tabIndex: 0 });
      frame.dataset.frame = "";
      table.replaceWith(frame);
      frame.append(table);
    }
    box.current?.replaceChildren(...safe.childNodes);
  }, [html, tableName]);
  return <ProseBox ref={box} />;
}
