import { expect, it } from "vitest";
import { classifyDatabaseError } from "./errors.ts";

const systemError = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

it("takes a connection that was broken off for a database that cannot be reached, and a missing file for none", () => {
  expect(classifyDatabaseError(new Error("Failed query", { cause: systemError("ECONNABORTED", "write") }))).toBe("unavailable");
  // PostgreSQL's socket in the file system, while the server is not there.
  expect(classifyDatabaseError(systemError("ENOENT", "connect"))).toBe("unavailable");
  expect(classifyDatabaseError(systemError("ENOENT", "open"))).toBe("unknown");
});

it("distinguishes a full disk, of the database or of the files, from a read-only database", () => {
  const queryError = (code: string) => new Error("Failed query", { cause: Object.assign(new Error("no"), { code }) });
  expect(["53100", "ENOSPC", "EDQUOT", "25006"].map((code) => classifyDatabaseError(queryError(code)))).toEqual([
    ...["full", "full", "full", "unavailable"],
  ]);
});
