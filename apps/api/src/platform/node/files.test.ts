import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { verifyFolder } from "./files.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reserve-files-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a folder that takes files is found good, and left as it was", async () => {
  await verifyFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it("a disk without room is found out, and nothing is left on it", () => {
  // The shell may write no file longer than 0 blocks: what a full disk does to whoever writes, without a disk to fill.
  const script = `process.on("SIGXFSZ", () => {}); const { verifyFolder } = await import(${JSON.stringify(new URL("./files.ts", import.meta.url).href)});
    await verifyFolder(${JSON.stringify(folder)}).then(() => console.log("good"), (error) => console.log(error.code));`;
  const { stdout, stderr } = spawnSync(
    "sh",
    ["-c", 'ulimit -f 0; exec "$@"', "sh", process.execPath, "--input-type=module", "-e", script],
    { encoding: "utf8" },
  );
  expect([stdout.trim(), stderr]).toEqual(["EFBIG", ""]);
  expect(readdirSync(folder)).toEqual([]);
});
