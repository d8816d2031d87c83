import type { ByteRange, Files } from "../ports.ts";
import { contentDisposition } from "./content-disposition.ts";
import { refuse } from "./refusals.ts";
import { API_CONTENT_SECURITY_POLICY } from "./security-headers.ts";

/** A success that is a stored file: its bytes are read from storage chunk by chunk while being sent. */
export interface StoredDownload {
  /** The file name for saving; null for inline display. */
  fileName: string | null;
  /** As stored. */
  contentType: string;
  /** Identifies exactly these bytes: the strong `ETag` without its quotes. */
  tag: string;
  size: number;
  open(range: ByteRange): ReturnType<Files["open"]>;
}

/** Media types that a browser may show inline: none of these can contain a script. */
const SHOWN = /^(?:image\/(?:avif|gif|jpeg|png|webp)|(?:audio|video)\/[\w.+-]+)$/;

/** Returns whether a handler's result is a stored file. */
export function isStoredDownload(answer: unknown): answer is StoredDownload {
  return typeof answer === "object" && answer !== null && "tag" in answer && "open" in answer;
}

/** Returns whether `If-None-Match` matches the quoted tag (RFC 9110, section 13.1.2). */
export function isKnownTag(ifNoneMatch: string | null, tag: string): boolean {
  const etags = (ifNoneMatch ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return etags.includes(tag) || etags.includes("*");
}

/** Responds with a stored file: complete, a range, or 304 (RFC 9110, section 13.2.2); throws 416 for a range outside it. */
export async function answerStored(
  { fileName, contentType, tag, size, open }: StoredDownload,
  { method, headers: requestHeaders }: Pick<Request, "method" | "headers">,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const etag = `"${tag}"`;
  const headers = { ...common, ETag: etag };
  if (isKnownTag(requestHeaders.get("If-None-Match"), etag)) return new Response(null, { status: 304, headers });
  const isShown = SHOWN.test(contentType);
  const described = {
    ...headers,
    "Content-Type": contentType,
    "Accept-Ranges": "bytes",
    // A browser that opens the file directly wraps it in a page that fetches it again, under this policy.
    "Content-Security-Policy": `${API_CONTENT_SECURITY_POLICY}; ${isShown ? "img-src 'self'; media-src 'self'; sandbox allow-same-origin" : "sandbox"}`,
    ...(fileName === null ? {} : { "Content-Disposition": contentDisposition(isShown ? "inline" : "attachment", fileName) }),
  };
  // Ranges are defined for GET only, and valid only while the caller's part is from the current file.
  const mayBePart = method === "GET" && [null, etag].includes(requestHeaders.get("If-Range"));
  const range = mayBePart ? readRange(requestHeaders.get("Range"), size) : null;
  if (range === "outside") throw refuse.rangeNotSatisfiable(size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const body = method === "HEAD" ? null : await open({ start, end });
  if (method !== "HEAD" && !body) throw refuse.notFound();
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...described,
      "Content-Length": String(end + 1 - start),
      ...(range ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
    },
  });
}

/** Parses a single byte range (RFC 9110, section 14.1.2); null for the whole file: no header, several ranges, another unit or a malformed one. */
function readRange(header: string | null, size: number): ByteRange | "outside" | null {
  const [, first = "", last = ""] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    if (Number(last) === 0) return "outside";
    return size === 0 ? null : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  if (last !== "" && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return "outside";
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
