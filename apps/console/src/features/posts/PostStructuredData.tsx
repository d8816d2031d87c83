import { type DescribedPost, describePost } from "@reserve/domain/structured-data";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { StructuredData, useSiteContext } from "../../shared/StructuredData.tsx";
import { type PostLocale, type PostValues, postSaveOf } from "./post.values.ts";

/** What search engines will be told of a post in one language, as it is typed; it follows once typing rests. */
export function PostStructuredData({ values, locale }: { values: PostValues; locale: PostLocale }) {
  const { t } = useTranslation("shared");
  const siteContext = useSiteContext(locale);
  const typed = useDeferredValue(values);
  return <StructuredData described={describePost(describedPostOf(typed, locale), siteContext)} nothing={t("structuredData.noneOfType")} />;
}

/** A typed post as engines are told of it. */
function describedPostOf(values: PostValues, locale: PostLocale): DescribedPost {
  const { localizations, registration = null, ...save } = postSaveOf(values);
  const products = save.productEans.length > 0 ? values.products : [];
  return { ...save, ...localizations[locale], registration, products, medias: values.medias };
}
