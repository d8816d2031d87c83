import type { Output } from "@reserve/contract";
import { ActionStack, Button, DescriptionList, FieldStack, Note, OffActions, Section, StepPath, TextArea } from "@reserve/design-system";
import {
  ArchiveIcon,
  ArchiveRestoreIcon,
  FileCheckIcon,
  FilePenLineIcon,
  FileXIcon,
  GlobeIcon,
  SendIcon,
  Undo2Icon,
} from "@reserve/design-system/icons";
import {
  canDeletePost,
  canMovePost,
  type PostFacts,
  type PostMove,
  type PostMoveReason,
  postAddress,
  postMoves,
  undescribedPictures,
} from "@reserve/domain";
import { postWorkflowAt } from "@reserve/workflows";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../../shared/command/Confirmation.tsx";
import { sentenceAt } from "../../../shared/command/confirmable.ts";
import { DeleteButton } from "../../../shared/command/DeleteButton.tsx";
import { useWrite } from "../../../shared/command/useWrite.ts";
import { SiteAddress } from "../../../shared/form/SiteAddress.tsx";
import { formatDateTime } from "../../../shared/format/format.ts";
import { to } from "../../../shared/links/to.ts";
import { PostVersions } from "../history/PostVersions.tsx";
import { usePostRights } from "../usePostRights.ts";

type Post = Output<"updatePost">["entityOutput"];

interface PostMarginProps {
  /** Null: a new one, which has no way yet. */
  record: Post | null;
  /** True with unsaved changes: actions that would lose them are disabled. */
  isDirty: boolean;
}

/** Margin of a post: available actions, unavailable ones with reasons, and the status history. */
export function PostMargin({ record, isDirty }: PostMarginProps) {
  const { t } = useTranslation("posts");
  return record ? (
    <>
      <NextSteps isDirty={isDirty} record={record} />
      <PostVersions record={record} />
      <Facts record={record} />
    </>
  ) : (
    <Note>{t("post.newNote")}</Note>
  );
}

const icons: Readonly<Record<PostMove, ReactNode>> = {
  submit: <SendIcon />,
  takeBack: <Undo2Icon />,
  validate: <FileCheckIcon />,
  reject: <FileXIcon />,
  correct: <FilePenLineIcon />,
  resubmit: <SendIcon />,
  publish: <GlobeIcon />,
  unpublish: <Undo2Icon />,
  archive: <ArchiveIcon />,
  restore: <ArchiveRestoreIcon />,
};

/** Moves shown as not possible yet: the steps ahead, in the order of the workflow. */
const ahead: Readonly<Record<Post["postStatus"], readonly PostMove[]>> = {
  Draft: ["validate", "publish"],
  WaitingForValidation: ["publish", "archive"],
  ValidationRejected: ["publish"],
  Validated: ["publish"],
  Published: [],
  Archived: ["publish"],
};

function NextSteps({ record, isDirty }: { record: Post; isDirty: boolean }) {
  const { t } = useTranslation(["posts", "shared"]);
  const { rights, isOwner } = usePostRights(record);
  const command = useWrite("movePost");
  const [comment, setComment] = useState("");
  const now = new Date();
  const isToCome = record.publicationStartDate !== null && new Date(record.publicationStartDate) > now;
  const label = (move: PostMove) =>
    move === "publish" && isToCome && record.publicationStartDate
      ? t("move.schedule", { date: formatDateTime(record.publicationStartDate) })
      : t(`move.${move}`);
  const facts = factsOf(record);
  const way = postWorkflowAt(record.postStatus, { post: facts, rights, isOwner, now });
  const allowed = postMoves.filter((type) => way.can({ type }));
  const off = ahead[record.postStatus].flatMap((move) => {
    const verdict = canMovePost(move, facts, rights, isOwner, now);
    return verdict.isAllowed ? [] : [{ move, reason: verdict.reason }];
  });
  const canDelete = canDeletePost(record, rights).isAllowed;
  const pendingMove = command.pendingInput?.body.move ?? null;
  const isSimple = (move: PostMove) => move !== "reject" && move !== "archive" && move !== "publish" && move !== "unpublish";
  const input = (move: PostMove, moveComment: string | null) => ({ body: { id: record.id, move, comment: moveComment } });
  const start = (move: PostMove) => {
    setComment("");
    if (isSimple(move)) void command.send(input(move, null), `"${record.version}"`);
    else command.ask(input(move, null), `"${record.version}"`);
  };
  return (
    <Section isPanel title={t("post.whatNow")}>
      <Way record={record} />
      <PostStatusSummary record={record} />
      {allowed.length > 0 || canDelete ? (
        <ActionStack>
          {allowed.map((move, index) => (
            <Button
              disabledReason={isDirty ? t("post.saveFirst") : undefined}
              icon={icons[move]}
              isBusy={command.isSending && index === 0}
              isFullWidth
              key={move}
              onClick={() => start(move)}
              variant={index === 0 && move !== "archive" && move !== "unpublish" ? "primary" : "secondary"}
            >
              {label(move)}
            </Button>
          ))}
          {canDelete ? (
            <DeleteButton
              detail={t("post.deleteDetail", { title: record.title })}
              label={t("post.delete")}
              nextUrl={to.posts()}
              op="deletePost"
              record={record}
            />
          ) : null}
        </ActionStack>
      ) : (
        <Note>{t("post.nothingToDo")}</Note>
      )}
      {off.length > 0 ? (
        <OffActions
          items={off.map(({ move, reason }) => ({ icon: icons[move], label: label(move), reason: reasonWords(reason, record) }))}
          title={t("post.notYet")}
        />
      ) : null}
      <Confirmation
        command={command}
        detail={pendingMove ? t(`detail.${pendingMove}`, { title: record.title }) : null}
        fields={["comment"]}
        onConfirm={() => pendingMove && command.confirm(input(pendingMove, comment.trim() || null))}
      >
        {pendingMove === "reject" ? (
          <TextArea
            error={sentenceAt(command.failure, "comment")}
            help={t("post.reasonHelp")}
            isOptional
            label={t("post.reason")}
            maxLength={1000}
            onChange={setComment}
            value={comment}
          />
        ) : null}
      </Confirmation>
    </Section>
  );

  function reasonWords(reason: PostMoveReason, { postStatus }: Post): string {
    return reason === "NotFromThisStatus" ? t(`notFrom.${postStatus}`) : t(`reason.${reason}`);
  }
}

