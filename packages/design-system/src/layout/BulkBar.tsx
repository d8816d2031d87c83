import type { ReactNode } from "react";
import { BulkBox } from "./BulkBar.styles.ts";

interface BulkBarProps {
  /** « 3 commandes sélectionnées ». */
  title: ReactNode;
  /** A second line, such as « Choisir les 312 résultats ». */
  detail?: ReactNode;
  /** Names the bar for screen readers. */
  label: string;
  /** Buttons, the main one first. */
  children: ReactNode;
}

/** Actions on the selected rows, floating at the bottom. */
export function BulkBar({ title, detail, label, children }: BulkBarProps) {
  return (
    <BulkBox aria-label={label} data-bar="bulk">
      <div>
        <strong role="status">{title}</strong>
        {detail}
      </div>
      {children}
    </BulkBox>
  );
}
