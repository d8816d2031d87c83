import type { Schemas } from "@reserve/contract";
import { Timeline } from "@reserve/design-system";
import { MailIcon } from "@reserve/design-system/icons";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../../shared/format/format.ts";

/** Replies by mail, oldest first, with author and time. */
export function Replies({ replies, label }: { replies: Schemas["Message"]["replies"]; label: string }) {
  const { t } = useTranslation("messages");
  return (
    <Timeline
      items={replies.map(({ id, actorName, text, date }) => ({
        id: String(id),
        icon: <MailIcon size={14} />,
        title: <strong>{actorName ? t("message.answeredBy", { name: actorName }) : t("message.answered")}</strong>,
        quote: text,
        time: formatDateTime(date),
      }))}
      label={label}
    />
  );
}
