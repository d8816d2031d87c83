import { useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Bar, Segment, Segments, Track } from "./Progress.styles.ts";

interface ProgressSegmentsProps {
  /** Number of items that are done. */
  done: number;
  /** Number of items that cannot be done yet; drawn dashed at the end. */
  waiting?: number;
  total: number;
  /** Text equivalent: « 2/5 expédiés ». */
  label: string;
  /** Hides the label, when the page shows it elsewhere. */
  isLabelHidden?: boolean;
}

/** Renders one box per item, filled when it is done; more than twelve items become one bar. */
export function ProgressSegments({ done, waiting = 0, total, label, isLabelHidden = false }: ProgressSegmentsProps) {
  const isPartial = done > 0 && done < total;
  return (
    <Segments>
      {isLabelHidden ? null : isPartial ? <strong>{label}</strong> : <span>{label}</span>}
      <span aria-label={label} role="img">
        {total <= 12 ? (
          Array.from({ length: total }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no identity but their place
            <Segment data-state={index < done ? "done" : index >= total - waiting ? "waiting" : undefined} key={index} />
          ))
        ) : (
          <Track>
            <Bar style={{ width: `${(done / total) * 100}%` }} />
          </Track>
        )}
      </span>
    </Segments>
  );
}

interface ProgressBarProps {
  /** Names what advances. */
  label: string;
  /** 0 to 1; null while the extent is unknown. */
  value: number | null;
  /** Text of the value: « 120 sur 400 titres »; a percentage by default. */
  valueText?: string | undefined;
  tone?: "accent" | "success" | "danger";
}

/** Progress of a long task; announced with `valueText` at its start, half way and at its end. */
export function ProgressBar({ label, value, valueText, tone = "accent" }: ProgressBarProps) {
  const texts = useTexts();
  // Rounded down: an unfinished task must not show 100 %. The summand is for 0.29, which times 100 is slightly less than 29.
  const percent = value === null ? null : Math.floor(Math.min(1, Math.max(0, value)) * 100 + 1e-6);
  const words = valueText ?? (percent === null ? null : texts.percent(percent));
  const half = percent === null ? null : Math.floor(percent / 50);
  const [announcement, setAnnouncement] = useState({ half, words, label });
  // Announced three times, each time with the text shown at that moment.
  if (announcement.half !== half || announcement.label !== label) setAnnouncement({ half, words, label });
  return (
    <>
      <Track
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={words ?? undefined}
        data-tone={tone}
        data-unknown={percent === null || undefined}
        role="progressbar"
      >
        <Bar style={percent === null ? undefined : { width: `${percent}%` }} />
      </Track>
      <VisuallyHidden role="status">{announcement.half === null ? "" : `${announcement.label}, ${announcement.words}`}</VisuallyHidden>
    </>
  );
}
