import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FolderInUse, lockByFile, lockFolder } from "./lock.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reserve-lock-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const [name, lock] of [
  ["this system's lock", lockFolder],
  ["the lock by file", lockByFile],
] as const) {
  describe(name, () => {
    it("lets one in, tells the next one who and since when, and lets it in afterwards", async () => {
      const unlock = await lock(folder);
      const before = readdirSync(folder);
      const refusal = await lock(folder).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(FolderInUse);
      expect((refusal as FolderInUse).message).toContain(String(process.pid));
      expect((refusal as FolderInUse).message).toMatch(/depuis le \d\d\/\d\d\/\d{4}/);
      expect(readdirSync(folder)).toEqual(before);
      await unlock();
      await (await lock(folder))();
    });
  });
}

describe("the lock by file", () => {
  it("does not stay behind a process that was killed", async () => {
    writeFileSync(join(folder, "reserve.lock"), JSON.stringify({ pid: 2 ** 22 + 1, since: "2026-01-01T00:00:00Z" }));
    await (await lockByFile(folder))();
    writeFileSync(join(folder, "reserve.lock"), "{half");
    await (await lockByFile(folder))();
  });
});
