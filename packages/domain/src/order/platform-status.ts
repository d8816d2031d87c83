/** Statuses that an approved platform reports of a paper, with their codes in the reform's life cycle (AFNOR XP Z12-012). */
export const platformCodes = { Deposited: 200, Refused: 210, Collected: 212, Rejected: 213 } as const;
/** A status that a platform reports: Déposée, Refusée (by the buyer), Encaissée, Rejetée (by the platform). */
export type ReportedStatus = keyof typeof platformCodes;
/** A code of `platformCodes`. */
export type PlatformCode = (typeof platformCodes)[ReportedStatus];
/** Every status of a paper that goes to a platform, in the order of a filter. */
export const platformStatuses = ["Waiting", "HandedOver", "Deposited", "Rejected", "Refused", "Collected"] as const;
/** One of `platformStatuses`. */
export type PlatformStatus = (typeof platformStatuses)[number];

/** A status as the platform reported it. */
export interface PlatformReport {
  /** Number of the paper. */
  number: string;
  code: PlatformCode;
  /** When it came about, as the platform dates it. */
  at: Date;
  reason: string | null;
}

/** Returns the status of a code; null for one that is not used here. */
export function statusOfCode(code: number): ReportedStatus | null {
  return STATUSES.find((status) => platformCodes[status] === code) ?? null;
}

/** Returns the code that counts of all that were reported, in whatever order: the latest by date, of one moment the one furthest in the cycle. */
export function latestCode(reports: readonly Pick<PlatformReport, "code" | "at">[]): PlatformCode | null {
  const latest = reports.toSorted((a, b) => a.at.getTime() - b.at.getTime() || RANK.indexOf(a.code) - RANK.indexOf(b.code)).at(-1);
  return latest?.code ?? null;
}

/** Whether the shop has to settle the paper with the platform or the buyer: it was rejected or refused. */
export function needsCorrection(status: PlatformStatus): boolean {
  return status === "Rejected" || status === "Refused";
}

/** Outcome of reading a file of statuses. */
export type StatusFile = { reports: readonly PlatformReport[] } | { fault: StatusFileFault };

/** Why a file of statuses was not read; `entry`: position of the faulty one, from 1. */
export type StatusFileFault =
  | { problem: "NotJson" | "NoList" }
  | { problem: "Entry"; entry: number; field: "number" | "status" | "at" | "reason" };

/** Reads a file of statuses, a JSON list of `{ number, status, at, reason? }`: all of it or nothing. */
export function readStatusFile(text: string): StatusFile {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    return { fault: { problem: "NotJson" } };
  }
  if (!Array.isArray(entries)) return { fault: { problem: "NoList" } };
  const reports: PlatformReport[] = [];
  for (const [index, entry] of entries.entries()) {
    const report = readEntry(entry);
    if (typeof report === "string") return { fault: { problem: "Entry", entry: index + 1, field: report } };
    reports.push(report);
  }
  return { reports };
}

function readEntry(entry: unknown): PlatformReport | "number" | "status" | "at" | "reason" {
  const { number, status, at, reason = null } = (typeof entry === "object" && entry !== null ? entry : {}) as Record<string, unknown>;
  if (typeof number !== "string" || !/^[\w./-]{1,40}$/.test(number)) return "number";
  const known = typeof status === "number" ? statusOfCode(status) : null;
  if (known === null) return "status";
  // With its offset: a moment without one would be read in the server's own zone.
  if (typeof at !== "string" || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(at)) return "at";
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return "at";
  if (reason !== null && typeof reason !== "string") return "reason";
  return { number, code: platformCodes[known], at: moment, reason: reason === null ? null : plainText(reason) };
}

/** Returns a text without control characters, which a database does not store; null for an empty one. */
function plainText(text: string): string | null {
  return (
    text
      .toWellFormed()
      .replaceAll(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, MOST_LETTERS) || null
  );
}

const STATUSES = Object.keys(platformCodes) as ReportedStatus[];
const RANK: readonly PlatformCode[] = [200, 212, 210, 213];
const MOST_LETTERS = 1_000;
