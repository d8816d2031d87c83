import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useInBrowser } from "../browser/useInBrowser.ts";
import { PageOffPaper, PaperOnly, TablesOnPaper } from "./PrintOnly.styles.ts";

/** What only the printer sees, such as a `PrintLayout` made from the open page; as long as it is there, the page itself stays off the paper. */
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
