import type { Files } from "../ports.ts";
import { refuse } from "./refusals.ts";

/** An uploaded file and where it is stored. The handler decides whether it stays: a file that no response claims is deleted. */
export interface Upload {
  /** Name of the file in `ports.files`. */
  file: string;
  size: number;
  /** SHA-256. */
  digest: string;
}

/**
 * Stores the file of a request as it streams in. Throws 413 as soon as it exceeds `most` bytes or the file limit, 400 when it is empty or
 * of another media type.
 */
export async function readUpload(request: Request, files: Files, most: number): Promise<Upload> {
  const limit = Math.min(most, files.limit);
  if (Number(request.headers.get("Content-Length") ?? "0") > limit) throw refuse.tooLarge(limit);
  if (mediaOf(request) !== "application/octet-stream") {
    throw refuse.malformed({ fr: "Le corps de la requête doit être un fichier.", en: "The request body must be a file." });
  }
  const file = `uploads/${crypto.randomUUID()}`;
  const stored = request.body ? await storeBody(request.body, file, files, limit) : { size: 0, digest: "" };
  if (!stored) throw refuse.tooLarge(limit);
  if (stored.size === 0) {
    await files.remove(file);
    throw refuse.malformed({ fr: "Ce fichier est vide.", en: "This file is empty." });
  }
  return { file, ...stored };
}

async function storeBody(body: ReadableStream<Uint8Array>, file: string, files: Files, limit: number) {
  const reader = body.getReader();
  try {
    const stored = await files.store(file, piecesOf(reader), limit);
    if (!stored) await dropRest(reader, limit);
    return stored;
  } catch (error) {
    // The sender closed the connection: same as a truncated request.
    if (error instanceof Error && /abort|premature|ECONNRESET|terminated/i.test(`${error.name} ${error.message}`)) {
      throw refuse.malformed({ fr: "Le fichier n’est pas arrivé entier.", en: "The file did not arrive whole." });
    }
    await dropRest(reader, limit);
    throw error;
  }
}

/** Returns a stream over a reader; cancelling it does not cancel the reader, so that the rest can still be discarded. */
function piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Discards the rest of a body, up to `most` bytes: the server closes a connection whose request was only partly read. */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<void> {
  try {
    for (let size = 0; size <= most; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender closed the connection: there is nothing left to discard.
  }
}

const mediaOf = (request: Request) => (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();

/** Maximum body size in bytes for signed-in users and guests; a guest's longest request is a sign-in of half a page. */
export const BODY_LIMITS = { user: 1_000_000, guest: 16_000 } as const;

/** Returns the request's JSON; throws 413 as soon as it exceeds `limit` bytes, 400 if it is not JSON. */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const declared = Number(request.headers.get("Content-Length") ?? "0");
  if (declared > limit) throw refuse.tooLarge(limit);
  if (mediaOf(request) !== "application/json") {
    throw refuse.malformed({ fr: "Le corps de la requête doit être du JSON.", en: "The request body must be JSON." });
  }
  const text = await readText(request, limit);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse.malformed({ fr: "Le corps de la requête n’est pas du JSON.", en: "The request body is not JSON." });
  }
}

async function readText(request: Request, limit: number): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let size = 0;
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > limit) {
        await reader.cancel();
        throw refuse.tooLarge(limit);
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    // Thrown by the decoder for invalid UTF-8.
    if (error instanceof TypeError)
      throw refuse.malformed({ fr: "Le corps de la requête n’est pas en UTF-8.", en: "The request body is not UTF-8." });
    throw error;
  }
}
