import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type TextsByLocale, useOwnTexts } from "../texts/TextsProvider.tsx";
import { ProseBox } from "./RichText.styles.ts";
import { safeBox } from "./sanitize.ts";
import type { TextProduct, TextProducts } from "./sources.ts";

/** Label of a table's frame; separate from the editor's texts, which only the editor loads. */
const words: TextsByLocale<{ table: string }> = { fr: { table: "Tableau" }, en: { table: "Table" } };

interface SafeHtmlProps {
  /** Any HTML, from whatever source. */
  html: string;
  /** Renders catalogue products in the text as cards; without it they are links. */
  card?: TextProducts["card"] | undefined;
}

/** Renders sanitized HTML with headings, lists, tables, links and images; everything else is removed. Links open in a new tab. */
export function SafeHtml({ html, card }: SafeHtmlProps) {
  const { table: tableName } = useOwnTexts(words);
  const box = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly { place: HTMLElement; product: TextProduct }[]>([]);
  const hasCards = card !== undefined;
  useLayoutEffect(() => {
    const safe = safeBox(html);
    const found = [...(hasCards ? safe.querySelectorAll<HTMLElement>("a[data-ean]") : [])].map((link) => {
      const place = safe.ownerDocument.createElement("span");
      place.dataset.product = "";
      link.replaceWith(place);
      return { place, product: { ean: link.dataset.ean ?? "", title: link.textContent } };
    });
    for (const link of safe.querySelectorAll("a")) {
      link.rel = "noopener noreferrer";
      if (!link.getAttribute("href")?.startsWith("#")) link.target = "_blank";
    }
    // Tables wider than the text scroll in a frame of their own, by keyboard too.
    for (const table of safe.querySelectorAll("table")) {
      const frame = safe.ownerDocument.createElement("div");
      Object.assign(frame, { role: "group", ariaLabel: tableName, tabIndex: 0 });
      frame.dataset.frame = "";
      table.replaceWith(frame);
      frame.append(table);
    }
    box.current?.replaceChildren(...safe.childNodes);
    setPlaces(found);
  }, [html, tableName, hasCards]);
  return (
    <>
      <ProseBox ref={box} />
      {card ? places.map(({ place, product }) => createPortal(card(product), place)) : null}
    </>
  );
}
