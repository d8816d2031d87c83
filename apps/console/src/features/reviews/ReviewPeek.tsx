import type { Schemas } from "@reserve/contract";
import { Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { Paragraphs } from "../../shared/Paragraphs.tsx";

/** A review's words, whole, and what the shop answered, beside its row. */
export function ReviewPeek({ review: { text, answer } }: { review: Schemas["Review"] }) {
  const { t } = useTranslation("reviews");
  return (
    <>
      <Section title={t("section.text")}>
        <Paragraphs text={text} />
      </Section>
      {answer ? (
        <Section title={t("section.answer")}>
          <Paragraphs text={answer.text} />
        </Section>
      ) : null}
    </>
  );
}
