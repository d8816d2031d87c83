import { useEffect, useState } from "react";

/** A value that follows the given one once it has rested; an emptied text follows at once. */
export function useDebounced(value: string, delayMs = 250): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return value === "" ? "" : rested;
}
