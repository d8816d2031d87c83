import type { CampaignState } from "@reserve/domain";
import { assign, emit, fromPromise, type SnapshotFrom, setup } from "xstate";
import { broken, hasNoReply, hasSucceeded, isUnanswered, type Outcome, type Refusal, refusalIn } from "./outcome.ts";

/** Facts of a sending that its machine uses; the contract's statistics satisfy it. */
export interface WatchedSending {
  id: number;
  state: CampaignState;
  total: number;
  /** Number of mails in a final state. */
  ended: number;
}

/** Actions on a sending. */
export type SendingIntent = "pause" | "resume" | "unschedule";

/** Input of the campaign sending machine. */
export interface CampaignSendingStart {
  campaignId: number;
  /** Last known state, so that actions before the first poll are accepted. */
  state: CampaignState;
  newKey: () => string;
}

interface CampaignSendingContext extends Omit<CampaignSendingStart, "state"> {
  sending: WatchedSending;
  refusal: Refusal | null;
  intent: SendingIntent | null;
  idempotencyKey: string;
  /** Consecutive polls without a change. */
  quietLooks: number;
  isHidden: boolean;
}

/** Events of the campaign sending machine. */
export type CampaignSendingEvent =
  | { type: SendingIntent }
  /** Retries with the same key after no reply. */
  | { type: "retry" }
  | { type: "cancel" }
  | { type: "hidden" }
  | { type: "shown" };

/** Events that the campaign sending machine emits. */
export type CampaignSendingEmitted =
  /** The state has changed: other views of the campaign must refetch it. */
  | { type: "moved"; state: CampaignState }
  | { type: "acted"; intent: SendingIntent }
  | { type: "refused"; refusal: Refusal; intent: SendingIntent };

type CampaignSendingTag =
  /** An action such as a pause is in progress. */
  | "pending"
  | "failed"
  | "unanswered"
  /** This tab is not visible: polling stops. */
  | "hidden"
  /** Sent, or a draft again: polling ends. */
  | "over"
  /** The campaign does not exist any more. */
  | "lost";

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** States in which an intent makes sense; the server decides. */
const possible: Readonly<Record<SendingIntent, readonly CampaignState[]>> = {
  pause: ["preparing", "sending"],
  resume: ["paused", "interrupted"],
  unschedule: ["scheduled"],
};

