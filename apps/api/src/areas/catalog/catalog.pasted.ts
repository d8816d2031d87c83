import type { Schemas } from "@reserve/contract";
import { bareCode, parseEan } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { type Offered, productsByEan } from "./catalog.store.ts";

type Pasted = Schemas["PastedEan"];

/** Looks up pasted EANs: each once, in order. */
export async function pastedEans(db: Db, typed: readonly string[], offered: Offered) {
  const read = new Map<string, Omit<Pasted, "product">>();
  for (const text of typed) {
    const one = readEan(text);
    const key = one.ean ?? (one.corrected ? `key ${bareCode(text)}` : text.trim());
    if (!read.has(key)) read.set(key, one);
  }
  const codes = [...read.values()].flatMap(({ ean, corrected }) => ean ?? corrected ?? []);
  const titlesByEan = await productsByEan(db, codes, offered);
  const items = [...read.values()].map((one): Pasted => {
    const product = titlesByEan.get(one.ean ?? one.corrected ?? "") ?? null;
    return { ...one, verdict: one.verdict === "Unknown" && product ? "Known" : one.verdict, product };
  });
  return { items, duplicateCount: typed.length - items.length };
}

function readEan(typed: string): Omit<Pasted, "product"> {
  const verdict = parseEan(typed);
  if (verdict.isValid) return { typed, ean: verdict.ean, verdict: "Unknown", corrected: null };
  if (verdict.reason !== "CheckDigit") return { typed, ean: null, verdict: "Unreadable", corrected: null };
  const corrected = parseEan(bareCode(typed).slice(0, -1) + verdict.expected);
  return { typed, ean: null, verdict: "WrongKey", corrected: corrected.isValid ? corrected.ean : null };
}
