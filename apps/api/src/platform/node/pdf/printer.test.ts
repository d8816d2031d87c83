import { afterEach, describe, expect, it } from "vitest";
import { Refusal } from "../../contract/refusals.ts";
import type { Printer, Sheet } from "../../print.ts";
import { type PrintLimits, pdfPrinter } from "./printer.ts";

/** Code of a thread that does what the sheet's title requests. */
const obedient = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    const kept = [];
    parentPort.postMessage("ready");
    parentPort.on("message", ({ sheet: { title } }) => {
      if (title === "hang") for (;;);
      if (title === "eat") for (;;) kept.push(Array.from({ length: 10000 }, () => ({})));
      if (title === "end") process.exit(0);
      if (title === "fail") return parentPort.postMessage({ error: new Error("no such glyph") });
      parentPort.postMessage({ bytes: new Uint8Array(Number(title)) });
    });
  `)}`,
);

const limits: PrintLimits = { milliseconds: 2_000, startMilliseconds: 10_000, waiting: 3, bytes: 1_000, megabytesOfMemory: 32 };
const open: { close(): Promise<void> }[] = [];
const printer = () => {
  const made = pdfPrinter(limits, obedient);
  open.push(made);
  return made;
};
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

const sheet = (title: string): Sheet => ({
  ...{ language: "fr", title, sender: [], facts: [], addresses: [], columns: [], rows: [], sums: [], notes: [], pageLabel: "" },
  madeAt: new Date(0),
});
const refusalOf = async (made: Promise<unknown>) => {
  const error = await made.catch((reason: unknown) => reason);
  return error instanceof Refusal ? error.details : expect.fail(`no refusal: ${String(error)}`);
};
const lengthOf = async (by: Printer, title: string) => (await by.sheet(sheet(title))).byteLength;

describe("the printer", () => {
  it.each([["hang"], ["eat"], ["end"], ["1001"]])(
    "asked to « %s » says that it did not succeed, and prints what comes next",
    async (title) => {
      const one = printer();
      const [{ status, headers, message }, next] = await Promise.all([refusalOf(one.sheet(sheet(title))), lengthOf(one, "7")]);
      expect([status, headers, message.fr]).toEqual([
        503,
        { "Retry-After": "5" },
        "L’impression n’a pas abouti. Réessayez dans un instant.",
      ]);
      expect(next).toBe(7);
    },
  );

  it("does not count the start of its thread as a job’s time, and keeps a thread that starts late", async () => {
    const slow = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort, threadId } from "node:worker_threads";
        await new Promise((resolve) => setTimeout(resolve, 1500));
        parentPort.postMessage("ready");
        parentPort.on("message", () => parentPort.postMessage({ bytes: new Uint8Array(threadId) }));
      `)}`,
    );
    const patient = pdfPrinter({ ...limits, milliseconds: 1_000 }, slow);
    const hasty = pdfPrinter({ ...limits, startMilliseconds: 600 }, slow);
    open.push(patient, hasty);
    expect(await lengthOf(patient, "1")).toBeGreaterThan(0);
    expect((await refusalOf(hasty.sheet(sheet("1")))).status).toBe(503);
    // A new thread for each job would never be ready in time.
    await refusalOf(hasty.sheet(sheet("1")));
    expect(await lengthOf(hasty, "1")).toBeGreaterThan(0);
  });

  it("keeps nobody else waiting", async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 10);
    await refusalOf(printer().sheet(sheet("hang")));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
  });

  it("lets no more wait than it may, in order", async () => {
    const one = printer();
    const made = ["1", "2", "3", "4", "5"].map((title) => lengthOf(one, title));
    expect(await Promise.allSettled(made)).toMatchObject([
      { value: 1 },
      { value: 2 },
      { value: 3 },
      { value: 4 },
      { reason: { details: { status: 503 } } },
    ]);
  });

  it("passes a bug on unchanged", async () => {
    await expect(printer().sheet(sheet("fail"))).rejects.toThrow("no such glyph");
  });

  it("ends at once when it is closed, whatever it is at", async () => {
    const one = printer();
    const all = ["hang", "7"].map((title) => refusalOf(one.sheet(sheet(title))));
    const began = performance.now();
    await one.close();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([503, 503]);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect((await refusalOf(one.sheet(sheet("7")))).status).toBe(503);
  });
});
