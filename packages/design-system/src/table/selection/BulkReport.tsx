import type { ReactNode } from "react";
import { IconButton } from "../../actions/Button.tsx";
import { CircleCheckIcon, TriangleAlertIcon, XIcon } from "../../icons.ts";
import { useWords } from "../../texts/TextsProvider.tsx";
import { Report } from "./selection.styles.ts";
import { words } from "./words.ts";

/** One row, and what became of it. */
export interface RefusedRow {
  id: string;
  /** How the person knows the row: « Commande 24131 ». */
  label: ReactNode;
  /** A sentence: what stands in the way, what was done, or what stays behind. */
  reason: ReactNode;
}

/** So many are read at once. */
const FEW = 5;

interface BulkReportProps {
  /** What was asked for: « Expédition de 25 commandes ». */
  title: string;
  /** How many rows it worked for. */
  doneCount: number;
  /** Keep these rows chosen, so that the person can try again. */
  refused?: readonly RefusedRow[];
  /** Not come to, because somebody stopped it; they stay chosen, too. */
  untouched?: readonly RefusedRow[];
  /** Those of the done ones of which something stays behind. */
  partial?: readonly RefusedRow[];
  /** Those that went well, each with what was done: give them and every row is named. */
  done?: readonly RefusedRow[];
  /** Buttons beside the one that closes it: go on, copy. */
  actions?: ReactNode;
  onDismiss: () => void;
}

/** What became of an action on many rows: how many went well, which of them only in part, which were refused and why, which were not come to. Stands above the list until it is closed. */
export function BulkReport({
  title,
  doneCount,
  refused = [],
  untouched = [],
  partial = [],
  done = [],
  actions,
  onDismiss,
}: BulkReportProps) {
  const say = useWords(words);
  const hasLeft = refused.length + untouched.length > 0;
  const rows = [...refused, ...untouched, ...partial, ...done];
  const sums = [
    partial.length > 0 ? `${say.done(doneCount)}${say.partial(partial.length)}` : say.done(doneCount),
    ...(refused.length > 0 ? [say.refused(refused.length)] : []),
    ...(untouched.length > 0 ? [say.untouched(untouched.length)] : []),
  ];
  return (
    <Report aria-label={title} data-refused={hasLeft || undefined}>
      {hasLeft ? <TriangleAlertIcon /> : <CircleCheckIcon />}
      <div role="status">
        <strong>{title}</strong> {`${sums.join(", ")}.${hasLeft ? ` ${say.stillSelected(refused.length, untouched.length)}` : ""}`}
      </div>
      <span>
        {actions}
        <IconButton icon={<XIcon />} label={say.dismiss} onClick={onDismiss} />
      </span>
      {rows.length > 0 ? (
        <details open={rows.length <= FEW}>
          <summary>{done.length + untouched.length > 0 ? say.showRows(rows.length) : say.showReasons(rows.length)}</summary>
          <ul>
            {rows.map(({ id, label, reason }) => (
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
