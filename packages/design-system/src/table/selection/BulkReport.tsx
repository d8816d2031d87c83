import type { ReactNode } from "react";
import { IconButton } from "../../actions/Button.tsx";
import { CircleCheckIcon, TriangleAlertIcon, XIcon } from "../../icons.ts";
import { useWords } from "../../texts/TextsProvider.tsx";
import { Report } from "./selection.styles.ts";
import { words } from "./words.ts";

/** One row that the server refused, and why. */
export interface RefusedRow {
  id: string;
  /** How the person knows the row: « Commande 24131 ». */
  label: ReactNode;
  /** A sentence: what stands in the way. */
  reason: ReactNode;
}

interface BulkReportProps {
  /** What was asked for: « Expédition de 25 commandes ». */
  title: string;
  /** How many rows it worked for. */
  doneCount: number;
  /** Keep these rows chosen, so that the person can try again. */
  refused?: readonly RefusedRow[];
  onDismiss: () => void;
}

/** What became of an action on many rows: how many went well, which were refused and why. Stands above the list until it is closed. */
export function BulkReport({ title, doneCount, refused = [], onDismiss }: BulkReportProps) {
  const say = useWords(words);
  const hasRefused = refused.length > 0;
  return (
    <Report aria-label={title} data-refused={hasRefused || undefined}>
      {hasRefused ? <TriangleAlertIcon /> : <CircleCheckIcon />}
      <div role="status">
        <strong>{title}</strong>{" "}
        {`${say.done(doneCount)}${hasRefused ? `, ${say.refused(refused.length)}. ${say.stillSelected(refused.length)}` : "."}`}
      </div>
      <IconButton icon={<XIcon />} label={say.dismiss} onClick={onDismiss} />
      {hasRefused ? (
        <details open={refused.length <= 3}>
          <summary>{say.showReasons(refused.length)}</summary>
          <ul>
            {refused.map(({ id, label, reason }) => (
              <li key={id}>
                <strong>{label}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Report>
  );
}
