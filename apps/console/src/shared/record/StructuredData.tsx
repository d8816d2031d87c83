import { Note } from "@reserve/design-system";
import { CodeText } from "@reserve/design-system/source";
import { type Described, jsonLd, type PostFact, type ProductFact, type SiteContext } from "@reserve/domain/structured-data";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../query/runtime.tsx";

interface StructuredDataProps {
  /** Structured data and missing facts. */
  described: Described<PostFact | ProductFact>;
  /** Text shown without structured data: the reason why there is none. */
  nothing: string;
}

/** Structured data of a page as embedded, with the list of missing facts. */
export function StructuredData({ described: { data, missing }, nothing }: StructuredDataProps) {
  const { t } = useTranslation("shared");
  if (data === null) return <Note>{nothing}</Note>;
  return (
    <>
      <Note>{t("structuredData.detail")}</Note>
      {missing.length > 0 ? (
        <ul>
          {missing.map((fact) => (
            <li key={fact}>{t(`structuredData.missing.${fact}`)}</li>
          ))}
        </ul>
      ) : (
        <p>{t("structuredData.nothingMissing")}</p>
      )}
      <CodeText label={t("structuredData.title")} text={jsonLd(data)} />
    </>
  );
}

/** Returns the site context for structured data in a language: client name and picture URLs. */
export function useSiteContext(locale: SiteContext["locale"]): SiteContext {
  const { api, variant } = useRuntime();
  return {
    name: variant.title,
    locale,
    siteUrl: variant.siteUrl,
    pictureUrl: (key) => new URL(api.url("getPicture", { query: { key, size: "large" } }), location.origin).href,
  };
}
