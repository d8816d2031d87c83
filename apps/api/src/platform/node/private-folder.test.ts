import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeToOthers } from "./private-folder.ts";

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "reserve-private-"));
  folder = join(root, "data");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
/** Creates a folder and files with the modes of earlier versions. */
function makeOpen() {
  mkdirSync(join(folder, "database", "base"), { recursive: true });
  mkdirSync(join(folder, "outbox"));
  const files = ["server.lock", "database/PG_VERSION", "database/base/1", "outbox/a.eml"].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, "x");
  for (const file of files) chmodSync(file, 0o666);
  for (const made of ["", "database", "database/base", "outbox"]) chmodSync(join(folder, made), 0o755);
}

describe("the data folder", () => {
  it("is made for the server's account alone", async () => {
    expect(await closeToOthers(folder)).toEqual({ closed: 0, left: [] });
    expect(modeOf(folder)).toBe("700");
  });

  it("that is open is closed, with all its content, and is reported once", async () => {
    makeOpen();
    expect(await closeToOthers(folder)).toEqual({ closed: 8, left: [] });
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      expect([entry.name, modeOf(join(entry.parentPath, entry.name))]).toEqual([entry.name, entry.isDirectory() ? "700" : "600"]);
    expect(modeOf(folder)).toBe("700");
    expect(await closeToOthers(folder)).toEqual({ closed: 0, left: [] });
  });

  it("with other files is not closed: only the server's files in it", async () => {
    makeOpen();
    writeFileSync(join(folder, "holidays.jpg"), "x");
    chmodSync(join(folder, "holidays.jpg"), 0o644);
    expect(await closeToOthers(folder)).toEqual({ closed: 7, left: [folder] });
    expect([modeOf(folder), modeOf(join(folder, "holidays.jpg")), modeOf(join(folder, "outbox"))]).toEqual(["755", "644", "700"]);
  });

  it("is not left through a link", async () => {
    makeOpen();
    const outside = join(root, "outside");
    writeFileSync(outside, "x");
    chmodSync(outside, 0o644);
    symlinkSync(outside, join(folder, "outbox", "link"));
    await closeToOthers(folder);
    expect(modeOf(outside)).toBe("644");
  });
});
