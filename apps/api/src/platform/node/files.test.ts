import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tabFiles } from "../tab/ports.ts";
import { folderFiles, removeParts, verifyFolder } from "./files.ts";

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
  // The shell limits files to 0 blocks: same effect as a full disk.
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

it("a disk that fills up while a file is written keeps nothing of it", () => {
  const script = `process.on("SIGXFSZ", () => {}); const { folderFiles } = await import(${JSON.stringify(new URL("./files.ts", import.meta.url).href)});
    const files = folderFiles(${JSON.stringify(folder)});
    const stream = () => new Blob([new Uint8Array(100_000)]).stream();
    for (const write of [() => files.write("sounds/full", new Uint8Array(100_000)), () => files.store("uploads/full", stream(), 1_000_000)])
      await write().then(() => console.log("good"), (error) => console.log(error.code));`;
  const { stdout, stderr } = spawnSync(
    "sh",
    ["-c", 'ulimit -f 16; exec "$@"', "sh", process.execPath, "--input-type=module", "-e", script],
    { encoding: "utf8" },
  );
  expect([stdout.trim().split("\n"), stderr]).toEqual([["EFBIG", "EFBIG"], ""]);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual(["sounds", "uploads"]);
});

it("parts that a killed process left are removed, those that are still written to are not", async () => {
  mkdirSync(join(folder, "outbox"));
  const [old, young] = ["outbox/a.eml.part", "outbox/b.eml.part"].map((name) => join(folder, name)) as [string, string];
  for (const part of [old, young]) writeFileSync(part, "À : jeanne@example.fr");
  utimesSync(old, new Date(), new Date(Date.now() - 60_000));
  expect(await removeParts(folder, 30_000)).toBe(1);
  expect(readdirSync(join(folder, "outbox"))).toEqual(["b.eml.part"]);
  expect(await removeParts(folder, 0)).toBe(1);
  expect(readdirSync(join(folder, "outbox"))).toEqual([]);
  expect(await removeParts(join(folder, "missing"), 0)).toBe(0);
});

it("a file is opened whole or in part, on disk as in a tab", async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 251);
  for (const files of [folderFiles(folder), tabFiles()]) {
    await files.write("sounds/a", bytes);
    const read = async (start: number, end: number) => new Response(await files.open("sounds/a", { start, end })).bytes();
    expect(await files.size("sounds/a")).toBe(100_000);
    expect(await new Response(await files.open("sounds/a")).bytes()).toEqual(bytes);
    expect(await read(0, 0)).toEqual(bytes.subarray(0, 1));
    expect(await read(32_767, 65_536)).toEqual(bytes.subarray(32_767, 65_537));
    expect(await read(99_999, 99_999)).toEqual(bytes.subarray(99_999));
    expect([await files.size("sounds/b"), await files.open("sounds/b")]).toEqual([null, null]);
  }
});

it("a file that ends before its last byte fails, so that nobody takes half of it for the whole", async () => {
  const files = folderFiles(folder);
  await files.write("sounds/short", new Uint8Array(80_000));
  const opened = await files.open("sounds/short");
  truncateSync(join(folder, "sounds/short"), 50_000);
  await expect(new Response(opened).bytes()).rejects.toThrow("before its last byte");
});
