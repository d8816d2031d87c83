import { useEffect } from "react";
import { useNavigationStart } from "./useNavigationStart.ts";
import { useNextScreen } from "./useNextScreen.ts";
import { type PageAhead, usePageAhead } from "./usePageAhead.ts";

/** Prefetches what the user is about to open, and reports the page that can be rendered before it is opened; null when there is none. */
export function LinkPrefetch({ onAhead }: { onAhead: (page: PageAhead | null) => void }) {
  const ahead = usePageAhead();
  useNavigationStart();
  useNextScreen();
  useEffect(() => onAhead(ahead), [ahead, onAhead]);
  return null;
}
