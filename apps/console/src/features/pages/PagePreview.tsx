import type { Schemas } from "@reserve/contract";
import { Alert, Button, Note, Section, Select } from "@reserve/design-system";
import { PreviewFrame } from "@reserve/design-system/preview";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatMoney } from "../../shared/format/format.ts";
import { useDebounced } from "../../shared/list/useDebounced.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { DrawnCovers } from "./DrawnCovers.tsx";
import { pagePage } from "./pagePage.ts";
import { pagePreview } from "./pages.queries.ts";
import { faceRulesOf, facesOf, siteTheme } from "./siteTheme.ts";

interface PagePreviewProps {
  /** The page as it is written now. */
  page: Schemas["PageSave"];
  /** The bloc that is being written. */
  selected: string | null;
}

/** Preview of the page as the site would show it, with the current content of its blocs, in each language. */
export function PagePreview({ page, selected }: PagePreviewProps) {
  const { t } = useTranslation(["pages", "shared"]);
  const { api, variant } = useRuntime();
  const [locale, setLocale] = useState<"fr" | "en">("fr");
  const written = useDebounced(JSON.stringify(page));
  const { data, error, refetch } = useQuery(pagePreview(api, JSON.parse(written) as Schemas["PageSave"], locale));
  const { name, title } = variant;
  const [covers, setCovers] = useState<ReadonlyMap<number, string>>(new Map());
  const bare = useMemo(() => bareTitles(data), [data]);
  const html = useMemo(() => {
    if (!data) return null;
    return pagePage({
      shop: title,
      page: data,
      selected,
      theme: siteTheme(name, facesOf(document)),
      faceRules: faceRulesOf(document),
      pictureUrl: (key, size) => api.url("getPicture", { query: { key, size } }),
      covers,
      priceOf: (price) => (price === null ? "" : formatMoney(price)),
      dateOf: formatDateTime,
      nothing: t("preview.nothing"),
    });
  }, [api, covers, data, name, title, selected, t]);
  return (
    <Section
      aside={
        variant.locales.length > 1 ? (
          <Select
            isLabelHidden
            label={t("preview.language")}
            onChange={(code) => setLocale(code as "fr" | "en")}
            options={variant.locales.map(({ code, name: language }) => ({ value: code, label: language }))}
            value={locale}
          />
        ) : undefined
      }
      title={t("preview.title")}
    >
      {error ? (
        <Alert
          actions={<Button onClick={() => void refetch()}>{t("shared:state.retry")}</Button>}
          title={t("preview.failed")}
          tone="danger"
        >
          {error.message}
        </Alert>
      ) : null}
      <DrawnCovers onDrawn={setCovers} titles={bare} />
      <PreviewFrame html={html} title={t("preview.frame")} />
      <Note>{t("preview.note")}</Note>
    </Section>
  );
}

/** The titles of a page that have no picture, each once. */
function bareTitles(page: Schemas["ShownPage"] | undefined): readonly Schemas["ShownTitle"][] {
  const titles = (page?.blocs ?? []).flatMap(({ products }) => products).filter(({ picture }) => picture === null);
  return [...new Map(titles.map((title) => [title.id, title])).values()];
}
