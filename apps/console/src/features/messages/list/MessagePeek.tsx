import { Note, Section, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Paragraphs } from "../../../shared/format/Paragraphs.tsx";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { Replies } from "../message/Replies.tsx";
import { messageById } from "../messages.queries.ts";

/** Side panel with a message and its replies. */
export function MessagePeek({ id }: { id: number }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const query = useQuery(messageById(api, id));
  return (
    <Section title={t("section.message")}>
      <QueryState query={query} skeleton={<Skeleton height={160} />}>
        {({ message, replies, takenBy }) => (
          <>
            <Note>{takenBy ? t("owner.by", { name: takenBy }) : t("owner.nobody")}</Note>
            <Paragraphs text={message} />
            {replies.length > 0 ? <Replies label={t("section.replies")} replies={replies} /> : null}
          </>
        )}
      </QueryState>
    </Section>
  );
}
