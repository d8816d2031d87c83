import type { Schemas } from "@reserve/contract";
import { Badge } from "@reserve/design-system";
import { CircleCheckIcon, ClockIcon, PencilIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/query/runtime.tsx";

type Status = Schemas["MessageStatus"];

/** Labels of statuses and subjects from the server. */
export interface MessageWords {
  status(status: Status): string;
  /** Returns the label of the subject that the sender chose; one that is no longer offered is returned unchanged. */
  question(id: string): string;
  questions: readonly { value: string; label: string }[];
  /** Badge for the status; filled when somebody has to act. `isInset`: beside a title. */
  badge(status: Status, isInset?: boolean): ReactNode;
}

/** Returns the texts for messages; the console's own are used until the server's are loaded. */
export function useMessageTexts(): MessageWords {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const { data: statuses } = useQuery(api.query("listMessageStatuses"));
  const { data: offered } = useQuery(api.query("listQuestions"));
  return useMemo(() => {
    const status = (one: Status) => statuses?.items.find(({ id }) => id === one)?.label ?? t(`status.${one}`);
    return {
      status,
      question: (id) => offered?.items.find((one) => one.id === id)?.label ?? id,
      questions: offered?.items.map(({ id, label }) => ({ value: String(id), label })) ?? [],
      badge: (one, isInset = false) => (
        <Badge {...looks[one]} isInset={isInset}>
          {status(one)}
        </Badge>
      ),
    };
  }, [statuses, offered, t]);
}

const looks = {
  Pending: { icon: <ClockIcon />, isFilled: true, tone: "warning" },
  Progress: { icon: <PencilIcon />, isFilled: true, tone: "info" },
  Solved: { icon: <CircleCheckIcon />, tone: "success" },
} as const;
