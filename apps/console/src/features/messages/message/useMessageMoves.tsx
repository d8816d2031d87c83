import type { Schemas } from "@reserve/contract";
import { CircleCheckIcon, PencilIcon, RotateCcwIcon, Undo2Icon } from "@reserve/design-system/icons";
import { canMoveMessage, type MessageReason } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWrite, type Write } from "../../../shared/command/useWrite.ts";

type Message = Schemas["Message"];
type MoveName = "take" | "solve" | "putBack" | "reopen";

/** A move of a message; `reason` when it is disabled. */
export interface Move {
  name: MoveName;
  label: string;
  icon: ReactNode;
  reason: string | null;
  run(): void;
}

/** Possible status changes of a message, and the pending one. */
export interface MessageMoves {
  /** Moves, the main one first. */
  offered: readonly Move[];
  refused: readonly (Move & { reason: string })[];
  /** Confirms before a waiting message is solved without having been assigned. */
  command: Write<"setMessageStatus">;
}

const targets = { take: "Progress", reopen: "Progress", solve: "Solved", putBack: "Pending" } as const;
const icons: Readonly<Record<MoveName, ReactNode>> = {
  take: <PencilIcon />,
  solve: <CircleCheckIcon />,
  putBack: <Undo2Icon />,
  reopen: <RotateCcwIcon />,
};
const useful: Readonly<Record<Message["status"], readonly MoveName[]>> = {
  Pending: ["take", "solve", "putBack"],
  Progress: ["solve", "putBack", "take"],
  Solved: ["reopen", "solve", "putBack"],
};

/** Moves a message between waiting, in progress and solved, always against the version that is on the screen. */
export function useMessageMoves(message: Message): MessageMoves {
  const { t } = useTranslation("messages");
  const command = useWrite("setMessageStatus");
  const { id, status, version } = message;
  const moves = useful[status].map((name): Move => {
    const to = targets[name];
    const verdict = canMoveMessage(status, to);
    const input = { query: { id }, body: { status: to } };
    return {
      name,
      label: t(`move.${name}`),
      icon: icons[name],
      reason: verdict.isAllowed ? null : sentence(verdict.reason),
      run: () => (status === "Pending" && to === "Solved" ? command.ask(input, `"${version}"`) : void command.send(input, `"${version}"`)),
    };
  });
  return {
    offered: moves.filter(({ reason }) => reason === null),
    refused: moves.flatMap((move) => (move.reason === null ? [] : [{ ...move, reason: move.reason }])),
    command,
  };

  function sentence(reason: MessageReason): string {
    return reason === "SameStatus" ? t(`reason.${status}`) : t("reason.ReopenFirst");
  }
}
