import type { Log, LogLevel } from "../ports.ts";

const ORDER: LogLevel[] = ["debug", "info", "warn", "error", "silent"];

/** One JSON line an event on the error output, so that the standard output stays for people. */
export function consoleLog(least: LogLevel): Log {
  return (level, message, fields = {}) => {
    if (ORDER.indexOf(level) < ORDER.indexOf(least)) return;
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields })}\n`);
  };
}
