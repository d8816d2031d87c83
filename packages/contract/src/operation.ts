/** Facts of an operation apart from its types. */
export interface OperationOfArea<Area extends string = string> {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  readonly path: string;
  readonly area: Area;
  /** Any of these claims is required; empty: signing in is sufficient. */
  readonly claims: readonly string[];
  /** True if no sign-in is required. */
  readonly isPublic: boolean;
  readonly isWrite: boolean;
  /** Media type of a success: JSON, a file, or a stream; any if each response specifies its own. */
  readonly media: "application/json" | "text/csv" | "application/pdf" | "application/zip" | "*/*" | "image/webp" | "text/html" | "text/plain" | "text/event-stream";
  readonly needsIdempotencyKey: boolean;
  /** True: every call needs `If-Match`; an operation that needs it for some of its requests only says so in its description. */
  readonly needsVersion: boolean;
  /** Areas whose cached reads this write makes stale. */
  readonly makesStale: readonly Area[];
}
