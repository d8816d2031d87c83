import type { Budget } from "@reserve/contract/document";
import { refuse, type Sentence } from "./contract/refusals.ts";

const MINUTE_MILLISECONDS = 60_000;
/** Seconds after which a caller with too many concurrent requests may retry. */
const WAIT_SECONDS = 10;

/** Gives each caller a budget for expensive work, so that one caller cannot delay another. */
export interface Turns {
  /**
   * Waits for the caller's turn; returns an idempotent function that releases it. `lane` identifies the caller and the budget. Throws 429 beyond the
   * budget, and 503 if `signal` aborts while waiting, because the caller has gone.
   */
  take(lane: string, budget: Budget, signal: AbortSignal): Promise<() => void>;
}

interface Lane {
  underWay: number;
  waiting: (() => void)[];
  /** Turns used in the minute that ends at `minuteEnd`. */
  taken: number;
  minuteEnd: number;
}

/** Creates the turns of one process. `milliseconds` is a monotonic clock. */
export function openTurns(milliseconds: () => number = () => performance.now()): Turns {
  const lanes = new Map<string, Lane>();

  function spend(lane: Lane, { atOnce, waiting, perMinute }: Budget): void {
    const now = milliseconds();
    if (now >= lane.minuteEnd) Object.assign(lane, { taken: 0, minuteEnd: now + MINUTE_MILLISECONDS });
    if (lane.taken >= perMinute) {
      const seconds = Math.max(1, Math.ceil((lane.minuteEnd - now) / 1_000));
      throw refuse.tooMany(seconds, tooOften(seconds));
    }
    if (lane.underWay >= atOnce && lane.waiting.length >= waiting) throw refuse.tooMany(WAIT_SECONDS, tooManyAtOnce(atOnce + waiting));
    lane.taken += 1;
  }

  function giveBack(lane: Lane): void {
    const next = lane.waiting.shift();
    // The turn is passed on, so the number of running ones is unchanged.
    if (next) next();
    else lane.underWay -= 1;
  }

  return {
    take: async (name, budget, signal) => {
      const lane = lanes.get(name) ?? { underWay: 0, waiting: [], taken: 0, minuteEnd: 0 };
      lanes.set(name, lane);
      spend(lane, budget);
      if (lane.underWay < budget.atOnce) lane.underWay += 1;
      else await waitIn(lane, signal);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        giveBack(lane);
      };
    },
  };
}

function waitIn(lane: Lane, signal: AbortSignal): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const leave = () => {
      lane.waiting = lane.waiting.filter((one) => one !== enter);
      reject(refuse.unavailable());
    };
    const enter = () => {
      signal.removeEventListener("abort", leave);
      resolve();
    };
    if (signal.aborted) {
      reject(refuse.unavailable());
      return;
    }
    lane.waiting.push(enter);
    signal.addEventListener("abort", leave, { once: true });
  });
}

function tooOften(seconds: number): Sentence {
  const isOne = seconds === 1;
  return {
    fr: `Trop de demandes en une minute. Réessayez dans ${seconds} ${isOne ? "seconde" : "secondes"}.`,
    en: `Too many requests in a minute. Try again in ${seconds} ${isOne ? "second" : "seconds"}.`,
  };
}

function tooManyAtOnce(most: number): Sentence {
  const isOne = most === 1;
  return {
    fr: `Trop de demandes à la fois : ${isOne ? "une est déjà en cours" : `${most} sont déjà en cours`}. Réessayez dans ${WAIT_SECONDS} secondes.`,
    en: `Too many requests at a time: ${isOne ? "one is already under way" : `${most} are already under way`}. Try again in ${WAIT_SECONDS} seconds.`,
  };
}