/** Machine of a campaign's sending: polls until it ends, more often while it progresses; pauses and resumes. Provide `look` and `act`. */
export const campaignSendingMachine = setup({
  types: {
    context: {} as CampaignSendingContext,
    events: {} as CampaignSendingEvent,
    emitted: {} as CampaignSendingEmitted,
    input: {} as CampaignSendingStart,
    tags: {} as CampaignSendingTag,
  },
  actors: {
    look: fromPromise<Outcome<WatchedSending>, { campaignId: number }>(() => Promise.reject(new Error("This command is to be provided."))),
    act: fromPromise<Outcome<unknown>, { campaignId: number; intent: SendingIntent; idempotencyKey: string }>(() =>
      Promise.reject(new Error("This command is to be provided.")),
    ),
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    isOver: ({ context }) => context.sending.state === "sent" || context.sending.state === "draft",
    isPossible: ({ context, event }) => possible[event.type as SendingIntent].includes(context.sending.state),
  },
  delays: {
    pause: ({ context }) => Math.min(FIRST_PAUSE * 1.5 ** context.quietLooks, LONGEST_PAUSE),
  },
  actions: {
    see: assign(({ context }, params: { sending: WatchedSending }) => {
      const isNews = context.sending.state !== params.sending.state || context.sending.ended !== params.sending.ended;
      return { sending: params.sending, refusal: null, quietLooks: isNews ? 0 : context.quietLooks + 1 };
    }),
    notifyMoved: emit((_, params: { state: CampaignState }) => ({ type: "moved", state: params.state })),
    miss: assign({ refusal: (_, params: { refusal: Refusal }) => params.refusal, quietLooks: ({ context }) => context.quietLooks + 1 }),
    intend: assign(({ context, event }) => ({ intent: event.type as SendingIntent, idempotencyKey: context.newKey(), refusal: null })),
    note: assign({ refusal: (_, params: { refusal: Refusal | null }) => params.refusal }),
    forget: assign({ intent: null, refusal: null, quietLooks: 0 }),
    notifyActed: emit(({ context }) => ({ type: "acted", intent: context.intent ?? "pause" })),
    notifyRejected: emit(({ context }) => ({ type: "refused", refusal: context.refusal ?? broken, intent: context.intent ?? "pause" })),
  },
}).createMachine({
  id: "campaignSending",
  context: ({ input: { state, campaignId, newKey } }) => ({
    ...{ campaignId, newKey, sending: { id: campaignId, state, total: 0, ended: 0 } },
    ...{ refusal: null, intent: null, idempotencyKey: "", quietLooks: 0, isHidden: false },
  }),
  initial: "looking",
  on: {
    hidden: { actions: assign({ isHidden: true }) },
    shown: { actions: assign({ isHidden: false }) },
  },
  states: {
    looking: {
      on: {
        pause: { guard: "isPossible", target: "acting", actions: "intend" },
        resume: { guard: "isPossible", target: "acting", actions: "intend" },
        unschedule: { guard: "isPossible", target: "acting", actions: "intend" },
      },
      invoke: {
        id: "look",
        src: "look",
        input: ({ context }) => ({ campaignId: context.campaignId }),
        onDone: [
          {
            guard: ({ context, event }) => event.output.isValid && event.output.output.state !== context.sending.state,
            target: "seen",
            actions: [
              { type: "notifyMoved", params: ({ event }) => ({ state: (event.output as { output: WatchedSending }).output.state }) },
              { type: "see", params: ({ event }) => ({ sending: (event.output as { output: WatchedSending }).output }) },
            ],
          },
          {
            guard: ({ event }) => event.output.isValid,
            target: "seen",
            actions: { type: "see", params: ({ event }) => ({ sending: (event.output as { output: WatchedSending }).output }) },
          },
          {
            guard: ({ event }) => isTemporary(event.output as Refusal),
            target: "missed",
            actions: { type: "miss", params: ({ event }) => ({ refusal: event.output as Refusal }) },
          },
          { target: "lost", actions: { type: "miss", params: ({ event }) => ({ refusal: event.output as Refusal }) } },
        ],
        onError: { target: "missed", actions: { type: "miss", params: { refusal: broken } } },
      },
    },
    seen: {
      always: [{ guard: "isOver", target: "over" }, { guard: "isHidden", target: "hidden" }, { target: "resting" }],
    },
    resting: {
      on: {
        pause: { guard: "isPossible", target: "acting", actions: "intend" },
        resume: { guard: "isPossible", target: "acting", actions: "intend" },
        unschedule: { guard: "isPossible", target: "acting", actions: "intend" },
        hidden: { target: "hidden", actions: assign({ isHidden: true }) },
      },
      after: { pause: "looking" },
    },
    missed: {
      tags: "failed",
      always: { guard: "isHidden", target: "hidden" },
      after: { pause: "looking" },
      on: {
        pause: { guard: "isPossible", target: "acting", actions: "intend" },
        resume: { guard: "isPossible", target: "acting", actions: "intend" },
        unschedule: { guard: "isPossible", target: "acting", actions: "intend" },
        shown: { target: "looking", actions: assign({ isHidden: false, quietLooks: 0 }) },
      },
    },
    hidden: {
      tags: "hidden",
      on: {
        pause: { guard: "isPossible", target: "acting", actions: "intend" },
        resume: { guard: "isPossible", target: "acting", actions: "intend" },
        unschedule: { guard: "isPossible", target: "acting", actions: "intend" },
        shown: { target: "looking", actions: assign({ isHidden: false, quietLooks: 0 }) },
      },
    },
    acting: {
      tags: "pending",
      entry: { type: "note", params: { refusal: null } },
      invoke: {
        id: "act",
        src: "act",
        input: ({ context: { campaignId, intent, idempotencyKey } }) => ({ campaignId, intent: intent ?? "pause", idempotencyKey }),
        onDone: [
          { guard: hasSucceeded, target: "acted", actions: "notifyActed" },
          { guard: hasNoReply, target: "unanswered", actions: { type: "note", params: refusalIn } },
          { target: "refused", actions: { type: "note", params: refusalIn } },
        ],
        onError: { target: "unanswered", actions: { type: "note", params: { refusal: broken } } },
      },
    },
    acted: { entry: "forget", always: "looking" },
    // The server knows a newer state of the campaign: poll again.
    refused: { entry: ["notifyRejected", "forget"], always: "looking" },
    unanswered: {
      tags: ["failed", "unanswered"],
      entry: "notifyRejected",
      on: { retry: "acting", cancel: { target: "looking", actions: "forget" } },
    },
    over: { tags: "over" },
    lost: { tags: ["failed", "lost"] },
  },
});

/** Snapshot of the campaign sending machine. */
export type CampaignSendingSnapshot = SnapshotFrom<typeof campaignSendingMachine>;

function isTemporary(refusal: Refusal): boolean {
  return isUnanswered(refusal) || refusal.kind === "failed" || refusal.kind === "throttled";
}
