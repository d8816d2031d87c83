import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, Page, Section, Sheet, SheetAndMargin, Skeleton, VisuallyHidden } from "@reserve/design-system";
import { ChevronLeftIcon, ChevronRightIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { idIn } from "../../../shared/address-id.ts";
import { formatDateTime } from "../../../shared/format.ts";
import { Paragraphs } from "../../../shared/Paragraphs.tsx";
import { FailureState, noSuchRecord, QueryState } from "../../../shared/QueryState.tsx";
import { RecordNews } from "../../../shared/RecordNews.tsx";
import { useNameRecord } from "../../../shared/record-name.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { to } from "../../../shared/to.ts";
import { messageById } from "../messages.queries.ts";
import { useMessageWords } from "../useMessageWords.tsx";
import { waitingOf } from "../waiting.ts";
import { writerOf } from "../writer.ts";
import { MessageMargin } from "./MessageMargin.tsx";
import { MessageConflict, MessageMoveDialog, MessagePanel, MessageThumbBar } from "./MessagePanel.tsx";
import { Replies } from "./Replies.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import { useMessageMoves } from "./useMessageMoves.tsx";
import { useNeighbours } from "./useNeighbours.ts";

const backHref = to.messages();

/** One message: what was written, what was answered, the answer to write, and what can be done with it. */
export function MessageScreen() {
  const id = idIn(useParams().id);
  const [list] = useSearchParams();
  if (id === null) return <FailureState backHref={backHref} failure={noSuchRecord} />;
  return <MessageOfList id={id} key={list.toString()} />;
}

/** Stands as long as one walks through one list, so that its order is kept. */
function MessageOfList({ id }: { id: number }) {
  const { t } = useTranslation("messages");
  const { api } = useRuntime();
  const query = useQuery(messageById(api, id));
  const { isKnown, previous, next } = useNeighbours(id);
  const ways = isKnown ? (
    <>
      <Way href={previous} icon={<ChevronLeftIcon />} label={t("way.previous")} reason={t("way.first")} />
      <Way href={next} icon={<ChevronRightIcon />} label={t("way.next")} reason={t("way.last")} />
    </>
  ) : null;
  return (
    <QueryState backHref={backHref} key={id} query={query} skeleton={<Waiting />}>
      {(message) => <MessagePage isReloading={query.isFetching} message={message} onReload={() => void query.refetch()} ways={ways} />}
    </QueryState>
  );
}

function Way({ href, icon, label, reason }: { href: string | null; icon: ReactNode; label: string; reason: string }) {
  const reasonId = useId();
  return href ? (
    <ButtonLink href={href} icon={icon}>
      {label}
    </ButtonLink>
  ) : (
    <>
      <Button aria-describedby={reasonId} disabledReason={reason} icon={icon} reasonPlacement="hidden">
        {label}
      </Button>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}

interface MessagePageProps {
  message: Schemas["Message"];
  ways: ReactNode;
  isReloading: boolean;
  onReload: () => void;
}

function MessagePage({ message, ways, isReloading, onReload }: MessagePageProps) {
  const { t } = useTranslation("messages");
  const words = useMessageWords();
  const [now] = useState(() => new Date());
  const moves = useMessageMoves(message);
  const waiting = waitingOf(message, now, t);
  useNameRecord(message.subject);
  return (
    <Page
      actions={ways}
      subtitle={
        <>
          <span>{t("message.received", { name: writerOf(message), date: formatDateTime(message.receivedAt) })}</span>
          {message.takenBy && message.takenAt ? (
            <span>{t("message.taken", { name: message.takenBy, date: formatDateTime(message.takenAt) })}</span>
          ) : null}
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
            return operation === "replyToMessage" ? t("news.replied", { name }) : t("news.moved", { name });
          },
          kept: t("news.kept"),
          reload: t("news.reload"),
        }}
      />
      <MessageConflict message={message} moves={moves} />
      <SheetAndMargin
        margin={
          <>
            <MessagePanel message={message} moves={moves} />
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

/** As tall as a message's page, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={240} />} marginLabel="">
        <Skeleton height={560} />
      </SheetAndMargin>
    </Page>
  );
}
