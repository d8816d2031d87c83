import type { Schemas } from "@reserve/contract";
import { Section } from "@reserve/design-system";
import { useTranslation } from "react-i18next";
import { Paragraphs } from "../../shared/format/Paragraphs.tsx";

/** Full text of a review and the shop's reply, beside its row. */
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
