const preparations = new Set<() => void>();

/** Registers a callback that runs before the console reloads or leaves by itself; returns its removal. */
export function beforeReload(prepare: () => void): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/** Call before every reload or navigation that the console itself starts: no question is shown, unsaved input stays as a draft. */
export function prepareReload(): void {
  for (const prepare of preparations) prepare();
}