/** Steps of the workflow, the current one in bold; returned and archived posts are shown beside it. */
function Way({ record: { state } }: { record: Post }) {
  const { t } = useTranslation("posts");
  if (state === "Archived") return null;
  const at = { Draft: 0, WaitingForValidation: 1, ValidationRejected: 1, Validated: 2, Scheduled: 3, Online: 3, Expired: 3 }[state];
  const steps = ["Draft", "WaitingForValidation", "Validated", "Online"].map((step, index) =>
    t(`state.${index === at ? state : (step as Post["state"])}`),
  );
  return <StepPath current={at} label={t("post.way")} steps={steps} />;
}

/** Current status with its date, author and comment. */
function PostStatusSummary({ record: { state, lastMove, publicationStartDate, publicationEndDate } }: { record: Post }) {
  const { t } = useTranslation("posts");
  const date = (moment: string | null) => (moment === null ? "" : formatDateTime(moment));
  return (
    <FieldStack>
      {state === "Scheduled" ? <Note>{t("post.onlineFrom", { date: date(publicationStartDate) })}</Note> : null}
      {state === "Online" && publicationEndDate ? <Note>{t("post.onlineUntil", { date: date(publicationEndDate) })}</Note> : null}
      {state === "Expired" ? <Note>{t("post.leftAt", { date: date(publicationEndDate) })}</Note> : null}
      {lastMove ? <Note>{t(`moved.${lastMove.move}`, { name: lastMove.by, date: date(lastMove.at) })}</Note> : null}
      {lastMove?.comment ? <blockquote>{t("post.quoted", { text: lastMove.comment })}</blockquote> : null}
    </FieldStack>
  );
}

function Facts({ record: { owner, createdAt, updatedAt, localizations, state } }: { record: Post }) {
  const { t } = useTranslation("posts");
  const { relativeUrl } = localizations.fr;
  return (
    <Section title={t("section.about")}>
      <DescriptionList
        items={[
          { term: t("field.owner"), description: owner?.name ?? t("post.nobody") },
          ...(relativeUrl === null
            ? []
            : [{ term: t("post.onSite"), description: <SiteAddress isOpen={state === "Online"} path={postAddress(relativeUrl)} /> }]),
          { term: t("field.createdAt"), description: formatDateTime(createdAt) },
          { term: t("field.updatedAt"), description: formatDateTime(updatedAt) },
        ]}
      />
    </Section>
  );
}

/** Returns the record as input of the workflow rules. */
function factsOf(record: Post): PostFacts {
  return {
    postType: record.postType,
    postStatus: record.postStatus,
    publicationStartDate: record.publicationStartDate,
    publicationEndDate: record.publicationEndDate,
    title: record.title,
    relativeUrl: record.localizations.fr.relativeUrl,
    eventStart: record.eventStart,
    city: record.location.city,
    productCount: record.products.length,
    undescribedPictures: undescribedPictures(record.medias),
  };
}
