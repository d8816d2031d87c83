import { parisDay, platformBuyerOf, reportPeriodOf, shiftDay } from "@reserve/domain";
import type { Db } from "../../../platform/database/database.ts";
import { planTask } from "../../../platform/jobs/jobs.ts";
import type { Ports } from "../../../platform/ports.ts";
import type { IssuedPaper } from "../papers/issued-papers.store.ts";
import { addHandover, addPeriods, lastReportedDay, takeDuePeriods } from "./handovers.store.ts";

/** Steps of handing over: prepare, then hand over. The first is repeatable, the second happens once. */
export const HANDOVER_STEPS = 2;

/** Time after midnight until the papers of the day before are all committed. */
const SETTLED_MILLISECONDS = 3_600_000;

/** Plans the handover of a paper to the approved platform, in the transaction that issues it; for a business of France, where one is connected. */
export async function planHandover(tx: Db, ports: Pick<Ports, "jobs" | "invoicePlatform">, paper: IssuedPaper, now: Date): Promise<void> {
  if (!ports.invoicePlatform || platformBuyerOf(paper.content.business ?? null) === null) return;
  await addHandover(tx, paper.id, now);
  const payload = { paperId: paper.id, number: paper.number };
  await planTask(tx, ports, { kind: "HandOverPaper", payload, totalCount: HANDOVER_STEPS, user: null }, now);
}

/**
 * Plans the e-reporting of every period that is over, each once across servers; called periodically. The first one is the period in which the
 * platform was connected, and none is left out when the server was off.
 */
export async function planSalesReports(ports: Pick<Ports, "db" | "jobs" | "invoicePlatform">, now: Date): Promise<number> {
  if (!ports.invoicePlatform) return 0;
  const today = parisDay(now);
  const count = await ports.db.transaction(async (tx) => {
    const reported = await lastReportedDay(tx);
    const missing = [];
    for (let day = reported === null ? today : shiftDay(reported, 1); day <= today; day = shiftDay(missing.at(-1)?.to ?? day, 1))
      missing.push(reportPeriodOf(day));
    if (missing.length > 0) await addPeriods(tx, missing);
    const due = await takeDuePeriods(tx, parisDay(new Date(now.getTime() - SETTLED_MILLISECONDS)), now);
    for (const period of due)
      await planTask(tx, ports, { kind: "HandOverSalesReport", payload: { ...period }, totalCount: HANDOVER_STEPS, user: null }, now);
    return due.length;
  });
  if (count > 0) ports.jobs.wake();
  return count;
}
