import { type ApiClient, ApiFailure, newUuid } from "@reserve/api-client";
import type { Output } from "@reserve/contract";
import { useToasts } from "@reserve/design-system";
import type { CampaignState } from "@reserve/domain";
import { type CampaignSendingEmitted, type CampaignSendingSnapshot, campaignSendingMachine, type SendingIntent } from "@reserve/workflows";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import { useRefetch } from "../../shared/command/useRefetch.ts";
import { useSettle } from "../../shared/command/useSettle.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";

type Stats = Output<"getCampaignStats">;

const ops = { pause: "pauseCampaign", resume: "resumeCampaign", unschedule: "unscheduleCampaign" } as const;

/** The sending of a campaign, polled while the tab is visible. */
interface WatchedCampaign {
  snapshot: CampaignSendingSnapshot;
  /** The last fetched figures; null before the first. */
  stats: Stats | null;
  act(intent: SendingIntent): void;
}

/**
 * Runs the sending machine over the API: polls the figures until the sending ends, pauses and resumes, and refetches the campaign when its status
 * changes.
 */
export function useCampaignSending(campaignId: number, state: CampaignState): WatchedCampaign {
  const { api } = useRuntime();
  const { t } = useTranslation("campaigns");
  const { show } = useToasts();
  const [stats, setStats] = useState<Stats | null>(null);
  const settle = useSettle();
  const refetch = useRefetch();
  const [machine] = useState(() => provided(api, setStats));
  const actor = useActorRef(machine, { input: { campaignId, state: state, newKey: newUuid } });
  const snapshot = useSelector(actor, (now) => now);
  const hear = useEffectEvent((event: CampaignSendingEmitted) => {
    if (event.type === "refused") settle(ops[event.intent], event.refusal);
    else if (event.type === "acted") {
      show({ tone: "success", text: t(`sending.done.${event.intent}`) });
      refetch(ops[event.intent]);
    } else if (event.state !== state) refetch("pauseCampaign");
  });
  useEffect(() => {
    const listener = actor.on("*", (event) => hear(event));
    const sendVisibility = () => actor.send({ type: document.visibilityState === "visible" ? "shown" : "hidden" });
    document.addEventListener("visibilitychange", sendVisibility);
    return () => {
      listener.unsubscribe();
      document.removeEventListener("visibilitychange", sendVisibility);
    };
  }, [actor]);
  return { snapshot, stats, act: (intent) => actor.send(snapshot.hasTag("unanswered") ? { type: "retry" } : { type: intent }) };
}

function provided(api: ApiClient, see: (stats: Stats) => void) {
  return campaignSendingMachine.provide({
    actors: {
      look: fromPromise(async ({ input: { campaignId }, signal }) => {
        try {
          const stats = await api.read("getCampaignStats", { query: { id: campaignId } }, { signal });
          see(stats);
          const { id, state, total, counts } = stats;
          const ended = counts.sent + counts.refused + counts.abandoned + counts.unknown;
          return { isValid: true, output: { id, state, total, ended } };
        } catch (error) {
          if (error instanceof ApiFailure) return error.failure;
          throw error;
        }
      }),
      act: fromPromise(async ({ input: { campaignId, intent, idempotencyKey } }) => {
        const result = await api.send(ops[intent], { body: { id: campaignId } }, { idempotencyKey });
        return result.isValid ? { isValid: true, output: result.output } : result;
      }),
    },
  });
}
