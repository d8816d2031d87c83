import type { ReactNode } from "react";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { PageRules, Paper, PaperFoot, PaperHead } from "./PrintLayout.styles.ts";
import { shellTexts } from "./texts.ts";

interface PrintLayoutProps {
  /** The sender of the paper: its name, and its postal address below it. */
  sender: ReactNode;
  /** « Bon de préparation », « Bon de livraison », « Facture ». */
  title: string;
  /** The record's number, in large figures. */
  number: string;
  /** Date, order, carrier: short facts at the right. */
  facts?: ReactNode;
  /** Recipient's `<address>`, placed in the window of an envelope. */
  recipient?: ReactNode;
  /** Legal notices at the end. */
  footer?: ReactNode;
  /** Tables and paragraphs; a table's header is repeated on each sheet, a row is never split. */
  children: ReactNode;
}

/** A document on A4 as it leaves the printer, black on white in every theme; the console around it stays off the paper. */
export function PrintLayout({ sender, title, number, facts, recipient, footer, children }: PrintLayoutProps) {
  const texts = useOwnTexts(shellTexts);
  return (
    <>
      <PageRules />
      <Paper aria-label={texts.page}>
        <PaperHead>
          <div>{sender}</div>
          <div>
            <h1>{title}</h1>
            <p>{number}</p>
            {facts}
          </div>
        </PaperHead>
        {recipient}
        {children}
        {footer ? <PaperFoot>{footer}</PaperFoot> : null}
      </Paper>
    </>
  );
}
