const preparations = new Set<() => void>();

/** Has something done before the console leaves or loads its page by itself; answers the way to take that back. */
export function beforeReload(prepare: () => void): () => void {
  preparations.add(prepare);
  return () => void preparations.delete(prepare);
}

/** To be called before every reload or departure that the console itself decides: nobody is asked, what is typed stays as a draft. */
export function prepareReload(): void {
  for (const prepare of preparations) prepare();
}
