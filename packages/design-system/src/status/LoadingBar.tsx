import { type CSSProperties, useEffect, useState } from "react";
import { useTexts } from "../texts/TextsProvider.tsx";
import { LoadingTrack } from "./LoadingBar.styles.ts";

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
