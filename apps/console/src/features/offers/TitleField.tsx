import { Combobox } from "@reserve/design-system";
import { isProductCode } from "@reserve/domain";
import { formatIsbn } from "@reserve/domain/isbn";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { titlesFor } from "../../shared/format/titles.ts";
import { useTypedSearch } from "../../shared/list/useTypedSearch.ts";
import { lookUp } from "../../shared/pickers/title-codes.ts";
import { useCodeTexts } from "../../shared/pickers/useCodeTexts.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import type { OfferTitle } from "./offer.values.ts";

interface TitleFieldProps {
  value: OfferTitle | null;
  onChange: (title: OfferTitle | null) => void;
  isChanged: boolean;
}

const optionOf = ({ id, title, ean }: OfferTitle) => ({ value: String(id), label: title, detail: formatIsbn(ean) });

/** Search field for the product of an offer; a scanned code is selected at once. */
export function TitleField({ value, onChange, isChanged }: TitleFieldProps) {
  const { t } = useTranslation("offers");
  const { api } = useRuntime();
  const wordsOf = useCodeTexts();
  const [problem, setProblem] = useState<string>();
  const { hits, isSearching, error, retry, onSearch } = useTypedSearch((typed) => titlesFor(api, typed));

  async function take(code: string): Promise<void> {
    const found = await lookUp(api, code);
    if ("title" in found) onChange(found.title);
    setProblem("title" in found ? undefined : wordsOf(found));
  }

  return (
    <Combobox
      error={problem}
      failure={error ? { message: t("title.failed"), onRetry: retry } : undefined}
      help={t("title.help")}
      isChanged={isChanged}
      isSearching={isSearching}
      label={t("field.product")}
      name="productId"
      onChange={(option) => {
        const hit = hits.find(({ id }) => String(id) === option?.value);
        setProblem(undefined);
        onChange(hit ? { id: hit.id, ean: hit.ean, title: hit.title } : null);
      }}
      onEnter={(code) => {
        // Text is searched in the list; only a code, even with a wrong check digit, is looked up here.
        if (!isProductCode(code)) return false;
        void take(code);
        onSearch("");
        return true;
      }}
      onSearch={onSearch}
      options={hits.map((hit) => ({ ...optionOf(hit), label: [hit.title, ...hit.authors].join(", ") }))}
      placeholder={t("title.placeholder")}
      value={value ? optionOf(value) : null}
    />
  );
}
