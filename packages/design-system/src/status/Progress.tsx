import { type CSSProperties, useEffect, useState } from "react";
import { VisuallyHidden } from "../layout/VisuallyHidden.tsx";
import { useTexts } from "../texts/TextsProvider.tsx";
import { Bar, LoadingTrack, Segment, Segments, Track } from "./Progress.styles.ts";

interface ProgressSegmentsProps {
  /** How many of them are done. */
  done: number;
  /** How many cannot be done yet; drawn dashed at the end. */
  waiting?: number;
  total: number;
  /** The words that say the same: « 2/5 expédiés ». */
  label: string;
  /** Leaves the words to the page and draws the bar alone. */
  isLabelHidden?: boolean;
}

/** One box a thing, filled when it is done; more than twelve things become one bar. */
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
  /** The words for the value: « 120 sur 400 titres »; a percentage when absent. */
  valueText?: string | undefined;
  tone?: "accent" | "success" | "danger";
}

/** How far a long task has come; said aloud at its start, half way and at its end. */
export function ProgressBar({ label, value, valueText, tone = "accent" }: ProgressBarProps) {
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <>
      <Track
        aria-label={label}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={valueText ?? (percent === null ? undefined : `${percent}\u00a0%`)}
        data-tone={tone}
        data-unknown={percent === null || undefined}
        role="progressbar"
      >
        <Bar style={percent === null ? undefined : { width: `${percent}%` }} />
      </Track>
      {/* Heard three times: at the start, half way and at the end. */}
      <VisuallyHidden role="status">{percent === null ? "" : `${label}, ${percent - (percent % 50)}\u00a0%`}</VisuallyHidden>
    </>
  );
}

interface LoadingBarProps {
  /** True while something is on its way. */
  isLoading: boolean;
  /** Nothing is shown for a wait shorter than this; 200 ms when absent. */
  throttleMs?: number;
  /** How long the bar takes to come near its end; 5 s when absent. */
  durationMs?: number;
}

/** A thin line at the very top of the page that shows only waits that can be felt. */
export function LoadingBar({ isLoading, throttleMs = 200, durationMs = 5000 }: LoadingBarProps) {
  const texts = useTexts();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setIsShown(false);
      return;
    }
    const timer = setTimeout(() => setIsShown(true), throttleMs);
    return () => clearTimeout(timer);
  }, [isLoading, throttleMs]);
  if (!isShown) return null;
  return (
    <LoadingTrack aria-label={texts.loading} role="progressbar">
      <span style={{ "--duration": `${durationMs}ms` } as CSSProperties} />
    </LoadingTrack>
  );
}
