import { refuse } from "./refusals.ts";

/** The most bytes an operation reads, from who is signed in and from anybody: the longest that a guest sends is a sign-in of half a page. */
export const BODY_LIMITS = { user: 1_000_000, guest: 16_000 } as const;

/** The request's JSON; 413 as soon as it has more bytes than `limit`, 400 when it is no JSON. */
export async function readJsonBody(request: Request, limit: number): Promise<unknown> {
  const declared = Number(request.headers.get("Content-Length") ?? "0");
  if (declared > limit) throw refuse.tooLarge(limit);
  const media = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (media !== "application/json") {
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
    // The decoder's complaint: bytes that are no UTF-8.
    if (error instanceof TypeError)
      throw refuse.malformed({ fr: "Le corps de la requête n’est pas en UTF-8.", en: "The request body is not UTF-8." });
    throw error;
  }
}
