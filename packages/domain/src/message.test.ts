import { expect, it } from "vitest";
import { canAssignMessage, canMoveMessage, isMessageLate, messageStatuses, statusAfterReply } from "./message.ts";

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

it("gives an open message to anybody but whoever has it, and back once", () => {
  const free = { status: "Pending", takenById: null, takenBy: null } as const;
  const taken = { status: "Progress", takenById: 2, takenBy: "Mathilde" } as const;
  const leftBehind = { ...taken, takenById: null };
  expect(canAssignMessage(free, 2)).toEqual({ isAllowed: true });
  expect(canAssignMessage(free, null)).toEqual({ isAllowed: false, reason: "SameOwner" });
  expect(canAssignMessage(taken, 2)).toEqual({ isAllowed: false, reason: "SameOwner" });
  expect(canAssignMessage(taken, 3)).toEqual({ isAllowed: true });
  expect([taken, leftBehind].map((message) => canAssignMessage(message, null))).toEqual([{ isAllowed: true }, { isAllowed: true }]);
  expect(canAssignMessage({ ...taken, status: "Solved" }, 3)).toEqual({ isAllowed: false, reason: "ReopenFirst" });
});

it("takes up a waiting message that is answered; an afterword leaves a solved one solved", () => {
  expect(messageStatuses.map(statusAfterReply)).toEqual(["Progress", "Progress", "Solved"]);
});

it("calls late what nobody has answered for more than two days", () => {
  const now = new Date("2026-11-21T08:42:00Z");
  const waiting = { status: "Pending", receivedAt: "2026-11-19T08:42:00Z", answeredAt: null } as const;
  expect(isMessageLate(waiting, now)).toBe(false);
  expect(isMessageLate({ ...waiting, receivedAt: "2026-11-19T08:41:59Z" }, now)).toBe(true);
  expect(isMessageLate({ ...waiting, receivedAt: "2026-11-01T00:00:00Z", answeredAt: "2026-11-02T00:00:00Z" }, now)).toBe(false);
  expect(isMessageLate({ ...waiting, receivedAt: "2026-11-01T00:00:00Z", status: "Solved" }, now)).toBe(false);
});
