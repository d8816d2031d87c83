import type { LocaleCode } from "@reserve/client-variant";
import { parisDay } from "@reserve/domain";
import type { Download } from "../contract/handlers.ts";
import type { SheetCell, SheetColumn, SheetContent } from "./cells.ts";
import { csvPieces } from "./csv.ts";
import { xlsxPieces } from "./xlsx.ts";

/** Download formats of a table. */
export type SheetFormat = "csv" | "xlsx";

/** Language and time for which a table is written. */
export interface SheetReader {
  locale: LocaleCode;
  now: Date;
  format?: SheetFormat | undefined;
}

interface Sheet<Row> {
  /** File name without its extension. */
  name: string;
  columns: readonly SheetColumn<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

const CONTENT_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} satisfies Record<SheetFormat, string>;

/**
 * Returns a table as a file streamed from its source: one batch is in memory, and cancelling the stream stops reading. Rejects if the first batch
 * cannot be read, so that the response is a problem; later errors abort the stream.
 */
export async function sheetDownload<Row>(
  { name, columns, batches }: Sheet<Row>,
  { locale, now, format = "csv" }: SheetReader,
): Promise<Download> {
  const content: SheetContent = {
    headings: columns.map(([heading]) => heading[locale]),
    batches: mapped(batches, (row) => columns.map(([, cellOf]) => cellOf(row, locale))),
  };
  const pieces = format === "xlsx" ? xlsxPieces(content, { locale, now }) : csvPieces(content, locale);
  return { fileName: `${name}.${format}`, contentType: CONTENT_TYPES[format], body: await streamOf(pieces) };
}

async function* mapped<Row>(batches: AsyncIterable<readonly Row[]>, cellsOf: (row: Row) => readonly SheetCell[]) {
  for await (const rows of batches) yield rows.map(cellsOf);
}

/** Returns a stream of chunks, the first of which is already available. */
export async function streamOf(pieces: AsyncGenerator<Uint8Array, void>): Promise<ReadableStream<Uint8Array>> {
  let next: Promise<IteratorResult<Uint8Array, void>> | null = Promise.resolve(await pieces.next());
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await (next ?? pieces.next());
        next = null;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns a file name from its content and day, without an extension: `commandes-a-preparer-2026-11-30`. */
export function sheetName(words: readonly string[], now: Date): string {
  const name = words
    .map((word) =>
      word
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, "-")
        .replace(/^-+|-+$/g, ""),
    )
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 80);
  return `${name}-${parisDay(now)}`;
}
