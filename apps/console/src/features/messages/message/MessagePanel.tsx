import type { Schemas } from "@reserve/contract";
import { ActionStack, Alert, Button, OffActions, Section, ThumbBar } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import type { Write } from "../../../shared/command/useWrite.ts";
import { useMessageTexts } from "../useMessageTexts.tsx";
import { writerOf } from "../writer.ts";
import type { MessageMoves } from "./useMessageMoves.tsx";

type Message = Schemas["Message"];

interface MessagePanelProps {
  message: Message;
  moves: MessageMoves;
}

/**
 * « Que faire maintenant ? »: the moves that the message's status allows, the main one filled while somebody has to act; then the disabled ones with
 * their reasons.
 */
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

/** The main move in a bar at the bottom of small screens. */
export function MessageThumbBar({ message, moves }: MessagePanelProps) {
  const { t } = useTranslation("messages");
  const words = useMessageTexts();
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
  command: Pick<Write<"setMessageStatus" | "assignMessage">, "failure" | "cancel">;
}

/** Alert after a conflict: who has the message, its current status, and that nothing was changed. */
export function MessageConflict({ message, command: { failure, cancel } }: MessageConflictProps) {
  const { t } = useTranslation(["messages", "shared"]);
  const words = useMessageTexts();
  if (failure?.kind !== "stale" && failure?.kind !== "conflict") return null;
  const now = (failure.kind === "stale" ? (failure.current as Message | undefined) : undefined) ?? message;
  const status = words.status(now.status);
  return (
    <Alert
      actions={
        <Button onClick={cancel} variant="plain">
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

/** Confirmation before a message that nobody has been assigned to is marked as solved. */
export function MessageMoveDialog({ message, moves }: MessagePanelProps) {
  const { t } = useTranslation("messages");
  return <Confirmation command={moves.command} detail={t("move.askSolve", { name: writerOf(message), subject: message.subject })} />;
}
