/** A folder in which other systems place files for the shop. */
export interface Inbox {
  /** Returns the names of complete files, oldest first. */
  list(): Promise<string[]>;
  /** Returns a file's content in chunks; null if it was removed or became a link. */
  open(name: string): Promise<ReadableStream<Uint8Array> | null>;
  /** Moves the file to the folder of done or rejected files, under the same name, with a number if that exists. */
  move(name: string, to: "done" | "refused"): Promise<void>;
}
