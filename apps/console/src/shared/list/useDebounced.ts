import { useEffect, useState } from "react";

/** Returns the value after it has been stable for a delay; an empty text follows at once. */
export function useDebounced(value: string, delayMs = 250): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === "" ? "" : rested;
}
