import { type ApiClient, ApiFailure } from "@reserve/api-client";
import { type EanVerdict, parseEan } from "@reserve/domain";
import { codesInText, isRoundedNumber } from "@reserve/domain/spreadsheet";
import type { Title } from "../format/titles.ts";

/** Result of looking up one pasted code. */
export type CodeLookup =
  | { code: string; title: Title }
  /** `unknown`: a sound EAN that no product has; `failed`: the server did not answer; `rounded`: a spreadsheet lost its end; the others: it is no EAN. */
  | { code: string; problem: "unknown" | "failed" | "rounded" | Exclude<EanVerdict, { isValid: true }>["reason"]; expected?: string };

/** The codes of a pasted text, each once. */
export function codesOf(text: string): string[] {
  return [...new Set(codesInText(text))];
}

/** Looks up a code; never throws, so that one invalid code does not fail the list. */
export async function lookUp(api: ApiClient, code: string): Promise<CodeLookup> {
  if (isRoundedNumber(code)) return { code, problem: "rounded" };
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

/** Looks up many codes, a few in parallel; returns results in input order. */
export async function lookUpAll(api: ApiClient, codes: readonly string[], onProgress: (done: number) => void): Promise<CodeLookup[]> {
  const found: CodeLookup[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    found.push(...(await Promise.all(codes.slice(at, at + AT_ONCE).map((code) => lookUp(api, code)))));
    onProgress(found.length);
  }
  return found;
}
