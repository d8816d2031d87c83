/** A folder in which others put files for the shop. */
export interface Inbox {
  /** The names of those that are there whole, the oldest first. */
  list(): Promise<string[]>;
  /** One of them, piece by piece; null when it has gone or become a link. */
  open(name: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Puts it aside, under the same name (with a number where one of that name lies there already), among those that are done or those that were refused. */
  move(name: string, to: "done" | "refused"): Promise<void>;
}
