import type { OperationId } from "@reserve/contract";
import type { MockedFile } from "./mock.ts";

type Entity = "document" | "message";

/** What whoever watches a record is told. */
interface Changed {
  id: number;
  version: number;
  userName: string | null;
  firstName: string | null;
  operation?: OperationId;
}

const watchers = new Set<(entity: Entity, changed: Changed) => void>();

/** Tells everybody who watches such a record of the mocked shop. */
export function tellWatchers(entity: Entity, changed: Changed): void {
  for (const tell of watchers) tell(entity, changed);
}

/** The stream of changes of these records: first how they stand, then what `tellWatchers` says of them. */
export function watch(watched: Entity, ids: readonly number[], versionOf: (id: number) => number | undefined): MockedFile {
  const encoder = new TextEncoder();
  let tell: ((entity: Entity, changed: Changed) => void) | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      tell = (entity, changed) => {
        if (entity !== watched || !ids.includes(changed.id)) return;
        controller.enqueue(encoder.encode(`event: change\ndata: ${JSON.stringify(changed)}\n\n`));
      };
      watchers.add(tell);
      controller.enqueue(encoder.encode(": \n\n"));
      for (const id of ids) {
        const version = versionOf(id);
        if (version !== undefined) tell(watched, { id, version, userName: null, firstName: null });
      }
    },
    cancel: () => {
      if (tell) watchers.delete(tell);
    },
  });
  return { fileName: null, body };
}
