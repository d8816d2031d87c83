/** A folder in which others put files for the shop. */
export interface Inbox {
  /** The names of those that are there whole, the oldest first. */
  list(): Promise<string[]>;
  /** One of them, piece by piece; null when it has gone or become a link. */
  open(name: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Moves the file to the folder of done or rejected files, under the same name, with a number if that exists. */
  move(name: string, to: "done" | "refused"): Promise<void>;
}
