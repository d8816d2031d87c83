import { expect, it } from "vitest";
import { canMoveMessage, messageStatuses, statusAfterReply } from "./message.ts";

it("lets a message be taken up, put back, solved and reopened, and nothing else", () => {
  const moves = messageStatuses.flatMap((from) =>
    messageStatuses.map((to) => {
      const verdict = canMoveMessage(from, to);
      return `${from} → ${to}: ${verdict.isAllowed ? "yes" : verdict.reason}`;
    }),
  );
  expect(moves).toEqual([
    "Pending → Pending: SameStatus",
    "Pending → Progress: yes",
    "Pending → Solved: yes",
    "Progress → Pending: yes",
    "Progress → Progress: SameStatus",
    "Progress → Solved: yes",
    "Solved → Pending: ReopenFirst",
    "Solved → Progress: yes",
    "Solved → Solved: SameStatus",
  ]);
});

it("takes up a waiting message that is answered; an afterword leaves a solved one solved", () => {
  expect(messageStatuses.map(statusAfterReply)).toEqual(["Progress", "Progress", "Solved"]);
});
