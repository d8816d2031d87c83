import { parisDay } from "@reserve/domain";
import type { Clock, Ports } from "../ports.ts";
import type { VatNumberCheck, VatNumbers } from "../vat-numbers.ts";

/** Connection to VIES. */
export interface ViesOptions {
  /** Base URL of its REST API: `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  url: string;
  /** The shop's own VAT number: VIES gives a consultation number only to who says theirs. Null: none is given. */
  requester: string | null;
  clock: Clock;
  log: Ports["log"];
  milliseconds?: number;
}

/** Orders wait for the answer in their transaction. */
const LONGEST_WAIT_MILLISECONDS = 5_000;
/** After a failure nothing is asked for this long: many orders handed over at once must not wait one after the other. */
const PAUSE_MILLISECONDS = 60_000;

/**
 * Checks VAT numbers with VIES, which knows only whether a number is valid today: the result has the day it was asked on. A member state that does not
 * respond leaves a number unchecked, never invalid. Answers are kept until the day ends.
 */
export function viesVatNumbers({ url, requester, clock, log, milliseconds = LONGEST_WAIT_MILLISECONDS }: ViesOptions): VatNumbers {
  let known = new Map<string, VatNumberCheck>();
  let knownOn = "";
  let pausedUntil = 0;

  async function ask(number: string, day: string): Promise<VatNumberCheck> {
    const response = await fetch(`${url}/check-vat-number`, {
      method: "POST",
      redirect: "error",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({
        ...{ countryCode: number.slice(0, 2), vatNumber: number.slice(2) },
        ...(requester ? { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) } : {}),
      }),
      signal: AbortSignal.timeout(milliseconds),
    });
    return { ...checkIn(await response.json()), day };
  }

  return {
    async check(number) {
      const now = clock.now();
      const today = parisDay(now);
      if (knownOn !== today) {
        known = new Map();
        knownOn = today;
      }
      const before = known.get(number);
      if (before) return before;
      if (now.getTime() < pausedUntil) return { state: "Unchecked" };
      try {
        const check = await ask(number, today);
        known.set(number, check);
        return check;
      } catch (error) {
        pausedUntil = now.getTime() + PAUSE_MILLISECONDS;
        log("warn", "VAT number not checked", { error: error instanceof Error ? error.message : String(error) });
        return { state: "Unchecked" };
      }
    },
  };
}

/** Returns the check in an answer of VIES; throws on any other answer, such as `{ errorWrappers: [{ error: "MS_UNAVAILABLE" }] }`. */
function checkIn(answer: unknown): VatNumberCheck {
  const { valid, userError, requestIdentifier, errorWrappers } = Object(answer) as Record<string, unknown>;
  const isKnown = userError === undefined || userError === "VALID" || userError === "INVALID";
  if (typeof valid !== "boolean" || !isKnown || errorWrappers !== undefined)
    throw new Error(`VIES: ${String(JSON.stringify(errorWrappers ?? userError ?? null)).slice(0, 200)}`);
  const consultation = typeof requestIdentifier === "string" && /^[\w-]{1,60}$/.test(requestIdentifier) ? requestIdentifier : undefined;
  return { state: valid ? "Valid" : "Invalid", ...(consultation ? { consultation } : {}) };
}
