import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { folderInbox } from "./inbox.ts";

let folder: string;
let inbox: ReturnType<typeof folderInbox>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reserve-inbox-"));
  inbox = folderInbox(folder, () => Date.now() + 60_000);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const readIn = (kind: string) =>
  Object.fromEntries(
    readdirSync(join(folder, kind))
      .sort()
      .map((name) => [name, readFileSync(join(folder, kind, name), "utf8")]),
  );

describe("the watched folder", () => {
  it("keeps every file that was put aside under one name", async () => {
    for (const text of ["lundi", "mardi", "mercredi"]) {
      put("stock.csv", text);
      await inbox.move("stock.csv", "done");
    }
    expect(readIn("done")).toEqual({ "stock.csv": "lundi", "stock (2).csv": "mardi", "stock (3).csv": "mercredi" });
    expect(await inbox.list()).toEqual([]);
    // A file removed by hand leaves nothing behind.
    await inbox.move("stock.csv", "refused");
    expect(readIn("refused")).toEqual({});
  });

  it("lists a file that was put there before the clock was put back, and none that may still be written", async () => {
    put("stock.csv", "titre");
    expect(await folderInbox(folder, () => Date.now() - 3_600_000).list()).toEqual(["stock.csv"]);
    expect(await folderInbox(folder).list()).toEqual([]);
  });

  it("neither lists nor opens a link, also when it took a file's place after the listing", async () => {
    const outside = mkdtempSync(join(tmpdir(), "reserve-outside-"));
    writeFileSync(join(outside, "secret"), "secret");
    symlinkSync(join(outside, "secret"), join(folder, "linked.csv"));
    mkdirSync(join(folder, "inner"));
    put("stock.csv", "titre");
    expect(await inbox.list()).toEqual(["stock.csv"]);
    expect(await inbox.open("linked.csv")).toBeNull();
    const opened = await inbox.open("stock.csv");
    rmSync(join(folder, "stock.csv"));
    symlinkSync(join(outside, "secret"), join(folder, "stock.csv"));
    await expect(new Response(opened).text()).rejects.toThrow();
    rmSync(outside, { recursive: true, force: true });
  });
});
