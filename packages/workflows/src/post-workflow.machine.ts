import { canMovePost, type PostFacts, type PostMove, type PostRights, type PostStatus } from "@reserve/domain";
import { type SnapshotFrom, setup } from "xstate";

/** Input of the post workflow: the post, the user's permissions, and the time. */
export interface PostWorkflowInput {
  post: Omit<PostFacts, "postStatus">;
  rights: PostRights;
  isOwner: boolean;
  now: Date;
}

/** A transition of the workflow: one of the buttons. */
export interface PostWorkflowEvent {
  type: PostMove;
}

/**
 * Machine of the post workflow: statuses as states, moves as events; the domain's rules say who may make one. The server decides the status:
 * query a snapshot (`postWorkflowAt`).
 */
export const postWorkflowMachine = setup({
  types: { context: {} as PostWorkflowInput, events: {} as PostWorkflowEvent, input: {} as PostWorkflowInput },
  guards: {
    isAllowed: ({ context: { post, rights, isOwner, now }, event }, { from }: { from: PostStatus }) =>
      canMovePost(event.type, { ...post, postStatus: from }, rights, isOwner, now).isAllowed,
  },
}).createMachine({
  id: "postWorkflow",
  context: ({ input }) => input,
  initial: "Draft",
  states: {
    Draft: {
      on: {
        submit: { guard: { type: "isAllowed", params: { from: "Draft" } }, target: "WaitingForValidation" },
        publish: { guard: { type: "isAllowed", params: { from: "Draft" } }, target: "Published" },
        archive: { guard: { type: "isAllowed", params: { from: "Draft" } }, target: "Archived" },
      },
    },
    WaitingForValidation: {
      on: {
        takeBack: { guard: { type: "isAllowed", params: { from: "WaitingForValidation" } }, target: "Draft" },
        validate: { guard: { type: "isAllowed", params: { from: "WaitingForValidation" } }, target: "Validated" },
        reject: { guard: { type: "isAllowed", params: { from: "WaitingForValidation" } }, target: "ValidationRejected" },
      },
    },
    ValidationRejected: {
      on: {
        correct: { guard: { type: "isAllowed", params: { from: "ValidationRejected" } }, target: "Draft" },
        resubmit: { guard: { type: "isAllowed", params: { from: "ValidationRejected" } }, target: "WaitingForValidation" },
        archive: { guard: { type: "isAllowed", params: { from: "ValidationRejected" } }, target: "Archived" },
      },
    },
    Validated: {
      on: {
        publish: { guard: { type: "isAllowed", params: { from: "Validated" } }, target: "Published" },
        archive: { guard: { type: "isAllowed", params: { from: "Validated" } }, target: "Archived" },
      },
    },
    Published: {
      on: {
        unpublish: { guard: { type: "isAllowed", params: { from: "Published" } }, target: "Validated" },
        archive: { guard: { type: "isAllowed", params: { from: "Published" } }, target: "Archived" },
      },
    },
    Archived: {
      on: {
        restore: { guard: { type: "isAllowed", params: { from: "Archived" } }, target: "Draft" },
      },
    },
  },
});

/** A post in a state of its workflow. */
export type PostWorkflowSnapshot = SnapshotFrom<typeof postWorkflowMachine>;

/** Returns the snapshot for a status and user; `can({ type: "submit" })` returns whether the move is allowed now. */
export function postWorkflowAt(postStatus: PostStatus, context: PostWorkflowInput): PostWorkflowSnapshot {
  return postWorkflowMachine.resolveState({ value: postStatus, context });
}
