import { type ApiClient, ApiFailure, newUuid } from "@reserve/api-client";
import { useToasts } from "@reserve/design-system";
import type { CampaignState } from "@reserve/domain";
import { type CampaignSendingEmitted, type CampaignSendingSnapshot, campaignSendingMachine, type SendingIntent } from "@reserve/workflows";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import { useRuntime } from "../../shared/runtime.tsx";
import { useSettle } from "../../shared/useCommand.ts";
import { useReadAgain } from "../../shared/useReadAgain.ts";
import { campaignStats } from "./campaigns.queries.ts";

const ops = { pause: "pauseCampaign", resume: "resumeCampaign", unschedule: "unscheduleCampaign" } as const;

/** The sending of a campaign, watched while somebody looks at this tab. */
interface WatchedCampaign {
  snapshot: CampaignSendingSnapshot;
  act(intent: SendingIntent): void;
}

/** Runs the sending machine over the API: reads the figures again and again until it is over, pauses and resumes, and reads the campaign anew when it stands elsewhere. */
export function useCampaignSending(campaignId: number, known: CampaignState): WatchedCampaign {
  const { api } = useRuntime();
  const { t } = useTranslation("campaigns");
  const { show } = useToasts();
  const queryClient = useQueryClient();
  const settle = useSettle();
  const readAgain = useReadAgain();
  const [machine] = useState(() => provided(api, queryClient));
  const actor = useActorRef(machine, { input: { campaignId, state: known, newKey: newUuid } });
  const snapshot = useSelector(actor, (now) => now);
  const hear = useEffectEvent((event: CampaignSendingEmitted) => {
    if (event.type === "refused") settle(ops[event.intent], event.refusal);
    else if (event.type === "acted") {
      show({ tone: "success", text: t(`sending.done.${event.intent}`) });
      readAgain(ops[event.intent]);
    } else if (event.state !== known) readAgain("pauseCampaign");
  });
  useEffect(() => {
    const listener = actor.on("*", (event) => hear(event));
    const tell = () => actor.send({ type: document.visibilityState === "visible" ? "shown" : "hidden" });
    document.addEventListener("visibilitychange", tell);
    return () => {
      listener.unsubscribe();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [actor]);
  return { snapshot, act: (intent) => actor.send(snapshot.hasTag("unanswered") ? { type: "retry" } : { type: intent }) };
}

function provided(api: ApiClient, queryClient: QueryClient) {
  return campaignSendingMachine.provide({
    actors: {
      look: fromPromise(async ({ input: { campaignId }, signal }) => {
        try {
          const stats = await api.read("getCampaignStats", { query: { id: campaignId } }, { signal });
          queryClient.setQueryData(campaignStats(api, campaignId).queryKey, stats);
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
