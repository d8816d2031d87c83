import type { Log, LogLevel } from "../ports.ts";

const ORDER: LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** Returns a log with one JSON line per event on stderr; stdout is for people. */
export function consoleLog(least: LogLevel): Log {
  return (level, message, fields = {}) => {
    if (ORDER.indexOf(level) < ORDER.indexOf(least)) return;
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`);
  };
}
