import type { ReactNode } from "react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";

/** Renders parts to static markup with their `<style>` tags, which styled-components takes over in the browser. */
export function drawToString(parts: ReactNode): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(createElement(StyleSheetManager, { sheet: sheet.instance }, parts));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
