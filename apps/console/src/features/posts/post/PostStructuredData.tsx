import { type DescribedPost, describePost } from "@reserve/domain/structured-data";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { StructuredData, useSiteContext } from "../../../shared/record/StructuredData.tsx";
import { type PostLocale, type PostValues, postSaveOf } from "./post.values.ts";

/** Structured data of a post in one language, from its current input; updated once typing pauses. */
export function PostStructuredData({ values, locale }: { values: PostValues; locale: PostLocale }) {
  const { t } = useTranslation("shared");
  const siteContext = useSiteContext(locale);
  const typed = useDeferredValue(values);
  return <StructuredData described={describePost(describedPostOf(typed, locale), siteContext)} nothing={t("structuredData.noneOfType")} />;
}

/** Returns the current input as the input of the structured data. */
function describedPostOf(values: PostValues, locale: PostLocale): DescribedPost {
  const { localizations, registration = null, ...save } = postSaveOf(values);
  const products = save.productEans.length > 0 ? values.products : [];
  return { ...save, ...localizations[locale], registration, products, medias: values.medias };
}
