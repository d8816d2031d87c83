import type { OperationId, Schemas } from "@reserve/contract";
import { type ClosingKind, closingPeriod } from "@reserve/domain";
import type { Download, HandlerContext } from "../../../platform/contract/handlers.ts";
import { hashAt, rangeOf, readClosingLines, readEntryLines } from "./till.store.ts";
import { requireTill, tillEntity } from "./till.ts";

/** Version of the layout, documented in docs/till-conformity.md. */
const VERSION = 1;

/** Kinds of closings in an archive of each kind. */
const KINDS: Record<ClosingKind, readonly ClosingKind[]> = { Day: ["Day"], Month: ["Day", "Month"], Year: ["Day", "Month", "Year"] };

/** Returns the archive of a period: entries and closings as JSON Lines, the last of which has the SHA-256 of those before. */
export async function generateTillArchive(
  { db, now, ports, audit }: Omit<HandlerContext<OperationId>, "input">,
  body: Schemas["TillPeriod"],
): Promise<Download> {
  const { kind } = body;
  const period = closingPeriod(kind, body.day);
  const { id: storeId, store } = await requireTill(db, body.storeId);
  const range = await rangeOf(db, storeId, period);
  const closings = await readClosingLines(db, storeId, period, KINDS[kind]);
  const { title, seller } = ports.variant;
  const header = {
    ...{ type: "archive", version: VERSION, software: `Réserve ${ports.settings.version}`, shop: title },
    ...{ siret: seller?.siret ?? null, vatNumber: seller?.vatNumber ?? null, store, chainId: storeId ?? 0, kind, ...period },
    ...{ madeAt: now.toISOString(), isDemo: ports.settings.environment === "demo" },
    ...{ firstNumber: range?.first ?? null, lastNumber: range?.last ?? null },
    ...{ previousHash: range ? await hashAt(db, storeId, range.first - 1) : "", previousClosings: closings.before },
  };
  const encoder = new TextEncoder();
  const pieces = [encoder.encode(textOf([JSON.stringify(header)]))];
  let entryCount = 0;
  if (range) {
    for await (const lines of readEntryLines(db, storeId, range)) {
      entryCount += lines.length;
      pieces.push(encoder.encode(textOf(lines)));
    }
  }
  pieces.push(encoder.encode(textOf(closings.lines)));
  const sha256 = await hexDigest(await new Blob(pieces).bytes());
  pieces.push(encoder.encode(textOf([JSON.stringify({ type: "end", entryCount, closingCount: closings.lines.length, sha256 })])));
  audit({ ...tillEntity({ day: period.from, storeId }, { store }), before: {}, after: { kind, entryCount, sha256 } });
  const name = { Day: period.from, Month: period.from.slice(0, 7), Year: period.from.slice(0, 4) }[kind];
  return { fileName: `caisse-archive-${storeId ?? 0}-${name}.jsonl`, body: await new Blob(pieces).bytes() };
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
