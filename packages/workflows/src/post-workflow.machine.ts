import {
  canMovePost,
  type PostFacts,
  type PostMove,
  type PostRights,
  type PostStatus,
  postMoveRules,
  postMoves,
  postStatuses,
} from "@reserve/domain";
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

const way = setup({
  types: { context: {} as PostWorkflowInput, events: {} as PostWorkflowEvent, input: {} as PostWorkflowInput },
  guards: {
    isAllowed: ({ context: { post, rights, isOwner, now }, event }, { postStatus }: { postStatus: PostStatus }) =>
      canMovePost(event.type, { ...post, postStatus }, rights, isOwner, now).isAllowed,
  },
});

/** Returns the transitions that leave a status: one for each matching move of the domain's table. */
const leaving = (postStatus: PostStatus) => {
  const guard = { type: "isAllowed", params: { postStatus } } as const;
  return Object.fromEntries(
    postMoves.flatMap((move) => (postMoveRules[move].from[postStatus] ? [[move, { target: postMoveRules[move].to, guard }]] : [])),
  );
};

/**
 * Machine of the post workflow: statuses as states, moves as events, generated from the domain's table. The server decides the status:
 * query a snapshot (`postWorkflowAt`).
 */
export const postWorkflowMachine = way.createMachine({
  id: "postWorkflow",
  context: ({ input }) => input,
  initial: "Draft",
  states: Object.fromEntries(postStatuses.map((postStatus) => [postStatus, { on: leaving(postStatus) }])),
});

/** A post in a state of its workflow. */
export type PostWorkflowSnapshot = SnapshotFrom<typeof postWorkflowMachine>;

/** Returns the snapshot for a status and user; `can({ type: "submit" })` returns whether the move is allowed now. */
export function postWorkflowAt(postStatus: PostStatus, context: PostWorkflowInput): PostWorkflowSnapshot {
  return postWorkflowMachine.resolveState({ value: postStatus, context });
}
