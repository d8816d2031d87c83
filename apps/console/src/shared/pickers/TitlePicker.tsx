import { Alert, Combobox } from "@reserve/design-system";
import { isProductCode } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TitleChoice } from "../format/titles.ts";
import { titlesFor } from "../format/titles.ts";
import { useTypedSearch } from "../list/useTypedSearch.ts";
import { useRuntime } from "../query/runtime.tsx";
import { lookUp } from "./title-codes.ts";
import { useCodeTexts } from "./useCodeTexts.ts";

/** Search field for titles; a scanned EAN is added at once. Chosen titles are not offered. */
export function TitlePicker({ selection: { titles, add, room } }: { selection: TitleChoice }) {
  const { t } = useTranslation("shared");
  const { api } = useRuntime();
  const wordsOf = useCodeTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const { isSearching, error, onSearch, ...search } = useTypedSearch((typed) => titlesFor(api, typed));
  const chosen = new Set(titles.map(({ id }) => id));
  const hits = search.hits.filter(({ id }) => !chosen.has(id));

  async function take(code: string) {
    const found = await lookUp(api, code);
    if ("title" in found) add([found.title]);
    setProblem("title" in found ? null : wordsOf(found));
  }

  return (
    <>
      <Combobox
        error={problem ?? undefined}
        help={t("picking.picker.help")}
        isDisabled={room <= 0}
        isPicker
        isSearching={isSearching}
        label={t("picking.picker.label")}
        onChange={(option) => {
          const hit = hits.find(({ id }) => String(id) === option?.value);
          if (hit) add([hit]);
          onSearch("");
          setProblem(null);
        }}
        onEnter={(code) => {
          // Text is searched in the list; only a code, even with a wrong check digit, is looked up here.
          if (!isProductCode(code)) return false;
          void take(code);
          onSearch("");
          return true;
        }}
        onSearch={onSearch}
        options={hits.map(({ id, title, authors, ean }) => ({
          value: String(id),
          label: [title, ...authors].join(", "),
          detail: formatIsbn(ean),
        }))}
        placeholder={t("picking.picker.placeholder")}
        value={null}
      />
      {error ? <Alert tone="warning">{t("picking.picker.failed")}</Alert> : null}
    </>
  );
}
