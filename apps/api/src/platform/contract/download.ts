import { contentDisposition } from "./content-disposition.ts";
import type { Download } from "./handlers.ts";

/** Whether a handler returned a file or a stream. */
export function isDownload(answer: unknown): answer is Download {
  if (typeof answer !== "object" || answer === null || !("body" in answer) || !("fileName" in answer)) return false;
  return answer.body instanceof Uint8Array || answer.body instanceof ReadableStream;
}

/** Returns the headers of a file or a stream: media type, file name, no caching by proxies. */
export function downloadHeaders(media: string, { fileName, contentType = media, body }: Download): Record<string, string> {
  if (contentType === "*/*") throw new Error("an operation of several media types gave a file of none");
  return {
    "Content-Type": contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType,
    ...(fileName === null ? {} : { "Content-Disposition": contentDisposition("attachment", fileName) }),
    ...(body instanceof Uint8Array ? { "Content-Length": String(body.byteLength) } : { "X-Accel-Buffering": "no" }),
  };
}

interface Packed {
  isDownload: true;
  fileName: string | null;
  base64: string;
}

/** Serializes a response for idempotent repetition: the bytes of a file become text. */
export function packDownload(answer: unknown): unknown {
  if (!isDownload(answer)) return answer;
  if (!(answer.body instanceof Uint8Array)) throw new Error("a repeatable write cannot answer a stream");
  let binary = "";
  for (let at = 0; at < answer.body.length; at += 0x8000) binary += String.fromCharCode(...answer.body.subarray(at, at + 0x8000));
  return { isDownload: true, fileName: answer.fileName, base64: btoa(binary) } satisfies Packed;
}

/** Restores the response that `packDownload` serialized. */
export function unpackDownload(saved: unknown): unknown {
  if (typeof saved !== "object" || saved === null || !("isDownload" in saved)) return saved;
  const { fileName, base64 } = saved as Packed;
  return { fileName, body: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) } satisfies Download;
}
