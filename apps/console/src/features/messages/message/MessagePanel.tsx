import type { Schemas } from "@reserve/contract";
import { ActionStack, Alert, Button, OffActions, Section, ThumbBar } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/Confirmation.tsx";
import type { Command } from "../../../shared/useCommand.ts";
import { useMessageWords } from "../useMessageWords.tsx";
import { writerOf } from "../writer.ts";
import type { MessageMoves } from "./useMessageMoves.tsx";

type Message = Schemas["Message"];

interface MessagePanelProps {
  message: Message;
  moves: MessageMoves;
}

/** « Que faire maintenant ? »: the moves that the message's state allows, the most useful filled while the message is somebody’s work; then what it does not, and why. */
export function MessagePanel({ message, moves }: MessagePanelProps) {
  const { t } = useTranslation("messages");
  return (
    <Section isPanel title={t("move.title")}>
      <ActionStack>
        {moves.offered.map(({ name, label, icon, run }, index) => (
          <Button
            icon={icon}
            isBusy={moves.command.isSending && index === 0}
            isFullWidth
            key={name}
            onClick={run}
            variant={index === 0 && message.status !== "Solved" ? "primary" : "secondary"}
          >
            {label}
          </Button>
        ))}
      </ActionStack>
      <OffActions items={moves.refused} title={t("move.off")} />
    </Section>
  );
}

/** On a small screen the most useful move stands under the thumb. */
export function MessageThumbBar({ message, moves }: MessagePanelProps) {
  const { t } = useTranslation("messages");
  const words = useMessageWords();
  const [first] = moves.offered;
  if (!first || message.status === "Solved") return null;
  return (
    <ThumbBar label={t("move.thumb")} title={words.status(message.status)}>
      <Button icon={first.icon} isBusy={moves.command.isSending} onClick={first.run} variant="primary">
        {first.label}
      </Button>
    </ThumbBar>
  );
}

interface MessageConflictProps {
  message: Message;
  command: Pick<Command<"setMessageStatus" | "assignMessage">, "failure" | "reset">;
}

/** A refusal that has just come: who has the message and what it is now, and that nothing was changed. */
export function MessageConflict({ message, command: { failure, reset } }: MessageConflictProps) {
  const { t } = useTranslation(["messages", "shared"]);
  const words = useMessageWords();
  if (failure?.kind !== "stale" && failure?.kind !== "conflict") return null;
  const now = (failure.kind === "stale" ? (failure.current as Message | undefined) : undefined) ?? message;
  const status = words.status(now.status);
  return (
    <Alert
      actions={
        <Button onClick={reset} variant="plain">
          {t("conflict.dismiss")}
        </Button>
      }
      isUrgent
      title={t("conflict.title")}
      tone="warning"
    >
      {now.takenBy ? t("conflict.taken", { name: now.takenBy, status }) : t("conflict.detail", { status })}
    </Alert>
  );
}

/** Asks before a message that nobody has taken up is called solved. */
export function MessageMoveDialog({ message, moves }: MessagePanelProps) {
  const { t } = useTranslation("messages");
  return <Confirmation command={moves.command} detail={t("move.askSolve", { name: writerOf(message), subject: message.subject })} />;
}
