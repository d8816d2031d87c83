import { useId, useState } from "react";
import { type TextsByLocale, useOwnTexts, useTexts } from "../texts/TextsProvider.tsx";
import { Jump } from "./PageJump.styles.ts";

const words: TextsByLocale<{ goTo: string; of: (last: string) => string }> = {
  fr: { goTo: "Aller à la page", of: (last) => `sur ${last}` },
  en: { goTo: "Go to page", of: (last) => `of ${last}` },
};

interface PageJumpProps {
  /** From 1. */
  page: number;
  lastPage: number;
  onPageChange: (page: number) => void;
}

/** A field for a page number; Enter opens that page, clamped to the existing pages. Placed beside a `Pagination` of many pages. */
export function PageJump({ page, lastPage, onPageChange }: PageJumpProps) {
  const texts = useTexts();
  const say = useOwnTexts(words);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Jump
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Number.parseInt(typed ?? "", 10);
        setTyped(null);
        if (!Number.isNaN(wanted)) onPageChange(Math.min(lastPage, Math.max(1, wanted)));
      }}
    >
      <label htmlFor={id}>{say.goTo}</label>
      <input
        aria-describedby={`${id}-of`}
        autoComplete="off"
        id={id}
        inputMode="numeric"
        onBlur={() => setTyped(null)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ""))}
        onFocus={(event) => event.target.select()}
        value={typed ?? page}
      />
      <small id={`${id}-of`}>{say.of(texts.number(lastPage))}</small>
    </Jump>
  );
}
