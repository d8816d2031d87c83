import { fromAzerty } from "@reserve/domain";

/** Slower than any scanner, faster than any hand. */
const SCAN_GAP_MS = 50;
const SCAN_LENGTH = 8;

/** Distinguishes a scanner's keystrokes from typing. */
export interface BurstReader {
  /** Processes a key and its time in milliseconds; returns the code completed by Enter, or null. */
  read(key: string, at: number): string | null;
  /** Number of keys in the burst. */
  length(): number;
}

/** Detects scanner bursts by the gap between keys (`gapMs`); digits are recognized on a French keyboard too. */
export function createBurstReader(gapMs = SCAN_GAP_MS): BurstReader {
  let burst = "";
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    read(key, at) {
      const isQuick = at - lastAt < gapMs;
      if (key.length === 1) {
        burst = isQuick ? burst + key : key;
        lastAt = at;
        return null;
      }
      if (key !== "Enter") return null;
      const code = isQuick && burst.length >= SCAN_LENGTH ? fromAzerty(burst) : "";
      burst = "";
      // The scanner may prefix the symbology identifier of the bar code (`]E0`, `$E0` on AZERTY); the consumer of the code parses that too.
      return /^(?:[\]$£][a-z]\d)?[\d\s-]*\d[\dX\s-]*$/i.test(code) ? code : null;
    },
    length: () => burst.length,
  };
}
