import { Link, Note, VisuallyHidden } from "@reserve/design-system";
import { type DiscountPhrase, discountSentence } from "@reserve/domain";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { useDebounced } from "../../../shared/list/useDebounced.ts";
import { type DiscountValues, termsOf } from "../discount.values.ts";
import { focusField, spotHref } from "./fieldSpot.tsx";
import { type PhraseNames, phraseText } from "./phrase.format.ts";

/** Idle time after typing before the sentence is announced, in milliseconds. */
const REST_MS = 800;

interface DiscountSentenceProps {
  values: DiscountValues;
  names: Omit<PhraseNames, "hasOwnCodes">;
}

/** Sentence that describes the discount while editing; each fragment links to its field. */
export function DiscountSentence({ values, names }: DiscountSentenceProps) {
  const { t } = useTranslation("discounts");
  const phrases = discountSentence(termsOf(values)).map((phrase) => ({
    phrase,
    text: phraseText(phrase, { ...names, hasOwnCodes: values.codeKind === "own" }, t),
  }));
  const sentence = phrases.map(({ phrase, text }, index) => glueBefore(phrase, index) + text).join("");
  const announced = useDebounced(`${sentence}.`, REST_MS);
  return (
    <>
      <p>
        {phrases.map(({ phrase, text }, index) => (
          <Fragment key={phrase.part}>
            {glueBefore(phrase, index)}
            <Link
              href={spotHref(phrase.field)}
              onClick={(event) => {
                event.preventDefault();
                focusField(phrase.field);
              }}
            >
              {text}
            </Link>
          </Fragment>
        ))}
        .
      </p>
      <Note>{t("sentence.help")}</Note>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );

  /** Separator before a fragment: amount and scope belong together, combining is a separate sentence. */
  function glueBefore({ part }: DiscountPhrase, index: number): string {
    if (index === 0) return "";
    if (part === "on") return " ";
    return part === "cumulation" ? `. ${t("sentence.it")} ` : ", ";
  }
}
