import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useInBrowser } from "../browser/useInBrowser.ts";
import { PageOffPaper, PaperOnly, TablesOnPaper } from "./PrintOnly.styles.ts";

/** Print-only content, such as a `PrintLayout` of the open page; while present, the page itself is not printed. */
export function PrintOnly({ children }: { children: ReactNode }) {
  // A server has no printer, and no page to take off the paper.
  if (!useInBrowser()) return null;
  return createPortal(
    <>
      <PageOffPaper />
      <PaperOnly data-paper="">{children}</PaperOnly>
    </>,
    document.body,
  );
}

/** While it is there, Ctrl P prints the lists of the page as tables with their heads, without what only works on the screen. */
export function PrintableLists() {
  return <TablesOnPaper />;
}
