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

/** A post on its way to the site, and who stands before it at which moment. */
export interface PostWorkflowInput {
  post: Omit<PostFacts, "postStatus">;
  rights: PostRights;
  isOwner: boolean;
  now: Date;
}

/** A step of the way: one of the named buttons. */
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

/** The ways that leave a status: one for each move of the domain's table that does. */
const leaving = (postStatus: PostStatus) => {
  const guard = { type: "isAllowed", params: { postStatus } } as const;
  return Object.fromEntries(
    postMoves.flatMap((move) => (postMoveRules[move].from[postStatus] ? [[move, { target: postMoveRules[move].to, guard }]] : [])),
  );
};

/**
 * The way of a post to the site and back: a state a status, an event a move, made of the domain's table, so that nobody writes it twice. Where a post stands
 * is the server's to say: ask it of a snapshot (`postWorkflowAt`).
 */
export const postWorkflowMachine = way.createMachine({
  id: "postWorkflow",
  context: ({ input }) => input,
  initial: "Draft",
  states: Object.fromEntries(postStatuses.map((postStatus) => [postStatus, { on: leaving(postStatus) }])),
});

/** A post at one place of its way. */
export type PostWorkflowSnapshot = SnapshotFrom<typeof postWorkflowMachine>;

/** The way as it lies before somebody: `can({ type: "submit" })` says whether the button is theirs to press now. */
export function postWorkflowAt(postStatus: PostStatus, context: PostWorkflowInput): PostWorkflowSnapshot {
  return postWorkflowMachine.resolveState({ value: postStatus, context });
}
