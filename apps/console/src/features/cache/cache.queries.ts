import { type ApiClient, ApiFailure } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { type EanVerdict, fromAzerty, parseEan } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";

/** As much of a product as choosing it needs. */
export type Title = Schemas["SearchHits"]["items"][number];

/** The products that fit what was typed; nothing is asked for while the field is empty. */
export function titlesFor(api: ApiClient, typed: string) {
  const verdict = parseEan(typed);
  const search = verdict.isValid ? verdict.ean : fromAzerty(typed);
  return { ...api.query("searchCatalog", { query: { search } }), enabled: search !== "", placeholderData: keepPreviousData };
}

/** What became of one code of a pasted list. */
export type CodeLookup =
  | { code: string; title: Title }
  /** `unknown`: a sound EAN that no product has; `failed`: the server did not answer; the others: it is no EAN. */
  | { code: string; problem: "unknown" | "failed" | Exclude<EanVerdict, { isValid: true }>["reason"]; expected?: string };

/** The codes of a pasted text, each once: separated by lines, tabs, commas or semicolons. */
export function codesOf(text: string): string[] {
  const codes = text
    .split(/[\n\r\t,;]+/)
    .map((code) => code.trim())
    .filter((code) => code !== "");
  return [...new Set(codes)];
}

/** Looks one code up; never throws, so that one bad code does not spoil the list. */
export async function lookUp(api: ApiClient, code: string): Promise<CodeLookup> {
  const verdict = parseEan(code);
  if (!verdict.isValid)
    return { code, problem: verdict.reason, ...(verdict.reason === "CheckDigit" ? { expected: verdict.expected } : {}) };
  try {
    const { id, ean, title, authors, kind } = await api.read("getProductByEan", { query: { ean: verdict.ean } });
    return { code, title: { id, ean, title, authors, kind } };
  } catch (error) {
    if (error instanceof ApiFailure) return { code, problem: error.failure.kind === "notFound" ? "unknown" : "failed" };
    throw error;
  }
}

const AT_ONCE = 4;

/** Looks many codes up, a few at a time, in their order. */
export async function lookUpAll(api: ApiClient, codes: readonly string[], onProgress: (done: number) => void): Promise<CodeLookup[]> {
  const found: CodeLookup[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    found.push(...(await Promise.all(codes.slice(at, at + AT_ONCE).map((code) => lookUp(api, code)))));
    onProgress(found.length);
  }
  return found;
}
