import { parentPort, Worker, workerData } from "node:worker_threads";
import { Profile, validateXsd } from "@stackforge-eu/factur-x";

const SCHEMA = "Factur-X";

/**
 * Returns the errors of these texts against the published schema of Factur-X (profile EN 16931), text by text. Runs in a thread, because the
 * validator writes to its globals.
 */
export async function schemaErrors(texts: readonly string[]): Promise<string[][]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: SCHEMA });
  try {
    return await new Promise<string[][]>((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", reject);
      thread.postMessage(texts);
    });
  } finally {
    await thread.terminate();
  }
}

if (workerData === SCHEMA)
  parentPort?.once("message", async (texts: readonly string[]) => {
    const found: string[][] = [];
    for (const text of texts) found.push((await validateXsd(text, Profile.EN16931)).errors.map(({ message }) => message));
    parentPort?.postMessage(found);
  });
