import { type CSSProperties, useEffect, useState } from "react";
import { useTexts } from "../texts/TextsProvider.tsx";
import { LoadingTrack } from "./LoadingBar.styles.ts";

interface LoadingBarProps {
  /** True while something is loading. */
  isLoading: boolean;
  /** Delay before the bar is shown, in ms; 200 by default. */
  throttleMs?: number;
  /** Time the bar takes to approach its end, in ms; 5000 by default. */
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
