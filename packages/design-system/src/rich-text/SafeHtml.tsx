import { useLayoutEffect, useRef } from "react";
import { ProseBox } from "./RichText.styles.ts";
import { safeBox } from "./sanitize.ts";

interface SafeHtmlProps {
  /** Any HTML, from whatever source. */
  html: string;
}

/** A text with its headings, lists, links and images; whatever else its HTML holds is left out. Links open in a tab of their own. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const safe = safeBox(html);
    for (const link of safe.querySelectorAll("a")) {
      link.rel = "noopener noreferrer";
      if (!link.getAttribute("href")?.startsWith("#")) link.target = "_blank";
    }
    box.current?.replaceChildren(...safe.childNodes);
  }, [html]);
  return <ProseBox ref={box} />;
}
