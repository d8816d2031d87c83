import { CHANGES_CHANNEL, type Change, type Changes, readChange } from "../changes.ts";
import type { Log } from "../ports.ts";
import type { EmbeddedDatabase } from "./pglite.ts";

/** Change notifications received through the database; connects on the first listener. */
export interface OpenChanges extends Changes {
  close(): Promise<void>;
}

/** Creates the change notifications of the embedded database, which never misses any. */
export function embeddedChanges({ pglite }: EmbeddedDatabase, log: Log): OpenChanges {
  const listeners = new Set<{ onChange: (change: Change) => void; onGap: () => void }>();
  let hasBegun = false;
  let unlisten: (() => Promise<void>) | null = null;

  const hear = (payload: string) => {
    const change = readChange(payload);
    if (change) for (const { onChange } of listeners) onChange(change);
  };
  const begin = async () => {
    unlisten = await pglite.listen(CHANGES_CHANNEL, hear);
    // Events before this were missed.
    for (const { onGap } of listeners) onGap();
  };
  return {
    isLive: () => unlisten !== null,
    subscribe: (onChange, onGap) => {
      const listener = { onChange, onGap };
      listeners.add(listener);
      if (!hasBegun) {
        hasBegun = true;
        begin().catch((error: unknown) => log("warn", "changes are not heard", { error: String(error) }));
      }
      return () => {
        listeners.delete(listener);
      };
    },
    close: async () => {
      const stop = unlisten;
      unlisten = null;
      await stop?.().catch(() => undefined);
    },
  };
}
