import type { ReactNode } from "react";
import { IconButton } from "../../actions/Button.tsx";
import { CircleCheckIcon, TriangleAlertIcon, XIcon } from "../../icons.ts";
import { useOwnTexts } from "../../texts/TextsProvider.tsx";
import { Report } from "./selection.styles.ts";
import { selectionTexts } from "./texts.ts";

/** A row and its outcome. */
export interface RefusedRow {
  id: string;
  /** Name of the row: « Commande 24131 ». */
  label: ReactNode;
  /** A sentence: the obstacle, what was done, or what remains to be done. */
  reason: ReactNode;
}

/** Lists up to this length are expanded initially. */
const FEW = 5;

interface BulkReportProps {
  /** Title of the action: « Expédition de 25 commandes ». */
  title: string;
  /** Number of successful rows. */
  doneCount: number;
  /** Rejected rows; keep them selected, so that the user can retry. */
  refused?: readonly RefusedRow[];
  /** Rows not processed because the user stopped the action; they stay selected too. */
  untouched?: readonly RefusedRow[];
  /** Successful rows with a remaining part. */
  partial?: readonly RefusedRow[];
  /** Successful rows, each with what was done; if set, every row is listed. */
  done?: readonly RefusedRow[];
  /** Buttons beside the one that closes it: go on, copy. */
  actions?: ReactNode;
  onDismiss: () => void;
}

/**
 * Report of a bulk action: number of successes, partial successes, rejections with their reasons, and rows not processed. Shown above the list until
 * it is closed.
 */
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
  const say = useOwnTexts(selectionTexts);
  const hasLeft = refused.length + untouched.length > 0;
  const rows = [...refused, ...untouched, ...partial, ...done];
  const sums = [
    say.done(doneCount) + (partial.length > 0 ? say.partial(partial.length) : ""),
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
