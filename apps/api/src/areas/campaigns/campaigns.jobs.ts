import { isDepartureMissed } from "@reserve/domain";
import { writeAudit } from "../../platform/audit/audit.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import type { JobDefinitions, Ports } from "../../platform/ports.ts";
import type { CampaignSources } from "./campaigns.recipients.ts";
import { runCampaign } from "./campaigns.sending.ts";
import { listDue, lockCampaign, noteCampaign } from "./campaigns.store.ts";

/** Creates the jobs of campaigns. */
export function makeJobs(sources: CampaignSources) {
  return {
    SendCampaign: {
      label: ({ name }) => {
        const called = typeof name === "string" ? name : "";
        return { fr: `Envoi de « ${called} »`, en: `Sending of “${called}”` };
      },
      run: (context) => runCampaign(sources, context),
    },
  } satisfies JobDefinitions;
}

/**
 * Starts every scheduled campaign that is due, once across servers. One that was missed by long waits for confirmation, since its letter
 * may be outdated. Returns their number.
 */
export async function startDue({ db, jobs, log }: Pick<Ports, "db" | "jobs" | "log">, now: Date): Promise<number> {
  let started = 0;
  for (const id of await listDue(db, now)) {
    const isStarted = await db.transaction(async (tx) => {
      const row = await lockCampaign(tx, id);
      // Another server claimed it first, or a user unscheduled it.
      if (!row?.processing || row.taskId !== null || row.interruption !== null || !row.dontSendBefore || row.dontSendBefore > now)
        return false;
      const frame = { at: now, action: "startDueCampaign", outcome: "done", user: null, clientIp: "", requestId: "" } as const;
      const entry = { entity: "campaign", entityId: id, entityName: row.name };
      if (isDepartureMissed(row.dontSendBefore.toISOString(), now)) {
        await noteCampaign(tx, id, { interruption: "MissedDeparture" });
        await writeAudit(tx, frame, { ...entry, before: { state: "scheduled" }, after: { state: "interrupted" } });
        return false;
      }
      const payload = { campaignId: id, name: row.name };
      const task = await planTask(tx, { jobs }, { kind: "SendCampaign", payload, totalCount: row.recipientCount ?? 0, user: null }, now);
      await noteCampaign(tx, id, { taskId: task.id });
      await writeAudit(tx, frame, { ...entry, before: { state: "scheduled" }, after: { state: "preparing" } });
      return true;
    });
    if (isStarted) started += 1;
  }
  if (started > 0) {
    log("info", "campaigns left", { campaigns: started });
    jobs.wake();
  }
  return started;
}
