import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useInBrowser } from "../browser/useInBrowser.ts";
import { PageOffPaper, PaperOnly, TablesOnPaper } from "./PrintOnly.styles.ts";

interface PrintOnlyProps {
  /** Content of the printed page. */
  children: ReactNode;
}

/** Print-only content, such as a `PrintLayout` of the open page; while present, the page itself is not printed. */
export function PrintOnly({ children }: PrintOnlyProps) {
  // A server has no document to portal into.
  if (!useInBrowser()) return null;
  return (
    <>
      <PageOffPaper />
      {createPortal(<PaperOnly data-paper="">{children}</PaperOnly>, document.body)}
    </>
  );
}

/** While mounted, Ctrl P prints the lists of the page as tables with headers, without controls. */
export function PrintableLists() {
  return <TablesOnPaper />;
}
