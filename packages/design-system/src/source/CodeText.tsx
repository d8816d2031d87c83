import { type ReactNode, useState } from "react";
import { CopyButton } from "../actions/CopyButton.tsx";
import { ChevronRightIcon } from "../icons.ts";
import { useOwnTexts } from "../texts/TextsProvider.tsx";
import { Details, Source } from "./CodeText.styles.ts";
import { sourceTexts } from "./texts.ts";

interface CodeDetailsProps {
  /** Label of the line that opens it: « Données structurées ». */
  label: string;
  /** Content, rendered only while open. */
  children: ReactNode;
}

/** Rarely needed content behind a line that opens it; it is not rendered while closed. */
export function CodeDetails({ label, children }: CodeDetailsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <ChevronRightIcon size={14} />
        {label}
      </summary>
      {isOpen ? <div>{children}</div> : null}
    </Details>
  );
}

interface CodeTextProps {
  /** Accessible name of the text: « Données structurées ». */
  label: string;
  text: string;
}

/** A source text with its line breaks and a copy button. */
export function CodeText({ label, text }: CodeTextProps) {
  const texts = useOwnTexts(sourceTexts);
  return (
    <Source>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section aria-label={label} tabIndex={0}>
        <pre translate="no">{text}</pre>
      </section>
      <span>
        <CopyButton label={texts.copy(label)} value={text} />
      </span>
    </Source>
  );
}
