import type { Schemas } from "@reserve/contract";
import { Alert, Button, clientThemes, Note, Section, Select } from "@reserve/design-system";
import { PreviewFrame } from "@reserve/design-system/preview";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatMoney } from "../../shared/format.ts";
import { useRuntime } from "../../shared/runtime.tsx";
import { useDebounced } from "../../shared/useDebounced.ts";
import { pagePage } from "./pagePage.ts";
import { pagePreview } from "./pages.queries.ts";

interface PagePreviewProps {
  /** The page as it is written now. */
  page: Schemas["PageSave"];
  /** The bloc that is being written. */
  selected: string | null;
}

/** The page as the site would show it, with what its blocs would find now, in each language. */
export function PagePreview({ page, selected }: PagePreviewProps) {
  const { t } = useTranslation(["pages", "shared"]);
  const { api, variant } = useRuntime();
  const [locale, setLocale] = useState<"fr" | "en">("fr");
  const written = useDebounced(JSON.stringify(page));
  const { data, error, refetch } = useQuery(pagePreview(api, JSON.parse(written) as Schemas["PageSave"], locale));
  const { name, title } = variant;
  const html = useMemo(() => {
    if (!data) return null;
    const colours = (clientThemes[name as keyof typeof clientThemes] ?? clientThemes.generic).light;
    return pagePage({
      shop: title,
      page: data,
      selected,
      theme: {
        ink: "#24201a",
        paper: "#fffdf8",
        accent: colours["accent-text"].$value.hex,
        heading: "Literata, Georgia, serif",
        body: "'Source Sans 3', system-ui, sans-serif",
      },
      pictureUrl: (key) => api.url("getPicture", { query: { key, size: "large" } }),
      priceOf: (price) => (price === null ? "" : formatMoney(price)),
      dateOf: formatDateTime,
      nothing: t("preview.nothing"),
    });
  }, [api, data, name, title, selected, t]);
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
      <PreviewFrame html={html} title={t("preview.frame")} />
      <Note>{t("preview.note")}</Note>
    </Section>
  );
}
