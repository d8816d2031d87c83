import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

const MODULE = new URL("./supervise.ts", import.meta.url).href;

/** Starts a process whose thread runs the script, and waits for its first output. */
async function start(script: string) {
  const main = `import { supervise } from ${JSON.stringify(MODULE)}; supervise(new URL(${JSON.stringify(`data:text/javascript,${encodeURIComponent(script)}`)}));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", main], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const heard = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => {
        output += part.toString();
        resolve();
      });
  });
  const ended = once(child, "exit") as Promise<[code: number | null, signal: string | null]>;
  await heard;
  return { child, ended, output: () => output };
}

describe("a supervised server", () => {
  it.each([
    ["in a loop", 'console.log("here"); setTimeout(() => { for (;;); }, 50)'],
    [
      "in a stop that never ends",
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {}); console.log("here")',
    ],
    ["in waiting for another", 'console.log("here"); setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 50)'],
  ])("that hangs %s ends within three seconds of a signal", async (_, script) => {
    const { child, ended } = await start(script);
    const startedAt = performance.now();
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - startedAt).toBeLessThan(3_500);
  });

  it("ends normally when it is asked to stop, and only once", async () => {
    const { child, ended, output } = await start(`
      import { parentPort } from "node:worker_threads";
      let asked = 0;
      parentPort.on("message", () => { asked += 1; setTimeout(() => { console.log("asked " + asked); process.exit(0); }, 200); });
      console.log("here");
    `);
    child.kill("SIGINT");
    child.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(output()).toBe("here\nasked 1\n");
  });

  it.each([
    ["says why it cannot start", 'console.error("the port is taken"); process.exit(1)', 1, /^the port is taken\n$/],
    ["fails", 'throw new Error("out of ideas")', 1, /Error: out of ideas/],
  ])("that %s ends the process with its code and its words", async (_, script, code, words) => {
    const { ended, output } = await start(script);
    expect(await ended).toEqual([code, null]);
    expect(output()).toMatch(words);
  });
});
