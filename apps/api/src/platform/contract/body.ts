import { refuse } from "./refusals.ts";

/** The most bytes an operation reads. */
const BODY_LIMIT = 1_000_000;

/** The request's JSON; 413 as soon as it grows too large, 400 when it is no JSON. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const declared = Number(request.headers.get("Content-Length") ?? "0");
  if (declared > BODY_LIMIT) throw refuse.tooLarge();
  const media = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (media !== "application/json") {
    throw refuse.malformed({ fr: "Le corps de la requête doit être du JSON.", en: "The request body must be JSON." });
  }
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse.malformed({ fr: "Le corps de la requête n’est pas du JSON.", en: "The request body is not JSON." });
  }
}

async function readText(request: Request): Promise<string> {
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
      if (size > BODY_LIMIT) {
        await reader.cancel();
        throw refuse.tooLarge();
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
