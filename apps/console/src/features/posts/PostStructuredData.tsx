import { describePost, type ToldPost } from "@reserve/domain/structured-data";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { StructuredData, useTeller } from "../../shared/StructuredData.tsx";
import { type PostLocale, type PostValues, postSaveOf } from "./post.values.ts";

/** What search engines will be told of a post in one language, as it is typed; it follows once typing rests. */
export function PostStructuredData({ values, locale }: { values: PostValues; locale: PostLocale }) {
  const { t } = useTranslation("shared");
  const teller = useTeller(locale);
  const typed = useDeferredValue(values);
  return <StructuredData described={describePost(toldPostOf(typed, locale), teller)} nothing={t("structuredData.noneOfType")} />;
}

/** A typed post as engines are told of it. */
function toldPostOf(values: PostValues, locale: PostLocale): ToldPost {
  const { localizations, registration = null, ...save } = postSaveOf(values);
  const products = save.productEans.length > 0 ? values.products : [];
  return { ...save, ...localizations[locale], registration, products, medias: values.medias };
}
