// @vitest-environment node
import { canMovePost, type PostMove, type PostRights, type PostStatus, postMoveRules, postMoves, postStatuses } from "@reserve/domain";
import { describe, expect, test } from "vitest";
import {
  type PostWorkflowInput,
  postWorkflowAt,
  postWorkflowMachine,
  type PostWorkflowSnapshot as Snapshot,
} from "./post-workflow.machine.ts";
import { everyWalk, walk } from "./testing/walk.ts";

const now = new Date("2026-11-21T13:40:00Z");
const post: PostWorkflowInput["post"] = {
  ...{ postType: "Article", publicationStartDate: null, publicationEndDate: null, title: "Chemin", relativeUrl: "chemin" },
  ...{ eventStart: null, city: null, productCount: 0 },
};
const rightsOf = (letters: string): PostRights => ({
  canList: letters.includes("L"),
  canEditOwn: letters.includes("O"),
  canEditAll: letters.includes("A"),
});
const everybody = ["", "L", "O", "A", "LO", "LA", "OA", "LOA"].flatMap((letters) =>
  [true, false].map((isOwner) => ({ letters, isOwner, input: { post, rights: rightsOf(letters), isOwner, now } })),
);

const key = ({ value }: Snapshot) => String(value);
const happenings = (snapshot: Snapshot) => postMoves.map((type) => ({ type })).filter((event) => snapshot.can(event));
const walksOf = (input: PostWorkflowInput) => everyWalk(postWorkflowMachine, { input, key, happenings });
const reached = (input: PostWorkflowInput) => new Set(["Draft", ...walksOf(input).flatMap(({ steps }) => steps.map((step) => step.key))]);

describe("the way of a post", () => {
  test.each(everybody)("every path of who has $letters (owner: $isOwner) is the table's, step by step", async ({ input }) => {
    for (const { steps } of walksOf(input)) {
      await walk(postWorkflowMachine, { input, key }, steps, () => undefined);
      let at: PostStatus = "Draft";
      for (const { happening, key: next } of steps) {
        // Nothing is invoked: what happens is a move.
        const move = happening.type as PostMove;
        expect(canMovePost(move, { ...post, postStatus: at }, input.rights, input.isOwner, now).isAllowed).toBe(true);
        expect(next).toBe(postMoveRules[move].to);
        at = postMoveRules[move].to;
      }
    }
  });

  test("leads whoever writes all to every status, an owner to validation and the archive, anybody else nowhere", () => {
    const of = (letters: string, isOwner: boolean) => [...reached({ post, rights: rightsOf(letters), isOwner, now })].toSorted();
    expect(of("A", false)).toEqual([...postStatuses].toSorted());
    expect(of("O", true)).toEqual(["Archived", "Draft", "WaitingForValidation"]);
    for (const [letters, isOwner] of [
      ["O", false],
      ["L", true],
      ["", true],
    ] as const)
      expect(of(letters, isOwner)).toEqual(["Draft"]);
  });

  test("every status can be left again", () => {
    const input = { post, rights: rightsOf("A"), isOwner: false, now };
    for (const status of postStatuses) expect(happenings(postWorkflowAt(status, input)), status).not.toEqual([]);
  });

  test.each(everybody)("from every status, who has $letters (owner: $isOwner) may do what the rules say, and nothing else", ({ input }) => {
    for (const postStatus of postStatuses) {
      const snapshot = postWorkflowAt(postStatus, input);
      for (const type of postMoves) {
        const { isAllowed } = canMovePost(type, { ...post, postStatus }, input.rights, input.isOwner, now);
        expect(snapshot.can({ type }), `${postStatus} ${type}`).toBe(isAllowed);
      }
    }
  });

  test("is closed to the site while something is missing", () => {
    const input = { post: { ...post, relativeUrl: null }, rights: rightsOf("A"), isOwner: false, now };
    expect(postWorkflowAt("Validated", input).can({ type: "publish" })).toBe(false);
    expect(reached(input).has("Published")).toBe(false);
  });
});
