import type { Schemas } from "@reserve/contract";
import { Note, Section } from "@reserve/design-system";
import { CountedTextArea } from "@reserve/design-system/fields";
import { canAnswerReview } from "@reserve/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { saveEffect } from "../../shared/command/save-effect.ts";
import { RecordForm } from "../../shared/form/RecordForm.tsx";
import { useRecordForm } from "../../shared/form/useRecordForm.ts";
import { formatDateTime } from "../../shared/format/format.ts";
import { Paragraphs } from "../../shared/format/Paragraphs.tsx";
import { Rating, ReviewBadge } from "./ReviewFacts.tsx";
import { ReviewMargin } from "./ReviewMargin.tsx";

/** Maximum characters of a reply. */
const MOST = 2000;

interface ReviewFormProps {
  review: Schemas["Review"];
  /** Links to the previous and next review. */
  neighbourLinks: ReactNode;
}

interface ReviewValues {
  text: string;
}

/** Form for the shop's reply to a review, with the review's text. */
export function ReviewForm({ review, neighbourLinks }: ReviewFormProps) {
  const { t } = useTranslation("reviews");
  const { id, title, name, status, createdAt, decidedAt, decidedBy, answer } = review;
  const form = useRecordForm({
    name: `review ${id}`,
    label: t("review.unsaved", { name }),
    record: review,
    update: "answerReview",
    values: answerOf,
    fields: { text: { label: t("field.answer"), isLongText: true } },
    check: ({ text }) => faultOf(text),
    toBody: ({ text }) => ({ text: text.trim() }),
    // Publishing or rejecting it meanwhile does not conflict with the reply.
    isVersionWider: true,
  });
  return (
    <RecordForm
      effect={saveEffect("online", null, { isPublic: status === "Approved" }, new Date())}
      actions={neighbourLinks}
      form={form}
      margin={<ReviewMargin isDirty={form.isDirty} review={review} />}
      marginLabel={t("section.margin")}
      saveLabel={t("review.save")}
      subtitle={
        <>
          <Rating points={review.rating} />
          <span>{t("review.written", { name, date: formatDateTime(createdAt) })}</span>
          {decidedAt !== null && status !== "Pending" ? (
            <span>{t(`review.decided.${status}`, { name: decidedBy, date: formatDateTime(decidedAt) })}</span>
          ) : null}
        </>
      }
      title={title}
      titleExtra={<ReviewBadge isInset status={status} />}
    >
      <Section title={t("section.text")}>
        <Paragraphs text={review.text} />
      </Section>
      <Section title={t("section.answer")}>
        {canAnswerReview(status) ? (
          <CountedTextArea {...form.field("text")} help={helpOf()} maxCharacters={MOST} rows={6} />
        ) : (
          <>
            {answer ? <Paragraphs text={answer.text} /> : null}
            <Note>{t("review.noAnswer")}</Note>
          </>
        )}
      </Section>
    </RecordForm>
  );

  function helpOf(): string {
    return answer ? t("review.answered", { name: answer.by, date: formatDateTime(answer.at) }) : t("review.answerHelp");
  }

  function faultOf(text: string) {
    const trimmed = text.trim();
    const errorMessage =
      trimmed === "" ? t("review.answerEmpty") : [...trimmed].length > MOST ? t("review.answerLong", { count: MOST }) : null;
    return errorMessage === null ? null : { summary: [], properties: [{ propertyName: "text", errorMessage }] };
  }
}

function answerOf(review: Schemas["Review"] | null): ReviewValues {
  return { text: review?.answer?.text ?? "" };
}
