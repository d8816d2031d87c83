import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { otherNetwork } from "../../testing/other-network.ts";
import { FolderInUse, FolderNotLockable, lockFolder } from "./lock.ts";

const MODULE = new URL("./lock.ts", import.meta.url).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reserve-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusalOf = async (take: () => unknown) => {
  try {
    await take();
  } catch (error) {
    return error as Error;
  }
  return expect.fail("nobody refused");
};

/** Starts another process that locks the folder, prints « in » or the reason, and stays until killed. */
async function neighbour(through: readonly string[] = []) {
  const script = `import { lockFolder } from ${JSON.stringify(MODULE)};
    setInterval(() => {}, 1000);
    try { lockFolder(${JSON.stringify(folder)}); gc(); console.log("in"); } catch (error) { console.log(error.name + ": " + error.message); }`;
  const [command = "", ...rest] = [...through, process.execPath, "--expose-gc", "--input-type=module", "-e", script];
  const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"], detached: true });
  const exit = once(child, "exit");
  const output = await new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => resolve(part.toString().trim()));
  });
  return {
    output,
    pid: child.pid,
    kill: async () => {
      // Including the processes in between.
      process.kill(-(child.pid ?? expect.fail("no process")), "SIGKILL");
      await exit;
    },
  };
}

/** Looked at from outside: to open and close the locked file here would free it. */
const everything = () =>
  readdirSync(folder).map((name) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return `${name} ${size} ${mtimeMs}`;
  });

describe("a data folder", () => {
  it("admits one, names it and its start to the next one without changing a byte, and admits that one afterwards", async () => {
    const unlock = lockFolder(folder);
    const before = everything();
    expect(readdirSync(folder)).toEqual(["server.holder.json", "server.lock"]);
    const refusal = await refusalOf(() => lockFolder(folder));
    expect(refusal).toBeInstanceOf(FolderInUse);
    expect(refusal.message).toContain(`par le processus ${process.pid} de la machine ${hostname()} depuis le `);
    expect(refusal.message).toMatch(/depuis le \d\d\/\d\d\/\d{4}/);
    expect(everything()).toEqual(before);
    await unlock();
    await lockFolder(folder)();
  });

  it.each([
    ["another process", () => []],
    ["another network, as another container is", otherNetwork],
  ])("taken here keeps out %s, and the other way round until that one is killed", async (_, through) => {
    const unlock = lockFolder(folder);
    const second = await neighbour(through());
    await second.kill();
    expect(second.output).toContain(`FolderInUse: Le dossier de données ${folder} est déjà utilisé par le processus ${process.pid} `);
    await unlock();
    const third = await neighbour(through());
    expect(third.output).toBe("in");
    const refusal = await refusalOf(() => lockFolder(folder));
    await third.kill();
    expect(refusal).toBeInstanceOf(FolderInUse);
    await lockFolder(folder)();
  });

  it("is free when its last holder was killed and another process has got that one's number", async () => {
    const lockOwner = { host: hostname(), pid: process.ppid, since: "2026-01-01T00:00:00Z" };
    writeFileSync(join(folder, "server.holder.json"), JSON.stringify(lockOwner));
    await lockFolder(folder)();
  });

  it("is still refused when its owner cannot be read", async () => {
    const unlock = lockFolder(folder);
    writeFileSync(join(folder, "server.holder.json"), "{half");
    expect((await refusalOf(() => lockFolder(folder))).message).toBe(
      `Le dossier de données ${folder} est déjà utilisé. Arrêtez-le, ou choisissez un autre DATA_DIR.`,
    );
    await unlock();
  });

  it("that takes no lock is not used", async () => {
    const refusal = await refusalOf(() => lockFolder(join(folder, "nowhere")));
    expect(refusal).toBeInstanceOf(FolderNotLockable);
    expect(refusal.message).toContain("Placez DATA_DIR sur un disque local");
  });
});
