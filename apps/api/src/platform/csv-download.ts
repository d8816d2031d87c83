import type { Download } from "./contract/handlers.ts";

interface CsvSource<Row> {
  fileName: string;
  /** What stands above the rows. */
  head: string;
  /** Rows a batch at a time; the first is read before anything is answered. */
  batches: AsyncGenerator<readonly Row[], void>;
  print: (rows: readonly Row[]) => string;
  onFailure: (error: unknown) => void;
}

/** A sheet that grows while it is read: nothing is held but a batch, and whoever goes away stops the reading. */
export async function csvDownload<Row>({ fileName, head, batches, print, onFailure }: CsvSource<Row>): Promise<Download> {
  const encoder = new TextEncoder();
  // Read before anything is answered: a database that is away is still a problem and no broken file.
  const first = await batches.next();
  let waiting: string | null = head + print(first.value ?? []);
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          if (waiting === null) {
            const { done, value } = await batches.next();
            // An empty piece would leave the reader waiting for the next one.
            waiting = done ? "" : print(value);
          }
          if (waiting === "") controller.close();
          else controller.enqueue(encoder.encode(waiting));
          waiting = null;
        } catch (error) {
          onFailure(error);
          controller.error(error);
        }
      },
      cancel: async () => {
        await batches.return();
      },
    },
    { highWaterMark: 1 },
  );
  return { fileName, body };
}

/** Words as a file's name says them: small letters and figures, hyphens between. */
export function fileNameOf(words: readonly string[]): string {
  return words
    .map((word) =>
      word
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-+|-+$/g, ""),
    )
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 80);
}
