import type { Schemas } from "@reserve/contract";
import { Page, Section, Sheet, SheetAndMargin } from "@reserve/design-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { formatDateTime } from "../../../shared/format/format.ts";
import { Paragraphs } from "../../../shared/format/Paragraphs.tsx";
import { to } from "../../../shared/links/to.ts";
import { RecordNews } from "../../../shared/record/RecordNews.tsx";
import { RecordPage, type RecordRead, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { messageById, messageList } from "../messages.queries.ts";
import { useMessageTexts } from "../useMessageTexts.tsx";
import { waitingOf } from "../waiting.ts";
import { writerOf } from "../writer.ts";
import { MessageMargin } from "./MessageMargin.tsx";
import { MessageOwner } from "./MessageOwner.tsx";
import { MessageConflict, MessageMoveDialog, MessagePanel, MessageThumbBar } from "./MessagePanel.tsx";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { useMessageMoves } from "./useMessageMoves.tsx";

/** Screen of a message: the message, its replies, a reply form, and actions. */
export function MessageScreen() {
  const { t } = useTranslation("messages");
  return (
    <RecordPage
      backHref={to.messages()}
      ends={{ first: t("way.first"), last: t("way.last") }}
      list={messageList}
      name={({ subject }) => subject}
      query={messageById}
      skeleton={<RecordSkeleton sheet={560} />}
    >
      {(message, read) => <MessagePage {...read} message={message} />}
    </RecordPage>
  );
}

interface MessagePageProps extends RecordRead {
  message: Schemas["Message"];
}

function MessagePage({ message, neighbourLinks, isReloading, onReload }: MessagePageProps) {
  const { t } = useTranslation("messages");
  const words = useMessageTexts();
  const [now] = useState(() => new Date());
  const moves = useMessageMoves(message);
  const assign = useWrite("assignMessage");
  const waiting = waitingOf(message, now, t);
  return (
    <Page
      actions={neighbourLinks}
      subtitle={
        <>
          <span>{t("message.received", { name: writerOf(message), date: formatDateTime(message.receivedAt) })}</span>
          {waiting ? <span>{t(waiting.isLate ? "message.late" : "message.waiting", { since: waiting.words })}</span> : null}
        </>
      }
      title={message.subject}
      titleExtra={words.badge(message.status, true)}
    >
      <RecordNews
        isReloading={isReloading}
        onReload={onReload}
        record={message}
        watch="watchMessages"
        words={{
          title: ({ firstName, operation }) => {
            const name = firstName ?? t("news.somebody");
            if (operation === "assignMessage") return t("news.assigned", { name });
            return operation === "replyToMessage" ? t("news.replied", { name }) : t("news.moved", { name });
          },
          unchanged: t("news.kept"),
          reload: t("news.reload"),
        }}
      />
      <MessageConflict command={moves.command} message={message} />
      <MessageConflict command={assign} message={message} />
      <SheetAndMargin
        margin={
          <>
            <MessagePanel message={message} moves={moves} />
            <MessageOwner command={assign} message={message} />
            <MessageMargin message={message} />
          </>
        }
        marginLabel={t("section.margin")}
      >
        <Sheet>
          <Section title={t("section.message")}>
            <Paragraphs text={message.message} />
          </Section>
          {message.replies.length > 0 ? (
            <Section aside={t("message.replies", { count: message.replies.length })} title={t("section.replies")}>
              <Replies label={t("section.replies")} replies={message.replies} />
            </Section>
          ) : null}
          <Section title={t("reply.title")}>
            <ReplyForm message={message} />
          </Section>
        </Sheet>
      </SheetAndMargin>
      <MessageThumbBar message={message} moves={moves} />
      <MessageMoveDialog message={message} moves={moves} />
    </Page>
  );
}
