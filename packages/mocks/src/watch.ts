import type { MockedFile } from "./mock.ts";

/** The stream of changes of these records: how they stand, and then nothing more, without an end. */
export function watch(ids: readonly number[], versionOf: (id: number) => number | undefined): MockedFile {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(": \n\n"));
      for (const id of ids) {
        const version = versionOf(id);
        if (version === undefined) continue;
        const changed = { id, version, userName: null, firstName: null };
        controller.enqueue(encoder.encode(`event: change\ndata: ${JSON.stringify(changed)}\n\n`));
      }
    },
  });
  return { fileName: null, body };
}
